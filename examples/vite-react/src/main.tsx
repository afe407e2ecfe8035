import { service } from '@vitrine/sdk';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Staff } from './staff';

service.trustOrigin('http://127.0.0.1:4300'); // the emulator

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <StrictMode>
    <Staff embedUrl="http://127.0.0.1:4300/reportEmbed?reportId=staff-overview" accessToken="demo" />
  </StrictMode>,
);
