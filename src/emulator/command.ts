import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { defaultServicePrincipal } from './content/catalog';
import { minSecretLength } from './content/token';
import { ContentError } from './content/validate-content';
import { type Fault, readFaults } from './frame/fault';
import { contentSchema } from './model/content-schema';
import { sampleContent } from './sample/content';
import { readContent } from './server/content-files';
import { fileErrorReason } from './server/file-error';
import { PortTakenError } from './server/server';
import { startEmulator } from './start';
import { embedUrlsByType } from './urls';

const help = `Usage: vitrine-emulator [options]

Serves reports and dashboards locally, like Power BI.

  --port <number>         port to listen on (default: 4300)
  --host <address>        address to listen on (default: 127.0.0.1)
  --content <path>        content file or folder of content files (default: sample content)
  --tls <cert>,<key>      PEM files with a certificate and its key, for HTTPS
  --secret <text>         secret that embed tokens are signed with (default: random)
  --lenient               accept tokens that are not JWTs
  --strict                print unknown requests, and exit with code 1 if there were any
  --faults <faults>       faults to inject, for example delay:500@/report/pages;drop@PUT
  --schema                print the JSON Schema of content files
  -h, --help              print this help
`;

/** Command output. */
export interface CommandOutput {
  /** Prints a line to standard output. */
  print: (line: string) => void;
  /** Prints a line to standard error. */
  printError: (line: string) => void;
  /** Marks the running command as failed. The command then exits with code 1 when it is stopped. */
  markFailed: () => void;
}

/** Runs the command. Resolves with the exit code, or with undefined if the server keeps running. */
export async function run(args: readonly string[], output: CommandOutput): Promise<number | undefined> {
  const { print, printError, markFailed } = output;
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
      onUnknownRequest: (request) => {
        printError(`Unknown request: ${request}`);
        markFailed();
      },
      ...(values.faults !== undefined && { faults: readFaultOption(values.faults) }),
      ...(values.host !== undefined && { host: values.host }),
      ...(values.tls !== undefined && { tls: await readTls(values.tls) }),
      ...(values.secret !== undefined && { secret: readSecret(values.secret) }),
    });
    print(`Emulator running at ${emulator.origin}`);
    print('Embed URLs:');
    const urls = embedUrlsByType(emulator, content);
    const width = Math.max(...urls.map(([type]) => type.length));
    for (const [type, embedUrl] of urls) print(`  ${type.padEnd(width)}  ${embedUrl}`);
    const [principal = defaultServicePrincipal] = content.servicePrincipals ?? [];
    print(`REST API: ${emulator.origin}/v1.0/myorg, client id ${principal.clientId}`);
    print(`Access token (expires in 1 hour): ${await emulator.createToken()}`);
    return undefined;
  } catch (error) {
    const isExpected = error instanceof ContentError || error instanceof PortTakenError || isUsageError(error);
    printError(
      isExpected && error instanceof Error ? error.message : String(error instanceof Error ? error.stack : error),
    );
    return 1;
  }
}

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`--port: expected a number from 0 to 65535, received '${text}'.`);
  return port;
}

function readSecret(text: string): string {
  if (text.length >= minSecretLength) return text;
  const received = `${String(text.length)} characters`;
  throw new UsageError(`--secret: expected at least ${String(minSecretLength)} characters, received ${received}.`);
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
  if (!cert || !key)
    throw new UsageError(`--tls: expected a certificate and a key such as cert.pem,key.pem, received '${text}'.`);
  return { cert: await readPem(cert), key: await readPem(key) };
}

function readPem(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    throw new UsageError(`--tls: file '${path}' ${fileErrorReason(error)}.`);
  });
}

/** Error thrown for invalid command-line options. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

function isUsageError(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  // The other codes report a host that does not exist or is not an address of this machine.
  return (
    error instanceof UsageError || (typeof code === 'string' && /^(ERR_PARSE_ARGS|ENOTFOUND|EADDRNOTAVAIL)/.test(code))
  );
}
