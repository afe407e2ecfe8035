import type { Page } from '@playwright/test';
import type { Emulator } from '../../../src/emulator';
import type * as Vitrine from '../../../src';

/** Where a test embeds content. */
export interface EmbedPlace {
  emulator: Emulator;
  host: { page(path: string, body: string): string };
  /** Of the frame, in pixels. Default 1200. */
  width?: number;
}

/** Embeds a configuration, waits until it is rendered, and returns the frame. */
export async function show(
  page: Page,
  { emulator, host, width = 1200 }: EmbedPlace,
  config: object,
  method: 'embed' | 'createReport' = 'embed',
) {
  const body = `<body><div id="container" style="width:${String(width)}px;height:680px"></div>
    <script src="/dist/vitrine.umd.js" data-auto-embed="false"></script>`;
  await page.goto(host.page('/emulator-alone', body));
  await page.evaluate(
    ([origin, accessToken, more, call]) => {
      const { vitrine } = window as unknown as { vitrine: typeof Vitrine };
      const service = new vitrine.Service({ trustedOrigins: [origin] });
      const embed = service[call](document.querySelector<HTMLElement>('#container')!, {
        accessToken,
        tokenType: 1,
        ...more,
      } as never);
      return embed.whenRendered();
    },
    [emulator.origin, await emulator.createToken(), config, method] as const,
  );
  const frame = await (await page.waitForSelector('#container iframe')).contentFrame();
  if (!frame) throw new Error('The embed has no frame.');
  return frame;
}

/** Returns the configuration of the sample's report, with every permission. */
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

/** Settings with every pane and bar visible. */
export const everything = {
  panes,
  bars: { actionBar: { visible: true }, statusBar: { visible: true } },
  personalBookmarksEnabled: true,
};
