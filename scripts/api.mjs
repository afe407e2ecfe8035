// Writes the public API reports to api/. With `--check`, fails if they differ from the committed ones; the check uses
// the existing build. Each `api-extractor*.json` except the base describes one entry point.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { buildIfStale } from './build-if-stale.mjs';

const check = process.argv.includes('--check');
const entryPoints = readdirSync('.').filter((file) => /^api-extractor.*\.json$/.test(file) && !file.includes('.base.'));
let failed = false;
if (!check) await buildIfStale(['types']);

const configs = entryPoints.map((entryPoint) => ExtractorConfig.loadFileAndPrepare(resolve(entryPoint)));
// all entry points share one program, because reading types takes most of the time
const compilerState = CompilerState.create(configs[0], {
  additionalEntryPoints: configs.slice(1).map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
});

for (const [index, entryPoint] of entryPoints.entries()) {
  const { errorCount, apiReportChanged } = Extractor.invoke(configs[index], {
    compilerState,
    localBuild: !check,
    messageCallback(message) {
      // banners about the compiler version are irrelevant here
      if (message.messageId.startsWith('console-') && message.logLevel === 'info') message.handled = true;
    },
  });
  const differs = check && apiReportChanged;
  if (differs)
    console.error(`${entryPoint}: the public API differs from its report. Run \`npm run api\` and commit api/.`);
  const ok = errorCount === 0 && !differs;
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${entryPoint}, errors: ${errorCount}`);
  failed ||= !ok;
}
process.exit(failed ? 1 : 0);
