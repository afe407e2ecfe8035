import { readdirSync, readFileSync } from 'node:fs';
import { acceptedDifferences } from './differences';
import type { Recording } from './player';
import { authoringScript } from './player-page';
import { bundle } from '../../browser/support/bundle';
import { expect, test } from '../../browser/support/fixtures';

const folder = 'test/conformance/messages/golden';

/** Returns powerbi-client's recording with the accepted differences and the compat entry point's attribute names. */
function expectedRecording(name: string): Recording {
  const golden = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as Recording;
  const accepted = acceptedDifferences[name]?.apply(golden) ?? golden;
  return JSON.parse(JSON.stringify(accepted).replaceAll("the 'data-", "the 'powerbi-")) as Recording;
}

test('the compat entry point and powerbi-client exchange the same messages in every scenario', async ({
  page,
  servers: { host },
}) => {
  host.serve('/player.js', await bundle('test/conformance/messages/player.ts', 'player'));
  await page.goto(
    host.page(
      '/player-compat',
      `<body><script src="/dist/vitrine.compat.umd.js"></script>${authoringScript}
       <script>window.library = { client: window['powerbi-client'], service: window.powerbi, attributePrefix: 'powerbi-' }</script>
       <script src="/player.js"></script>`,
    ),
  );
  const names = readdirSync(folder).map((file) => file.replace('.json', ''));
  const recordings = await page.evaluate(async (all) => {
    const recorded: Record<string, unknown> = {};
    for (const name of all) recorded[name] = await window.player.play(name, window.library);
    return recorded;
  }, names);
  for (const name of names) expect(recordings[name], name).toEqual(expectedRecording(name));
});
