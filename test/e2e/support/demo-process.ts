import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface DemoProcess {
  origin: string;
  contentOrigin: string;
  /** Sends SIGTERM and waits until the process has exited. */
  stop: () => Promise<void>;
  /** Sends SIGKILL and waits until the process has exited. */
  kill: () => Promise<void>;
}

/**
 * Starts the demo's server on free ports, in its own process as a user does.
 *
 * @param dataDir folder of its embedded database
 */
export async function startDemoProcess(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<DemoProcess> {
  const imports = ['tsx', './test/e2e/support/cheap-passwords.ts'].flatMap((module) => ['--import', module]);
  const child = spawn(process.execPath, [...imports, 'demo/server/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // the runner's colors would be in the log's lines
      FORCE_COLOR: '0',
      PORT: '0',
      CONTENT_PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...environment,
    },
  });
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const output: string[] = [];
  child.stderr.on('data', (text: Buffer) => output.push(text.toString()));
  const origins = await new Promise<{ origin: string; content: string }>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      output.push(line);
      if (!line.startsWith('{')) return;
      const entry = JSON.parse(line) as { message: string; origin: string; content: string };
      if (entry.message === 'started') resolve(entry);
    });
    void exited.then(() => reject(new Error(`The demo's server did not start:\n${output.slice(-20).join('\n')}`)));
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await exited;
  };
  return {
    origin: origins.origin,
    contentOrigin: origins.content,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
