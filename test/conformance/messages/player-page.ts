import type { Page } from '@playwright/test';
import { bundle } from '../../browser/support/bundle';
import type { Servers } from '../../browser/support/servers';
import type * as PlayerModule from './player';
import type { Library } from './scenario';

/** Library to test: a specific powerbi-client version or the SDK's script-tag build. */
export type LibraryName = 'powerbi-client-2.23.1' | 'powerbi-client-2.24.1' | 'vitrine';

declare global {
  interface Window {
    player: typeof PlayerModule;
    library: Library;
  }
}

const clientSetUp = `window.library = { client: window['powerbi-client'], service: window.powerbi, attributePrefix: 'powerbi-' }`;

const libraryScripts: Record<LibraryName, { src: string; setUp: string }> = {
  'powerbi-client-2.23.1': { src: '/powerbi-client/2.23.1/powerbi.js', setUp: clientSetUp },
  'powerbi-client-2.24.1': { src: '/powerbi-client/2.24.1/powerbi.js', setUp: clientSetUp },
  vitrine: {
    src: '/dist/vitrine.umd.js',
    setUp: `window.library = { client: window.vitrine, service: window.vitrine.service, attributePrefix: 'data-' }`,
  },
};

/** Script that adds report authoring to powerbi-client's objects. */
export const authoringScript = '<script src="/powerbi-report-authoring/powerbi-report-authoring.js"></script>';

/** Scenario player in a page. */
export interface Player {
  /** Returns the scenario names. */
  names(): Promise<string[]>;
  /** Plays a scenario in a new document. */
  play(name: string): Promise<PlayerModule.Recording>;
}

let script: Promise<string> | undefined;

/** Prepares a page to play scenarios with a library, against fake frames served under Power BI's host name. */
export async function launchPlayer(page: Page, { host }: Servers, library: LibraryName, prepare = ''): Promise<Player> {
  script ??= bundle('test/conformance/messages/player.ts', 'player');
  host.serve('/player.js', await script);
  const { src, setUp } = libraryScripts[library];
  const url = host.page(
    `/player-${library}`,
    `<body><script src="${src}" data-auto-embed="false"></script>${library === 'vitrine' ? '' : authoringScript}<script>${setUp};${prepare}</script><script src="/player.js"></script>`,
  );
  await page.goto(url);
  let isFresh = true;
  return {
    names: () => page.evaluate(() => window.player.names),
    play: async (name) => {
      if (!isFresh) await page.goto(url);
      isFresh = false;
      return page.evaluate((scenario) => window.player.play(scenario, window.library), name);
    },
  };
}
