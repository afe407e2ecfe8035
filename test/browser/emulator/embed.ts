import type { Page } from '@playwright/test';
import type { Emulator } from '../../../src/emulator';
import type * as Vitrine from '../../../src';

/** Servers for a test's host page, and the size of its frame. */
export interface EmbedOptions {
  emulator: Emulator;
  host: { page(path: string, body: string): string };
  /** Frame width in CSS pixels. Default: 1200. */
  width?: number;
  /** Frame height in CSS pixels. Default: 680. */
  height?: number;
}

/** Embeds content, waits until it is rendered, and returns its frame. The page's global `embedded` is the embed. */
export async function embedContent(
  page: Page,
  { emulator, host, width = 1200, height = 680 }: EmbedOptions,
  config: object,
  method: 'embed' | 'createReport' = 'embed',
) {
  const body = `<body><div id="container" style="width:${String(width)}px;height:${String(height)}px"></div>
    <script src="/dist/vitrine.umd.js" data-auto-embed="false"></script>`;
  await page.goto(host.page('/emulator-alone', body));
  await page.evaluate(
    ([origin, accessToken, overrides, call]) => {
      const { vitrine } = window as unknown as { vitrine: typeof Vitrine };
      const service = new vitrine.Service({ trustedOrigins: [origin] });
      const embed = service[call](document.querySelector<HTMLElement>('#container')!, {
        accessToken,
        tokenType: 1,
        ...overrides,
      } as never);
      (window as unknown as { embedded: Vitrine.Embed }).embedded = embed;
      return embed.whenRendered();
    },
    [emulator.origin, await emulator.createToken(), config, method] as const,
  );
  const frame = await (await page.waitForSelector('#container iframe')).contentFrame();
  if (!frame) throw new Error('The embed has no frame.');
  return frame;
}

/** Returns a configuration for the sample report with all permissions. */
export const reportConfig = (emulator: Emulator, overrides: object = {}) => ({
  type: 'report',
  id: 'staff-overview',
  embedUrl: emulator.embedUrl('staff-overview'),
  permissions: 7,
  ...overrides,
});

const panes = {
  filters: { visible: true, expanded: true },
  bookmarks: { visible: true },
  selection: { visible: true },
  syncSlicers: { visible: true },
};

/** Settings that show every pane and bar. */
export const allPanes = {
  panes,
  bars: { actionBar: { visible: true }, statusBar: { visible: true } },
  personalBookmarksEnabled: true,
};
