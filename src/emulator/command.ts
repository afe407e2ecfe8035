import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { embedAddresses } from './urls';
import { type Fault, readFaults } from './frame/fault';
import { ContentError } from './model/validate-content';
import { contentSchema } from './model/schema';
import { sampleContent } from './sample/content';
import { readContent } from './server/content-files';
import { PortTakenError } from './server/server';
import { startEmulator } from './start';

const help = `vitrine-emulator: serves reports as an embed provider does, from this machine.

  --port <number>         port to listen on; default 4300
  --host <name>           address to listen on; default 127.0.0.1
  --content <path>        a JSON file, or a folder of them; default the sample report
  --tls <cert>,<key>      PEM files, for https
  --secret <text>         secret that embed tokens are signed with; default a new one each time
  --lenient               tokens that are no JWTs open everything
  --strict                calls that are in no table are told here, and make the command fail when it ends
  --faults <text>         how frames misbehave, as delay:500@/report/pages;drop@PUT
  --schema                prints the JSON Schema of content files
  --help                  this text
`;

/** The command; gives the exit code, or undefined while the server runs. `fail` marks a running command as failed. */
export async function run(
  args: readonly string[],
  print: (line: string) => void,
  complain: (line: string) => void,
  fail: () => void = () => undefined,
): Promise<number | undefined> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        content: { type: 'string' },
        tls: { type: 'string' },
        secret: { type: 'string' },
        lenient: { type: 'boolean' },
        strict: { type: 'boolean' },
        faults: { type: 'string' },
        schema: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) {
      print(help);
      return 0;
    }
    if (values.schema) {
      print(JSON.stringify(contentSchema, null, 2));
      return 0;
    }
    const port = readPort(values.port ?? '4300');
    const content = values.content === undefined ? sampleContent() : await readContent(values.content);
    const emulator = await startEmulator({
      port,
      content,
      lenient: values.lenient === true,
      strict: values.strict === true,
      onUnknownCall: (call) => {
        complain(`Unknown call: ${call}`);
        // Ctrl+C ends the command with what is set here.
        fail();
      },
      ...(values.faults !== undefined && { faults: readFaultOption(values.faults) }),
      ...(values.host !== undefined && { host: values.host }),
      ...(values.tls !== undefined && { tls: await readTls(values.tls) }),
      ...(values.secret !== undefined && { secret: values.secret }),
    });
    print(`Emulator: ${emulator.origin}`);
    print('Embed URLs, by the type of embed:');
    const addresses = embedAddresses(emulator, content);
    const width = Math.max(...addresses.map(([type]) => type.length));
    for (const [type, embedUrl] of addresses) print(`  ${type.padEnd(width)}  ${embedUrl}`);
    print(`A token for an hour: ${await emulator.createToken()}`);
    return undefined;
  } catch (error) {
    const known = error instanceof ContentError || error instanceof PortTakenError || isUsage(error);
    complain(known && error instanceof Error ? error.message : String(error instanceof Error ? error.stack : error));
    return 1;
  }
}

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`--port must be a number from 0 to 65535, not '${text}'.`);
  return port;
}

function readFaultOption(text: string): Fault[] {
  try {
    return readFaults(text);
  } catch (error) {
    throw new UsageError(`--faults: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function readTls(text: string): Promise<{ cert: string; key: string }> {
  const [cert, key] = text.split(',');
  if (!cert || !key) throw new UsageError('--tls needs two files: --tls cert.pem,key.pem');
  return { cert: await readPem(cert), key: await readPem(key) };
}

function readPem(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => {
    throw new UsageError(`--tls: there is no file '${path}'.`);
  });
}

/** The command was called in a way that makes no sense. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

function isUsage(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return error instanceof UsageError || (typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS'));
}
