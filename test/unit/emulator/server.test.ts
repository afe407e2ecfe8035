import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleContent, startEmulator, type ContentDefinition, type Emulator } from '../../../src/emulator';
import { embedAddresses } from '../../../src/emulator/urls';
import { run } from '../../../src/emulator/command';
import { readContent } from '../../../src/emulator/server/content-files';
import { readCsvTable } from '../../../src/emulator/server/csv';
import { shopReport } from './support';

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

describe('the server', () => {
  it('serves the frame page under a strict policy that lets any page embed it', async () => {
    const response = await fetch((await start()).embedUrl('shop'));
    expect(response.status).toBe(200);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain('frame-ancestors *');
    expect(await response.text()).toContain('data-kind="report"');
  });

  it('names the version of its script, which browsers keep; the page itself is never kept', async () => {
    const { origin, embedUrl } = await start();
    const page = await fetch(embedUrl('shop'));
    expect(page.headers.get('cache-control')).toBe('no-store');
    const [, address = ''] = /src="(\/frame\.js\?[\da-f]{16})"/.exec(await page.text()) ?? [];
    const script = await fetch(`${origin}${address}`);
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(await script.text()).toBe('// the frame');
  });

  it.each([
    ['dashboardEmbed', 'dashboard'],
    ['embed', 'tile'],
    ['qnaEmbed', 'qna'],
    ['quickCreate', 'quickCreate'],
    ['rdlEmbed', 'paginated'],
  ])('serves /%s as a %s', async (path, kind) => {
    const response = await fetch(`${(await start()).origin}/${path}`);
    expect(await response.text()).toContain(`data-kind="${kind}"`);
  });

  it('gives content only to a token that opens it', async () => {
    const { origin, createToken } = await start();
    const get = async (token: string) => fetch(`${origin}/content/reports/shop`, bearer(token));
    expect((await get(await createToken(['shop']))).status).toBe(200);
    expect((await get('opaque')).status).toBe(401);
    const other = await get(await createToken(['other']));
    expect(other.status).toBe(403);
    expect(await other.json()).toMatchObject({ message: 'PowerBINotAuthorizedException' });
  });

  it('answers 404 for what it does not have', async () => {
    const { origin, createToken } = await start();
    expect((await fetch(`${origin}/admin`)).status).toBe(404);
    expect((await fetch(`${origin}/content/reports/none`, bearer(await createToken()))).status).toBe(404);
  });

  it('says which port is taken', async () => {
    const { origin } = await start();
    const port = Number(new URL(origin).port);
    await expect(startEmulator({ port, script: join(folder, 'frame.js') })).rejects.toThrow(
      `Port ${String(port)} of 127.0.0.1 is taken`,
    );
  });
});

describe('the server as a part of a test', () => {
  const script = () => join(folder, 'frame.js');
  const note = (origin: string, body: string) => fetch(`${origin}/strict/unknown-calls`, { method: 'POST', body });

  it('collects unknown calls when it is strict, and fails to close quietly', async () => {
    const heard: string[] = [];
    const strict = await startEmulator({
      strict: true,
      script: script(),
      onUnknownCall: (call) => void heard.push(call),
    });
    expect(await (await fetch(strict.embedUrl('staff-overview'))).text()).toContain('data-strict');
    await note(strict.origin, 'GET /report/weather\u001b[31m');
    expect(strict.unknownCalls).toEqual(['GET /report/weather?[31m']);
    expect(heard).toEqual(strict.unknownCalls);
    await expect(strict.close()).rejects.toThrow('Unknown calls: GET /report/weather');
  });

  it('collects nothing when it is not', async () => {
    const { origin } = await start();
    expect((await note(origin, 'GET /report/weather')).status).toBe(405);
  });

  it('tells the frames that are opened from now on how to misbehave', async () => {
    const { embedUrl, use, reset } = await start();
    const page = async () => (await fetch(embedUrl('shop'))).text();
    use({ kind: 'refuse', status: 503, route: '"><script>' });
    expect(await page()).toContain('data-faults="refuse:503@&quot;><script>"');
    reset();
    expect(await page()).not.toContain('data-faults');
  });

  it('lets all tokens end at once', async () => {
    const { origin, createToken, expireTokens } = await start();
    const get = async (token: string) => fetch(`${origin}/content/reports/shop`, bearer(token));
    const token = await createToken();
    expireTokens();
    const refused = await get(token);
    expect([refused.status, await refused.json()]).toMatchObject([403, { message: 'TokenExpired' }]);
    expect((await get(await createToken())).status).toBe(200);
  });

  it('serves the schema of the content', async () => {
    const response = await fetch(`${(await start()).origin}/content.schema.json`);
    expect(await response.json()).toMatchObject({ title: 'Content of the Vitrine emulator' });
  });
});

