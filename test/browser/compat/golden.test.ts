import { readdirSync, readFileSync } from 'node:fs';
import { acceptedDifferences } from '../../contracts/differences';
import type { Recording } from '../../contracts/player';
import { bundle } from '../support/bundle';
import { expect, test } from '../support/fixtures';

const folder = 'test/contracts/golden';

/** What the published client left on the wire, with the differences that are meant and the entry point's own attributes. */
function goldenOf(name: string): Recording {
  const golden = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as Recording;
  const accepted = acceptedDifferences[name]?.apply(golden) ?? golden;
  return JSON.parse(JSON.stringify(accepted).replaceAll("attribute 'data-", "attribute 'powerbi-")) as Recording;
}

test('the entry point that replaces the published client does on the wire what that does', async ({
  page,
  servers: { host },
}) => {
  host.serve('/contracts.js', await bundle('test/contracts/player.ts', 'contracts'));
  await page.goto(
    host.page(
      '/stage-compat',
      `<body><script src="/dist/vitrine.compat.umd.js"></script>
       <script>window.library = { client: window['powerbi-client'], service: window.powerbi, attributePrefix: 'powerbi-' }</script>
       <script src="/contracts.js"></script>`,
    ),
  );
  const names = readdirSync(folder).map((file) => file.replace('.json', ''));
  const recordings = await page.evaluate(async (all) => {
    const played: Record<string, unknown> = {};
    for (const name of all) played[name] = await window.contracts.play(name, window.library);
    return played;
  }, names);
  for (const name of names) expect(recordings[name], name).toEqual(goldenOf(name));
});
