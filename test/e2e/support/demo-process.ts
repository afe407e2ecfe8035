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
 * Starts the demo's server on free ports, in a separate process.
 *
 * @param dataDir folder of the embedded database
 * @param environment additional environment variables
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
      // colors of the test runner would make log lines invalid JSON
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
    void exited.then(() =>
      reject(new Error(`The demo server did not start. Its last output:\n${output.slice(-20).join('\n')}`)),
    );
  });
  const exit = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await exited;
  };
  return {
    origin: origins.origin,
    contentOrigin: origins.content,
    stop: () => exit('SIGTERM'),
    kill: () => exit('SIGKILL'),
  };
}