describe('the command', () => {
  it('prints its help', async () => {
    const lines: string[] = [];
    expect(
      await run(
        ['--help'],
        (line) => lines.push(line),
        () => undefined,
      ),
    ).toBe(0);
    expect(lines.join()).toContain('--port <number>');
  });

  it('prints the schema of content files', async () => {
    const lines: string[] = [];
    await run(
      ['--schema'],
      (line) => lines.push(line),
      () => undefined,
    );
    expect(JSON.parse(lines.join(''))).toHaveProperty('definitions.visual');
  });

  it.each([
    [['--port', 'x'], "--port must be a number from 0 to 65535, not 'x'."],
    [['--content', '/no/such/folder'], "There is no file or folder '/no/such/folder'"],
    [['--tls', 'one'], '--tls needs two files'],
    [['--faults', 'explode'], "--faults: Unknown fault 'explode'"],
    [['--colour'], "Unknown option '--colour'"],
  ])('complains about %j and fails', async (args, message) => {
    const lines: string[] = [];
    expect(
      await run(
        args,
        () => undefined,
        (line) => lines.push(line),
      ),
    ).toBe(1);
    expect(lines.join()).toContain(message);
  });
});

describe('the addresses that the command prints', () => {
  const named = async (content?: ContentDefinition) => {
    emulator = await startEmulator({ script: join(folder, 'frame.js'), ...(content && { content }) });
    return { origin: emulator.origin, addresses: embedAddresses(emulator, content ?? sampleContent()) };
  };

  it('name each kind of content, and are served', async () => {
    const { origin, addresses } = await named();
    expect(addresses).toEqual([
      ['report, visual', `${origin}/reportEmbed?reportId=staff-overview`],
      ['dashboard', `${origin}/dashboardEmbed?dashboardId=staff-dashboard`],
      ['tile', `${origin}/embed?dashboardId=staff-dashboard&tileId=headcount`],
      ['qna', `${origin}/qnaEmbed`],
      ['create', `${origin}/reportEmbed?datasetId=staff-data`],
      ['quickCreate', `${origin}/quickCreate`],
      ['paginated report', `${origin}/rdlEmbed?reportId=staff-overview`],
    ]);
    const kinds = ['report', 'dashboard', 'tile', 'qna', 'report', 'quickCreate', 'paginated'];
    for (const [index, [, address]] of addresses.entries()) {
      expect(await (await fetch(address)).text()).toContain(`data-kind="${kinds[index] ?? ''}"`);
    }
  });

  it('leave out what the content does not have; a report without a dataset of its own is one', async () => {
    const { origin, addresses } = await named({ reports: [shopReport] });
    const all = new Map(addresses);
    expect(all.has('dashboard') || all.has('tile')).toBe(false);
    expect(all.get('create')).toBe(`${origin}/reportEmbed?datasetId=shop`);
  });
});

describe('content files', () => {
  it('are read from a folder, with tables from CSV', async () => {
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

  it('name file and fault', async () => {
    await writeFile(join(folder, 'bad.json'), '{ "pages": ');
    await expect(readContent(folder)).rejects.toThrow("file 'bad.json': is not JSON");
  });
});

describe('a CSV table', () => {
  it('guesses the types of its columns', () => {
    const { columns } = readCsvTable('t', 'n,d,b,zip,t\n1.5,2026-01-02,true,01234,x\n-2,,FALSE,99999,"a\nb"\n');
    expect(columns.map(({ type }) => type)).toEqual(['number', 'date', 'boolean', 'text', 'text']);
  });

  it('names the line that does not fit', () => {
    expect(() => readCsvTable('t', 'a,b\n1,2\n3\n')).toThrow("Table 't', line 3: 1 cells, but the first line names 2.");
  });
});
