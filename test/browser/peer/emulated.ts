import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import type * as Peer from 'powerbi-client';
import type * as EmulatorModule from '../../../src/emulator';
import { proxyTo, type Servers } from '../support/servers';

declare global {
  interface Window {
    /** Embeds and waits for an event, 'rendered' unless told otherwise; answers the embed. */
    start(make: (element: HTMLElement) => Peer.Embed, until?: string): Promise<Peer.Embed>;
    /** The embed of the moment. */
    embed: Peer.Embed;
    /** Names of the events that it has raised. */
    heard: string[];
    /** What a call answers, or what it was refused with. */
    outcome(call: () => unknown): Promise<unknown>;
    /** The next event of a name, after an action. */
    next(name: string, action?: () => unknown): Promise<unknown>;
  }
}

/** The host page's own script. */
const helpers = `
  window.start = async (make, until = 'rendered') => {
    const element = document.querySelector('#stage');
    powerbi.reset(element);
    window.heard = [];
    const embed = window.embed = make(element);
    for (const name of embed.allowedEvents ?? []) embed.on(name, () => window.heard.push(name));
    await new Promise((done, fail) => {
      embed.on(until, done);
      if (until !== 'error') embed.on('error', ({ detail }) => fail(new Error(JSON.stringify(detail))));
    });
    return embed;
  };
  window.outcome = async (call) => {
    try { return await call() ?? null; } catch (refused) { return { refused: refused?.message ?? refused?.[0]?.message ?? String(refused) }; }
  };
  window.next = async (name, action) => {
    let note;
    const heard = new Promise((done) => { note = ({ detail }) => done(detail); });
    window.embed.on(name, note);
    await action?.();
    const detail = await heard;
    window.embed.off(name, note);
    return detail;
  };`;

/** Content of the peer's tests: the sample, with a page of a button and a text. */
function content({ sampleContent }: typeof EmulatorModule) {
  const { reports, dashboards } = sampleContent();
  const [report] = reports;
  if (!report || !dashboards) throw new Error('The sample has no report.');
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

/** Starts a strict emulator under the provider's name: an unknown call makes its `close` reject. */
export async function startEmulated({ emulated }: Servers): Promise<EmulatorModule.Emulator> {
  // the built entry point, as a consumer has it
  const path = pathToFileURL(resolve(process.cwd(), 'dist/emulator/index.mjs')).href;
  const entryPoint = (await import(path)) as typeof EmulatorModule;
  const emulator = await entryPoint.startEmulator({ strict: true, content: content(entryPoint) });
  proxyTo(emulated, emulator.origin);
  return emulator;
}

/** Opens a page with the published client, and `script` after it. */
export async function openPeer(page: Page, { host }: Servers, script = ''): Promise<void> {
  const setUp = `window.library = { client: window['powerbi-client'], service: window.powerbi };`;
  await page.goto(
    host.page(
      '/peer-on-the-emulator',
      `<body><button id="outside">Outside</button><div id="stage" style="width:1200px;height:700px"></div>
      <script src="/powerbi-client/2.24.1/powerbi.js"></script><script>${setUp}${script};${helpers}</script>`,
    ),
  );
}

/** The frame of the embed, to act in. */
export async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector('#stage iframe')).contentFrame();
  if (!frame) throw new Error('The embed has no frame.');
  return frame;
}
