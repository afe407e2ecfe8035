import * as reference from 'powerbi-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as core from '../../../src';
import * as compat from '../../../src/compat';

const valuesOf = (value: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => typeof member !== 'function'));

const functionsOf = (value: object): string[] =>
  Object.entries(value).flatMap(([name, member]) => (typeof member === 'function' ? [name] : []));

const classes = ['Embed', 'Report', 'Visual', 'Dashboard', 'Tile', 'Qna', 'Create', 'QuickCreate'] as const;

describe('the compat entry point', () => {
  it('exports every name in powerbi-client and its namespaces', () => {
    expect(Object.keys(compat)).toEqual(expect.arrayContaining(Object.keys(reference)));
    for (const namespaceName of ['models', 'service', 'factories'] as const) {
      expect(Object.keys(compat[namespaceName]), namespaceName).toEqual(
        expect.arrayContaining(Object.keys(reference[namespaceName])),
      );
    }
  });

  it('exports enums with reverse lookup and the same values as the core', () => {
    const enums = Object.entries(reference.models).filter(
      ([name, value]) => typeof value === 'object' && /^[A-Z]/.test(name) && '0' in value,
    );
    expect(enums.length).toBeGreaterThan(25);
    for (const [name, value] of enums) expect(compat.models[name as 'TokenType'], name).toEqual(value);
    for (const [name, value] of Object.entries(compat.models)) {
      const coreValue: unknown = (core.models as Record<string, unknown>)[name];
      if (typeof value === 'object' && typeof coreValue === 'object') expect(value, name).toMatchObject(coreValue!);
    }
  });

  it.each(classes)('has the static members of %s', (name) => {
    expect(valuesOf(compat[name])).toMatchObject(valuesOf(reference[name]));
    expect(functionsOf(compat[name])).toEqual(expect.arrayContaining(functionsOf(reference[name])));
  });

  it.each(classes)('shows the name of %s in consoles and devtools', (name) => {
    expect(compat[name].name).toBe(reference[name].name);
  });

  it('reads the same ids from embed URLs as powerbi-client', () => {
    const url = 'https://app.powerbi.com/x?reportId=r-1&groupId=g-1&dashboardId=d-1&tileId=t-1&datasetId=s-1';
    for (const read of [
      ({ Embed }: typeof reference) => Embed.findGroupIdFromEmbedUrl(url),
      ({ Report }: typeof reference) => Report.findIdFromEmbedUrl(url),
      ({ Dashboard }: typeof reference) => Dashboard.findIdFromEmbedUrl(url),
      ({ Tile }: typeof reference) => Tile.findIdFromEmbedUrl(url),
      ({ Create }: typeof reference) => Create.findIdFromEmbedUrl(url),
      ({ Report }: typeof reference) => Report.findIdFromEmbedUrl('https://app.powerbi.com/x'),
      ({ Report }: typeof reference) => Report.findIdFromEmbedUrl('https://app.powerbi.com/x?groupId=g&amp;reportId=r'),
    ]) {
      expect(read(compat as unknown as typeof reference)).toBe(read(reference));
    }
  });

  it('rejects a request whose uid does not match an embed', async () => {
    const { hpm } = new compat.service.Service();
    await expect(hpm.get('/report/pages')).rejects.toMatchObject({ body: { code: 'notEmbedded' } });
  });
});

describe('window.powerbi', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const load = async (): Promise<typeof compat> => {
    vi.resetModules();
    return import('../../../src/compat');
  };

  it("assigns the page's service to window.powerbi", async () => {
    vi.stubGlobal('powerbi', undefined);
    const { service } = await load();
    expect(window.powerbi).toBeInstanceOf(service.Service);
  });

  it('does not replace window.powerbi if the page specifies a different global for the service', async () => {
    const pageGlobal = {};
    vi.stubGlobal('powerbi', pageGlobal);
    vi.stubGlobal('powerBISDKGlobalServiceInstanceName', 'reports');
    const { service } = await load();
    expect(window.powerbi).toBe(pageGlobal);
    expect((window as unknown as { reports: unknown }).reports).toBeInstanceOf(service.Service);
    delete (window as unknown as { reports?: unknown }).reports;
  });

  it('does not create window.powerbi on a server', async () => {
    vi.stubGlobal('window', undefined);
    await expect(load()).resolves.toHaveProperty('models');
  });
});
