import type { Frame, Page } from '@playwright/test';
import type * as PowerBIClient from 'powerbi-client';
import type * as EmulatorModule from '../../../src/emulator';
import { loadEmulator } from '../../browser/support/emulator-module';
import { proxyTo, type Servers } from '../../browser/support/servers';

declare global {
  interface Window {
    /** Embeds content and returns the embed once it has emitted the event `until`. Default: 'rendered'. */
    embedAndWait(create: (element: HTMLElement) => PowerBIClient.Embed, until?: string): Promise<PowerBIClient.Embed>;
    /** The current embed. */
    embed: PowerBIClient.Embed;
    /** Names of the events that the embed has emitted. */
    receivedEvents: string[];
    /** Returns a call's result, or `{ rejected }` with its error message. */
    outcome(call: () => unknown): Promise<unknown>;
    /** Returns the payload of the next event after an action. */
    nextEvent(name: string, action?: () => unknown): Promise<unknown>;
  }
}

/** Script that defines the helper functions in the host page. */
const helpers = `
  window.embedAndWait = async (create, until = 'rendered') => {
    const element = document.querySelector('#container');
    powerbi.reset(element);
    window.receivedEvents = [];
    const embed = window.embed = create(element);
    for (const name of embed.allowedEvents ?? []) embed.on(name, () => window.receivedEvents.push(name));
    await new Promise((done, fail) => {
      embed.on(until, done);
      if (until !== 'error') embed.on('error', ({ detail }) => fail(new Error(JSON.stringify(detail))));
    });
    return embed;
  };
  window.outcome = async (call) => {
    try { return await call() ?? null; } catch (error) { return { rejected: error?.message ?? error?.[0]?.message ?? String(error) }; }
  };
  window.nextEvent = async (name, action) => {
    let handler;
    const payload = new Promise((done) => { handler = ({ detail }) => done(detail); });
    window.embed.on(name, handler);
    await action?.();
    const detail = await payload;
    window.embed.off(name, handler);
    return detail;
  };`;

/** Returns the sample content with an additional page that has a button and a text box. */
function content({ sampleContent }: typeof EmulatorModule) {
  const { reports, dashboards } = sampleContent();
  const [report] = reports;
  if (!report || !dashboards) throw new Error('Expected the sample content to contain a report and dashboards.');
  const layout = { x: 24, y: 24, width: 240, height: 60 };
  report.pages.push({
    name: 'start',
    displayName: 'Start',
    visuals: [
      { name: 'go', type: 'actionButton', text: 'To hiring', layout, action: { page: 'hiring' } },
      { name: 'words', type: 'textbox', text: 'Welcome', layout: { ...layout, y: 120 } },
    ],
  });
  return { reports, dashboards };
}

/** Starts a strict emulator under Power BI's domain. Its `close()` rejects if it has received an unknown request. */
export async function startPowerBIEmulator({ emulated }: Servers): Promise<EmulatorModule.Emulator> {
  const entryPoint = await loadEmulator();
  const emulator = await entryPoint.startEmulator({ strict: true, content: content(entryPoint) });
  proxyTo(emulated, emulator.origin);
  return emulator;
}

/** Opens a page with powerbi-client, and runs `script` in it. */
export async function openClientPage(page: Page, { host }: Servers, script = ''): Promise<void> {
  const setUp = `window.library = { client: window['powerbi-client'], service: window.powerbi };`;
  await page.goto(
    host.page(
      '/powerbi-client-page',
      `<body><button id="outside">Outside</button><div id="container" style="width:1200px;height:700px"></div>
      <script src="/powerbi-client/2.24.1/powerbi.js"></script><script>${setUp}${script};${helpers}</script>`,
    ),
  );
}

/** Returns the current embed's frame. */
export async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('#container iframe')).contentFrame();
  if (!frame) throw new Error('The embed has no frame.');
  return frame;
}
