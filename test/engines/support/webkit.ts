import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { eventually, type Json } from './browser';
import { waitForExit } from './processes';
import { WebDriver, type CommandName } from './webdriver';

/** Paths to the programs that run WebKitGTK. */
export interface WebKitPaths {
  driver: string;
  browser: string;
  display: string;
}

/** HTTP method and path of the commands. `{id}` is an element's id. */
const routes: Record<CommandName, readonly ['GET' | 'POST', string]> = {
  Navigate: ['POST', 'url'],
  ExecuteScript: ['POST', 'execute/sync'],
  ExecuteAsyncScript: ['POST', 'execute/async'],
  SwitchToFrame: ['POST', 'frame'],
  ElementClick: ['POST', 'element/{id}/click'],
  ElementClear: ['POST', 'element/{id}/clear'],
  ElementSendKeys: ['POST', 'element/{id}/value'],
  SetWindowRect: ['POST', 'window/rect'],
  SetTimeouts: ['POST', 'timeouts'],
  TakeScreenshot: ['GET', 'screenshot'],
};

/** Starts WebKitGTK's MiniBrowser on a virtual display. */
export async function startWebKit({ driver, browser, display }: WebKitPaths): Promise<WebDriver> {
  const port = await findFreePort();
  // the server chooses a free display and writes its number to the file descriptor
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    (screen.stdio[3] as Readable).once('data', (data: Buffer) => resolve(data.toString().trim()));
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('The virtual display did not start.')));
  });
  const server = spawn(driver, [`--port=${String(port)}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}`, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' },
  });
  const stop = async () => {
    server.kill();
    await waitForExit(server);
    screen.kill();
    await waitForExit(screen);
  };
  const request = async (method: string, path: string, body?: Record<string, Json>): Promise<Json> => {
    const response = await fetch(`http://127.0.0.1:${String(port)}/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Json };
    if (!response.ok) throw new Error((value as { message: string }).message);
    return value;
  };
  try {
    await eventually(
      () => request('GET', 'status'),
      () => 'WebKitWebDriver has started',
    );
    const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
    const { sessionId, capabilities } = (await request('POST', 'session', {
      capabilities: { alwaysMatch: options },
    })) as { sessionId: string; capabilities: { browserVersion: string } };
    return await WebDriver.start(
      capabilities.browserVersion,
      (name, { id, ...parameters }) => {
        const [method, path] = routes[name];
        const isFrame = name === 'SwitchToFrame';
        const body = method === 'POST' ? (isFrame ? { id: id ?? null } : parameters) : undefined;
        return request(method, `session/${sessionId}/${path.replace('{id}', id as string)}`, body);
      },
      async () => {
        await request('DELETE', `session/${sessionId}`);
        await stop();
      },
    );
  } catch (error) {
    await stop();
    throw error;
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
