// `npm run golden`: runs every scenario with powerbi-client and records its messages in test/contracts/golden/. With names of
// scenarios as arguments, records only these. The recordings are committed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { launchPlayer } from '../test/contracts/stage';
import { startServers } from '../test/browser/support/servers';
import { chromiumArgs, getChromium } from './chromium.mjs';

const wanted = process.argv.slice(2);
const folder = 'test/contracts/golden';
const servers = await startServers();
const browser = await chromium.launch({
  executablePath: await getChromium(),
  args: [...chromiumArgs, servers.resolverRules],
});
let failed = 0;
try {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  mkdirSync(folder, { recursive: true });
  const player = await launchPlayer(await context.newPage(), servers, 'peer-2.23.1');
  for (const name of wanted.length > 0 ? wanted : await player.names()) {
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
