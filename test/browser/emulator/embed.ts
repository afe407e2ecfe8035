import type { Page } from '@playwright/test';
import type { Emulator } from '../../../src/emulator';
import { test as base } from '../support/fixtures';
import type * as Vitrine from '../../../src';

/** The browser tests' `test` with a strict emulator of its own. */
export const test = base.extend<object, { emulator: Emulator }>({
  emulator: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const path = `${process.cwd()}/dist/emulator/index.mjs`;
      const { startEmulator } = (await import(path)) as typeof import('../../../src/emulator');
      const emulator = await startEmulator({ strict: true });
      await use(emulator);
      await emulator.close();
    },
    { scope: 'worker' },
  ],
});

/** Where a test shows something. */
export interface Stage {
  emulator: Emulator;
  host: { page(path: string, body: string): string };
  /** Of the frame, in pixels. Default 1200. */
  width?: number;
}

/** Shows what a configuration says and waits until it is drawn; answers the frame. */
export async function show(
  page: Page,
  { emulator, host, width = 1200 }: Stage,
  config: object,
  method: 'embed' | 'createReport' = 'embed',
) {
  const body = `<body><div id="stage" style="width:${String(width)}px;height:680px"></div>
    <script src="/dist/vitrine.umd.js" data-auto-embed="false"></script>`;
  await page.goto(host.page('/emulator-alone', body));
  await page.evaluate(
    ([origin, accessToken, more, call]) => {
      const { vitrine } = window as unknown as { vitrine: typeof Vitrine };
      const service = new vitrine.Service({ trustedOrigins: [origin] });
      const embed = service[call](document.querySelector<HTMLElement>('#stage')!, {
        accessToken,
        tokenType: 1,
        ...more,
      } as never);
      return embed.whenRendered();
    },
    [emulator.origin, await emulator.createToken(), config, method] as const,
  );
  const frame = await (await page.waitForSelector('#stage iframe')).contentFrame();
  if (!frame) throw new Error('The embed has no frame.');
  return frame;
}

/** A report of the sample, with every permission. */
export const report = (emulator: Emulator, more: object = {}) => ({
  type: 'report',
  id: 'staff-overview',
  embedUrl: emulator.embedUrl('staff-overview'),
  permissions: 7,
  ...more,
});

const panes = {
  filters: { visible: true, expanded: true },
  bookmarks: { visible: true },
  selection: { visible: true },
  syncSlicers: { visible: true },
};

/** Settings that show every pane and bar. */
export const everything = {
  panes,
  bars: { actionBar: { visible: true }, statusBar: { visible: true } },
  personalBookmarksEnabled: true,
};

export { expect } from '@playwright/test';
