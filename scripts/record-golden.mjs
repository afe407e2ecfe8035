// Runs the scenarios with powerbi-client and writes its messages to test/conformance/messages/golden/.
// `npm run golden` records all scenarios, and `npm run golden <name>…` only the named ones. The files are committed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { launchPlayer } from '../test/conformance/messages/player-page';
import { startServers } from '../test/browser/support/servers';
import { chromiumArgs, getChromium } from './chromium.mjs';

const selectedNames = process.argv.slice(2);
const folder = 'test/conformance/messages/golden';
const servers = await startServers();
const browser = await chromium.launch({
  executablePath: await getChromium(),
  args: [...chromiumArgs, servers.resolverRules],
});
let failed = 0;
try {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  mkdirSync(folder, { recursive: true });
  const player = await launchPlayer(await context.newPage(), servers, 'powerbi-client-2.23.1');
  for (const name of selectedNames.length > 0 ? selectedNames : await player.names()) {
    try {
      const recording = await player.play(name);
      writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(recording, null, 1)}\n`);
      console.log(`${name}: ${recording.requests.length} requests, ${recording.replies.length} replies`);
    } catch (error) {
      failed += 1;
      console.error(`${name}: ${error.message}`);
    }
  }
} finally {
  await browser.close();
  await servers.close();
}
process.exit(failed > 0 ? 1 : 0);
