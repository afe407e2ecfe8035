import type * as Vitrine from '../../../src';
import type { Json, Page } from './browser';
import type { Sites } from './sites';

declare global {
  interface Window {
    vitrine: typeof Vitrine;
    /** The embedded report. */
    sampleReport: Vitrine.Report;
    /** The page's uncaught errors, rejections and console errors, and entries added by the test. */
    observed: string[];
  }
}

/** Script that collects errors in `window.observed`. Must be the first script on a page. */
export const observeErrors = `
  window.observed = [];
  addEventListener('error', (event) => observed.push('error: ' + event.message));
  addEventListener('unhandledrejection', (event) => observed.push('rejection: ' + event.reason));
  const { error } = console;
  console.error = (...values) => { observed.push('console: ' + values.join(' ')); error(...values); };
`;

/** Opens a page with the script tag, which embeds nothing automatically, and an empty container `#container`. */
export async function openHostPage(page: Page, { host }: Sites, body = ''): Promise<void> {
  const scripts = `<script>${observeErrors}</script><script src="/dist/vitrine.umd.min.js" data-auto-embed="false"></script>`;
  const container = '<div id="container" style="width: 1000px; height: 600px"></div>';
  await page.goto(host.page('/host', `<body>${scripts}${container}${body}`));
}

/** Embeds the emulator's sample report as `window.sampleReport` and waits until it is rendered. */
export async function embedSample(page: Page, { emulator }: Sites, config: Record<string, Json> = {}): Promise<void> {
  await page.evaluate(
    async (origin, options) => {
      const service = new window.vitrine.Service({ trustedOrigins: [origin] });
      const container = document.querySelector<HTMLElement>('#container')!;
      window.sampleReport = service.embed(container, { type: 'report', tokenType: 1, ...options });
      await window.sampleReport.whenRendered();
    },
    emulator.origin,
    { embedUrl: emulator.embedUrl('staff-overview'), accessToken: await emulator.createToken(), ...config },
  );
}
