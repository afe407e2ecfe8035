import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleContent, startEmulator, type ContentDefinition, type Emulator } from '../../../src/emulator';
import { embedUrlsByType } from '../../../src/emulator/urls';
import { run } from '../../../src/emulator/command';
import { readContent } from '../../../src/emulator/server/content-files';
import { readCsvTable } from '../../../src/emulator/server/csv';
import { shopReport } from './shop';

let folder: string;
let emulator: Emulator | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emulator-'));
  await writeFile(join(folder, 'frame.js'), '// the frame');
});

afterEach(async () => {
  await emulator?.close();
  emulator = undefined;
  await rm(folder, { recursive: true });
});

async function start(): Promise<Emulator> {
  emulator = await startEmulator({ content: { reports: [shopReport] }, script: join(folder, 'frame.js') });
  return emulator;
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${Buffer.from(token).toString('base64')}` } });

describe('server', () => {
  it('serves the frame page with a content security policy that allows any page to embed it', async () => {
    const response = await fetch((await start()).embedUrl('shop'));
    expect(response.status).toBe(200);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('frame-ancestors');
    expect(await response.text()).toContain('data-kind="report"');
  });

  it('lets browsers cache the script by its hash but not the page', async () => {
    const { origin, embedUrl } = await start();
    const page = await fetch(embedUrl('shop'));
    expect(page.headers.get('cache-control')).toBe('no-store');
    const [, scriptUrl = ''] = /src="(\/frame\.js\?[\da-f]{16})"/.exec(await page.text()) ?? [];
    const script = await fetch(`${origin}${scriptUrl}`);
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(await script.text()).toBe('// the frame');
  });

  it.each([
    ['dashboardEmbed', 'dashboard'],
    ['embed', 'tile'],
    ['qnaEmbed', 'qna'],
    ['quickCreate', 'quickCreate'],
    ['rdlEmbed', 'paginated'],
  ])('serves /%s as a %s frame', async (path, kind) => {
    const response = await fetch(`${(await start()).origin}/${path}`);
    expect(await response.text()).toContain(`data-kind="${kind}"`);
  });

  it('serves content only with a token that grants access', async () => {
    const { origin, createToken } = await start();
    const get = async (token: string) => fetch(`${origin}/content/reports/shop`, bearer(token));
    expect((await get(await createToken(['shop']))).status).toBe(200);
    expect((await get('opaque')).status).toBe(401);
    const other = await get(await createToken(['other']));
    expect(other.status).toBe(403);
    expect(await other.json()).toMatchObject({ message: 'PowerBINotAuthorizedException' });
  });

  it('responds with 404 for unknown URLs', async () => {
    const { origin, createToken } = await start();
    expect((await fetch(`${origin}/admin`)).status).toBe(404);
    expect((await fetch(`${origin}/content/reports/none`, bearer(await createToken()))).status).toBe(404);
  });

  it('rejects with an error that includes the port number if the port is in use', async () => {
    const { origin } = await start();
    const port = Number(new URL(origin).port);
    await expect(startEmulator({ port, script: join(folder, 'frame.js') })).rejects.toThrow(
      `Port ${String(port)} on 127.0.0.1 is in use`,
    );
  });
});

describe('server features for tests', () => {
  const script = () => join(folder, 'frame.js');
  const report = (origin: string, body: string) => fetch(`${origin}/strict/unknown-requests`, { method: 'POST', body });

  it('collects unknown requests in strict mode and rejects on close', async () => {
    const received: string[] = [];
    const strict = await startEmulator({
      strict: true,
      script: script(),
      onUnknownRequest: (request) => void received.push(request),
    });
    expect(await (await fetch(strict.embedUrl('staff-overview'))).text()).toContain('data-strict');
    await report(strict.origin, 'GET /report/weather\u001b[31m');
    expect(strict.unknownRequests).toEqual(['GET /report/weather?[31m']);
    expect(received).toEqual(strict.unknownRequests);
    await expect(strict.close()).rejects.toThrow('Unknown requests: GET /report/weather');
  });

  it('rejects reports of unknown requests outside strict mode', async () => {
    const { origin } = await start();
    expect((await report(origin, 'GET /report/weather')).status).toBe(405);
  });

  it('passes faults to frames that are opened later', async () => {
    const { embedUrl, use, reset } = await start();
    const page = async () => (await fetch(embedUrl('shop'))).text();
    use({ kind: 'refuse', status: 503, route: '"><script>' });
    expect(await page()).toContain('data-faults="refuse:503@&quot;><script>"');
    reset();
    expect(await page()).not.toContain('data-faults');
  });

  it('expires all existing tokens but not new ones', async () => {
    const { origin, createToken, expireTokens } = await start();
    const get = async (token: string) => fetch(`${origin}/content/reports/shop`, bearer(token));
    const token = await createToken();
    expireTokens();
    const response = await get(token);
    expect([response.status, await response.json()]).toMatchObject([403, { message: 'TokenExpired' }]);
    expect((await get(await createToken())).status).toBe(200);
  });

  it('serves the content schema', async () => {
    const response = await fetch(`${(await start()).origin}/content.schema.json`);
    expect(await response.json()).toMatchObject({ title: 'Vitrine emulator content' });
  });
});

describe('command', () => {
  const runCommand = async (...args: string[]) => {
    const lines: string[] = [];
    const errors: string[] = [];
    const code = await run(args, {
      print: (line) => lines.push(line),
      printError: (line) => errors.push(line),
      markFailed: () => undefined,
    });
    return { code, output: lines.join('\n'), errors: errors.join('\n') };
  };

  it('prints help', async () => {
    const { code, output } = await runCommand('--help');
    expect(code).toBe(0);
    expect(output).toContain('--port <number>');
  });

  it('prints the content file schema', async () => {
    const { output } = await runCommand('--schema');
    expect(JSON.parse(output)).toHaveProperty('definitions.visual');
  });

  it.each([
    [['--port', 'x'], "--port: expected a number from 0 to 65535, received 'x'."],
    [['--content', '/no/such/folder'], "file or folder '/no/such/folder' not found"],
    [['--tls', '/no/such/file,key.pem'], "--tls: file '/no/such/file' not found."],
    [['--tls', `${tmpdir()},key.pem`], `--tls: file '${tmpdir()}' cannot be read (EISDIR`],
    [['--tls', 'one'], "--tls: expected a certificate and a key such as cert.pem,key.pem, received 'one'."],
    [['--faults', 'explode'], "--faults: Unknown fault 'explode'"],
    [['--secret', 'short'], '--secret: expected at least 32 characters, received 5 characters.'],
    [['--port', '0', '--host', '192.0.2.1'], 'listen EADDRNOTAVAIL: address not available 192.0.2.1'],
    [['--color'], "Unknown option '--color'"],
  ])('exits with an error message, without a stack trace, for the arguments %j', async (args, message) => {
    const { code, errors } = await runCommand(...args);
    expect(code).toBe(1);
    expect(errors).toContain(message);
    expect(errors).not.toContain('    at ');
  });
});

describe('embedUrlsByType', () => {
  const startWith = async (content?: ContentDefinition) => {
    emulator = await startEmulator({ script: join(folder, 'frame.js'), ...(content && { content }) });
    return { origin: emulator.origin, urls: embedUrlsByType(emulator, content ?? sampleContent()) };
  };

  it('returns a served URL for each embed type', async () => {
    const { origin, urls } = await startWith();
    expect(urls).toEqual([
      ['report, visual', `${origin}/reportEmbed?reportId=staff-overview`],
      ['dashboard', `${origin}/dashboardEmbed?dashboardId=staff-dashboard`],
      ['tile', `${origin}/embed?dashboardId=staff-dashboard&tileId=headcount`],
      ['qna', `${origin}/qnaEmbed`],
      ['create', `${origin}/reportEmbed?datasetId=staff-data`],
      ['quickCreate', `${origin}/quickCreate`],
      ['paginated report', `${origin}/rdlEmbed?reportId=staff-overview`],
    ]);
    const kinds = ['report', 'dashboard', 'tile', 'qna', 'report', 'quickCreate', 'paginated'];
    for (const [index, [, url]] of urls.entries()) {
      expect(await (await fetch(url)).text()).toContain(`data-kind="${kinds[index] ?? ''}"`);
    }
  });

  it('omits types without content and uses the report id as the dataset id', async () => {
    const { origin, urls } = await startWith({ reports: [shopReport] });
    const byType = new Map(urls);
    expect(byType.has('dashboard') || byType.has('tile')).toBe(false);
    expect(byType.get('create')).toBe(`${origin}/reportEmbed?datasetId=shop`);
  });
});

describe('content files', () => {
  it('reads content files and CSV tables from a folder', async () => {
    const { tables, ...rest } = shopReport;
    const [stores, sales] = tables;
    await writeFile(join(folder, 'stores.csv'), 'Id,Store,Region\n1,"Alder, Old",North\n2,"Say ""Birch""",\n');
    await writeFile(
      join(folder, 'shop.json'),
      JSON.stringify({
        ...rest,
        tables: [{ name: 'Stores', csv: 'stores.csv', hierarchies: stores?.hierarchies }, sales],
      }),
    );
    const { reports } = await readContent(folder);
    expect(reports[0]?.tables[0]).toMatchObject({
      name: 'Stores',
      rows: [
        [1, 'Alder, Old', 'North'],
        [2, 'Say "Birch"', null],
      ],
    });
  });

  it('reads workspaces and service principals from all files', async () => {
    const workspaces = [{ id: 'w', name: 'W' }];
    const servicePrincipals = [{ clientId: 'c', clientSecret: 's', workspaces: ['w'] }];
    await writeFile(join(folder, 'a.json'), JSON.stringify({ reports: [shopReport], workspaces }));
    await writeFile(join(folder, 'b.json'), JSON.stringify({ reports: [], servicePrincipals }));
    expect(await readContent(folder)).toMatchObject({ workspaces, servicePrincipals });
    await writeFile(
      join(folder, 'b.json'),
      JSON.stringify({ reports: [], workspaces: [{ ...workspaces[0], reports: ['none'] }] }),
    );
    await expect(readContent(folder)).rejects.toThrow("workspace 'w': unknown report 'none'");
  });

  it('reports invalid content files with the file name and the error', async () => {
    await writeFile(join(folder, 'bad.json'), '{ "pages": ');
    await expect(readContent(folder)).rejects.toThrow("file 'bad.json': is not valid JSON");
  });

  it('reports why a CSV file cannot be read', async () => {
    const write = (csv: string) =>
      writeFile(join(folder, 'shop.json'), JSON.stringify({ ...shopReport, tables: [{ name: 'Stores', csv }] }));
    await write('missing.csv');
    await expect(readContent(folder)).rejects.toThrow("file 'missing.csv' not found");
    await write('.');
    await expect(readContent(folder)).rejects.toThrow("file '.' cannot be read (EISDIR");
  });
});

describe('readCsvTable', () => {
  it('infers column types from a CSV file', () => {
    const { columns } = readCsvTable('t', 'n,d,b,zip,t\n1.5,2026-01-02,true,01234,x\n-2,,FALSE,99999,"a\nb"\n');
    expect(columns.map(({ type }) => type)).toEqual(['number', 'date', 'boolean', 'text', 'text']);
  });

  it('rejects CSV lines with the wrong number of cells', () => {
    expect(() => readCsvTable('t', 'a,b\n1,2\n3\n')).toThrow("Table 't', line 3: expected 2 cells, received 1.");
  });
});
