import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface DemoProcess {
  origin: string;
  contentOrigin: string;
  /** Asks the server to stop and waits until its process is gone. */
  stop: () => Promise<void>;
  /** Ends the process at once, with whatever it holds. */
  kill: () => Promise<void>;
}

/** Runs the demo's server as a user does, on free ports. @param dataDir folder of its embedded database */
export async function startDemoProcess(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<DemoProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'demo/server/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // the runner's colours would be in the log's lines
      FORCE_COLOR: '0',
      PORT: '0',
      CONTENT_PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...environment,
    },
  });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const heard: string[] = [];
  child.stderr.on('data', (text: Buffer) => heard.push(text.toString()));
  const origins = await new Promise<{ origin: string; content: string }>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      heard.push(line);
      if (!line.startsWith('{')) return;
      const entry = JSON.parse(line) as { message: string; origin: string; content: string };
      if (entry.message === 'started') resolve(entry);
    });
    void gone.then(() => reject(new Error(`The demo's server did not start:\n${heard.slice(-20).join('\n')}`)));
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await gone;
  };
  return {
    origin: origins.origin,
    contentOrigin: origins.content,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
