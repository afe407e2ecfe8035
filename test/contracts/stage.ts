import type { Page } from '@playwright/test';
import { bundle } from '../browser/support/bundle';
import type { Servers } from '../browser/support/servers';
import type * as PlayerModule from './player';
import type { Library } from './scenario';

/** Library to test: powerbi-client in a specific version, or the script-tag build of the SDK. */
export type Cast = 'peer-2.23.1' | 'peer-2.24.1' | 'ours';

declare global {
  interface Window {
    contracts: typeof PlayerModule;
    library: Library;
  }
}

const libraryScripts: Record<Cast, { src: string; setUp: string }> = {
  'peer-2.23.1': { src: '/powerbi-client/2.23.1/powerbi.js', setUp: peerSetUp() },
  'peer-2.24.1': { src: '/powerbi-client/2.24.1/powerbi.js', setUp: peerSetUp() },
  ours: {
    src: '/dist/vitrine.umd.js',
    setUp: `window.library = { client: window.vitrine, service: window.vitrine.service, attributePrefix: 'data-' }`,
  },
};

function peerSetUp(): string {
  return `window.library = { client: window['powerbi-client'], service: window.powerbi, attributePrefix: 'powerbi-' }`;
}

/** Player of scenarios in a page. */
export interface Player {
  /** Returns the names of the scenarios. */
  names(): Promise<string[]>;
  /** Plays a scenario in a new document. */
  play(name: string): Promise<PlayerModule.Recording>;
}

let contracts: Promise<string> | undefined;

/** Prepares a page to play scenarios with a library, against fake frames served under the provider's host name. */
export async function launchPlayer(page: Page, { host }: Servers, cast: Cast, prepare = ''): Promise<Player> {
  contracts ??= bundle('test/contracts/player.ts', 'contracts');
  host.serve('/contracts.js', await contracts);
  const { src, setUp } = libraryScripts[cast];
  const address = host.page(
    `/stage-${cast}`,
    `<body><script src="${src}" data-auto-embed="false"></script><script>${setUp};${prepare}</script><script src="/contracts.js"></script>`,
  );
  await page.goto(address);
  let isFresh = true;
  return {
    names: () => page.evaluate(() => window.contracts.names),
    play: async (name) => {
      if (!isFresh) await page.goto(address);
      isFresh = false;
      return page.evaluate((scenario) => window.contracts.play(scenario, window.library), name);
    },
  };
}
