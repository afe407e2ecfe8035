import { spawn, type ChildProcess } from 'node:child_process';
import { createBundles, type Bundles } from '../../test/support/bundle';

let bundles: Promise<Bundles> | undefined;

export interface RunningServer {
  child: ChildProcess;
  /** Public origin, which can be a load balancer's origin. */
  origin: string;
  /** Origin that this process listens on. */
  address: string;
}

/**
 * Starts the demo server in a child process. Resolves when it is listening.
 * @param launcher command that starts the process, with its arguments. Default: none
 */
export async function startServer(
  settings: Readonly<Record<string, string>>,
  launcher: readonly string[] = [],
): Promise<RunningServer> {
  const { server, frame } = await (bundles ??= createBundles());
  const command = [...launcher, process.execPath, server];
  const child = spawn(command[0] ?? process.execPath, command.slice(1), {
    env: {
      ...process.env,
      PORT: '0',
      CONTENT_PORT: '0',
      RATE_LIMIT_PER_MINUTE: '10000000',
      FRAME_SCRIPT: frame,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { origin, port } = await new Promise<{ origin: string; port: string }>((resolve, reject) => {
    let text = '';
    let isStarted = false;
    child.stdout.on('data', (chunk: Buffer) => {
      if (isStarted) return;
      text += chunk.toString();
      const [, found, at] = /"message":"started","origin":"([^"]+)".*?"port":(\d+)/.exec(text) ?? [];
      if (found === undefined || at === undefined) return;
      isStarted = true;
      resolve({ origin: found, port: at });
    });
    child.once('exit', (code) => {
      reject(new Error(`The server exited with code ${String(code)}:\n${text.slice(-2000)}`));
    });
  });
  return { child, origin, address: `http://127.0.0.1:${port}` };
}

/** Sends a signal to the process. Resolves once the process has exited. */
export const stopServer = ({ child }: RunningServer, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => {
      resolve();
    });
    child.kill(signal);
  });
