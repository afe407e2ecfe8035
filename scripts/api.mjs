// Writes the reports of the public surface to api/; with `--check`, fails when they differ from what is committed.
// Every `api-extractor*.json` but the base is one door. The check takes the build as it is: the gate before it has made it.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { buildIfStale } from './build-if-stale.mjs';

const check = process.argv.includes('--check');
const doors = readdirSync('.').filter((file) => /^api-extractor.*\.json$/.test(file) && !file.includes('.base.'));
let failed = false;
if (!check) await buildIfStale(['types']);

for (const door of doors) {
  const { errorCount, apiReportChanged } = Extractor.invoke(ExtractorConfig.loadFileAndPrepare(resolve(door)), {
    localBuild: !check,
    messageCallback(message) {
      // banners about the compiler's version say nothing about the surface
      if (message.messageId.startsWith('console-') && message.logLevel === 'info') message.handled = true;
    },
  });
  const differs = check && apiReportChanged;
  if (differs) console.error(`${door}: the surface differs from its report. Run \`npm run api\` and commit api/.`);
  const ok = errorCount === 0 && !differs;
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${door}: ${errorCount} errors`);
  failed ||= !ok;
}
process.exit(failed ? 1 : 0);
