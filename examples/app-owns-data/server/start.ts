import { createAdaptorServer } from '@hono/node-server';
import type { Emulator } from '@vitrine/sdk/emulator';
import type { AddressInfo } from 'node:net';
import { createApp } from './app';
import { startContent } from './emulator';
import { createReportAccess } from './report-access';
import type { Settings } from './settings';

export interface RunningApp {
  origin: string;
  /** Undefined if the example uses the service. */
  emulator: Emulator | undefined;
  close(): Promise<void>;
}

/** Starts the app, and the emulator if no service is configured. `folder` contains the built page. */
export async function startApp({ port, service }: Settings, folder?: string): Promise<RunningApp> {
  const { service: settings, emulator } = service ? { service, emulator: undefined } : await startContent();
  const app = createApp(createReportAccess(settings), settings.frameOrigin, folder);
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    emulator,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await emulator?.close();
    },
  };
}
