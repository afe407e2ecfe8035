import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, type Json } from './browser';
import { waitForExit } from './processes';
import { WebDriver } from './webdriver';

const preferences = {
  // any free port; Firefox writes it to a file in the profile
  'marionette.port': 0,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'browser.topsites.contile.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.security.https_first': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'signon.rememberSignons': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/** Starts Firefox. Commands are sent over Marionette, the protocol to which geckodriver translates WebDriver's HTTP requests. */
export async function startFirefox(path: string): Promise<WebDriver> {
  const profile = mkdtempSync(join(tmpdir(), 'vitrine-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const args = ['--marionette', '--headless', '--no-remote', '--profile', profile];
  const child = spawn(path, args, { stdio: 'ignore', env: { ...process.env, HOME: profile } });
  const stop = async () => {
    child.kill();
    await waitForExit(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await eventually(
      () => Promise.resolve(Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'))),
      () => 'Firefox has started',
    );
    const connection = await MarionetteConnection.open(port);
    const { capabilities } = (await connection.send('NewSession', {})) as {
      capabilities: { browserVersion: string };
    };
    return await WebDriver.start(
      capabilities.browserVersion,
      async (name, parameters) => {
        const result = (await connection.send(name, parameters)) as Record<string, Json> | null;
        // results that are not objects are wrapped in a `value` field
        return result !== null && 'value' in result ? (result.value ?? null) : result;
      },
      async () => {
        connection.close();
        await stop();
      },
    );
  } catch (error) {
    await stop();
    throw error;
  }
}

interface PendingCommand {
  resolve(result: Json): void;
  reject(error: Error): void;
}

/** A connection to Firefox's port. Each packet is `length:JSON`; a command is `[0, id, name, parameters]`. */
class MarionetteConnection {
  readonly #socket: Socket;
  readonly #pending = new Map<number, PendingCommand>();
  #received: Buffer = Buffer.alloc(0);
  #lastId = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (data: Buffer) => this.#receive(data));
    socket.on('close', () => this.#fail(new Error('Firefox has closed the connection.')));
    socket.on('error', (error) => this.#fail(error));
  }

  static async open(port: number): Promise<MarionetteConnection> {
    const socket = connect({ host: '127.0.0.1', port });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
    return new MarionetteConnection(socket);
  }

  send(name: string, parameters: Record<string, Json>): Promise<Json> {
    const id = (this.#lastId += 1);
    const packet = Buffer.from(JSON.stringify([0, id, `WebDriver:${name}`, parameters]));
    this.#socket.write(`${String(packet.length)}:`);
    this.#socket.write(packet);
    return new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject }));
  }

  close(): void {
    this.#socket.destroy();
  }

  #receive(data: Buffer): void {
    this.#received = Buffer.concat([this.#received, data]);
    for (;;) {
      const colon = this.#received.indexOf(':');
      const end = colon + 1 + Number(this.#received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || this.#received.length < end) return;
      const packet = JSON.parse(this.#received.subarray(colon + 1, end).toString()) as unknown;
      this.#received = this.#received.subarray(end);
      // the first packet describes the protocol
      if (Array.isArray(packet)) this.#settle(packet as [number, number, { message: string } | null, Json]);
    }
  }

  #settle([, id, error, result]: [number, number, { message: string } | null, Json]): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (error) pending?.reject(new Error(error.message));
    else pending?.resolve(result);
  }

  #fail(error: Error): void {
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}
