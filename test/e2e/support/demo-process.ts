import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { loadBuild } from '../../browser/support/build';

export interface DemoProcess {
  origin: string;
  contentOrigin: string;
  /** Sends SIGTERM and waits until the process has exited. Rejects if its exit code is not 0. */
  stop: () => Promise<void>;
  /** Sends SIGKILL and waits until the process has exited. */
  kill: () => Promise<void>;
}

/**
 * Starts the demo server (see `server/bundle.mts`) on free ports in a separate process.
 *
 * @param dataDir folder for the embedded database
 * @param environment additional environment variables
 */
export async function startDemoProcess(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<DemoProcess> {
  const { buildIfStale } = await loadBuild();
  await buildIfStale(['frame', 'demo-server']);
  // Optimizing the embedded database's WebAssembly takes longer than it saves during a run of a few minutes.
  const child = spawn(process.execPath, ['--liftoff-only', 'temp/e2e-server.mjs'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // the test runner's colors would make log lines invalid JSON
      FORCE_COLOR: '0',
      PORT: '0',
      CONTENT_PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...environment,
    },
  });
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
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
      reject(new Error(`The demo server did not start. Last lines of its output:\n${output.slice(-20).join('\n')}`)),
    );
  });
  const exit = (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    return exited;
  };
  return {
    origin: origins.origin,
    contentOrigin: origins.content,
    stop: async () => {
      const code = await exit('SIGTERM');
      if (code !== 0) throw new Error(`The demo server exited with code ${String(code)} instead of 0.`);
    },
    kill: async () => {
      await exit('SIGKILL');
    },
  };
}
