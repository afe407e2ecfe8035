import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as EmulatorModule from '../../../src/emulator';
import { serveFakeFrames } from '../../browser/support/fake-content';
import { Site } from '../../browser/support/site';

/** Servers for the tests, each with a different origin. */
export interface Sites {
  /** Host pages: http://localhost:… Serves `/dist/…` and, at `/token`, tokens for the emulator. */
  host: Site;
  /** Fake frames: http://127.0.0.1:… */
  content: Site;
  /** A strict emulator with the sample content. */
  emulator: EmulatorModule.Emulator;
  close(): Promise<void>;
}

/** Starts the servers on free ports, with the built emulator. */
export async function startSites(): Promise<Sites> {
  const path = pathToFileURL(resolve('dist/emulator/index.mjs')).href;
  const { startEmulator } = (await import(/* @vite-ignore */ path)) as typeof EmulatorModule;
  const [host, content, emulator] = await Promise.all([
    Site.start({ hostname: 'localhost' }),
    Site.start({ hostname: '127.0.0.1' }),
    startEmulator({ strict: true }),
  ]);
  host.folder('/dist/', resolve('dist'));
  host.serve('/favicon.ico', '');
  host.serve('/token', async (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify({ token: await emulator.createToken() }));
  });
  await serveFakeFrames(content);
  return {
    host,
    content,
    emulator,
    close: async () => {
      // rejects if a page has sent an unknown request
      await Promise.all([host.close(), content.close(), emulator.close()]);
    },
  };
}
