import { service } from '@vitrine/sdk';
import { showReport } from './report-page';

service.trustOrigin('http://127.0.0.1:4300'); // the emulator
const report = showReport(document.querySelector('#app')!, {
  embedUrl: 'http://127.0.0.1:4300/reportEmbed?reportId=staff-overview',
  accessToken: 'demo',
});
// makes the report available to the recorder in the console
Object.assign(window, { report });
