import * as peer from 'powerbi-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as core from '../../../src';
import * as compat from '../../../src/compat';

const plain = (value: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => typeof member !== 'function'));

const functionsOf = (value: object): string[] =>
  Object.entries(value).flatMap(([name, member]) => (typeof member === 'function' ? [name] : []));

const classes = ['Embed', 'Report', 'Visual', 'Dashboard', 'Tile', 'Qna', 'Create', 'QuickCreate'] as const;

describe('the compatibility door', () => {
  it('has every name of the published client and of its namespaces', () => {
    expect(Object.keys(compat)).toEqual(expect.arrayContaining(Object.keys(peer)));
    for (const space of ['models', 'service', 'factories'] as const) {
      expect(Object.keys(compat[space]), space).toEqual(expect.arrayContaining(Object.keys(peer[space])));
    }
  });

  it('has the published enums, with the names of their numbers, and the values of the core', () => {
    const enums = Object.entries(peer.models).filter(
      ([name, value]) => typeof value === 'object' && /^[A-Z]/.test(name) && '0' in value,
    );
    expect(enums.length).toBeGreaterThan(25);
    for (const [name, value] of enums) expect(compat.models[name as 'TokenType'], name).toEqual(value);
    for (const [name, value] of Object.entries(compat.models)) {
      const own: unknown = (core.models as Record<string, unknown>)[name];
      if (typeof value === 'object' && typeof own === 'object') expect(value, name).toMatchObject(own!);
    }
  });

  it.each(classes)('has the published static members of %s', (name) => {
    expect(plain(compat[name])).toMatchObject(plain(peer[name]));
    expect(functionsOf(compat[name])).toEqual(expect.arrayContaining(functionsOf(peer[name])));
  });

  it('finds ids in embed URLs as the published client does', () => {
    const url = 'https://app.powerbi.com/x?reportId=r-1&groupId=g-1&dashboardId=d-1&tileId=t-1&datasetId=s-1';
    for (const read of [
      ({ Embed }: typeof peer) => Embed.findGroupIdFromEmbedUrl(url),
      ({ Report }: typeof peer) => Report.findIdFromEmbedUrl(url),
      ({ Dashboard }: typeof peer) => Dashboard.findIdFromEmbedUrl(url),
      ({ Tile }: typeof peer) => Tile.findIdFromEmbedUrl(url),
      ({ Create }: typeof peer) => Create.findIdFromEmbedUrl(url),
      ({ Report }: typeof peer) => Report.findIdFromEmbedUrl('https://app.powerbi.com/x'),
    ]) {
      expect(read(compat as unknown as typeof peer)).toBe(read(peer));
    }
  });

  it('lets packages add methods to a class and find them on the objects that a service makes', () => {
    const { Report } = compat as unknown as { Report: { prototype: Record<string, unknown> } };
    Report.prototype.shout = () => 'added';
    expect((core.Report.prototype as unknown as { shout(): string }).shout()).toBe('added');
    delete Report.prototype.shout;
  });

  it('explains that the factories are for passing on', () => {
    const { factories } = compat;
    expect(() => factories.wpmpFactory()).toThrow('Pass them on; they are not to be called.');
    expect(
      () => new compat.service.Service(factories.hpmFactory, factories.wpmpFactory, factories.routerFactory),
    ).not.toThrow();
  });

  it('refuses a call by path that names no embed', async () => {
    const { hpm } = new compat.service.Service();
    await expect(hpm.get('/report/pages')).rejects.toMatchObject({ code: 'notEmbedded' });
  });
});

describe('the global', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const load = async (): Promise<typeof compat> => {
    vi.resetModules();
    return import('../../../src/compat');
  };

  it('is the service of the page', async () => {
    vi.stubGlobal('powerbi', undefined);
    const { service } = await load();
    expect(window.powerbi).toBeInstanceOf(service.Service);
  });

  it('stays what it is when the page names another place', async () => {
    const own = {};
    vi.stubGlobal('powerbi', own);
    vi.stubGlobal('powerBISDKGlobalServiceInstanceName', 'reports');
    const { service } = await load();
    expect(window.powerbi).toBe(own);
    expect((window as unknown as { reports: unknown }).reports).toBeInstanceOf(service.Service);
    delete (window as unknown as { reports?: unknown }).reports;
  });

  it('is none on a server', async () => {
    vi.stubGlobal('window', undefined);
    await expect(load()).resolves.toHaveProperty('models');
  });
});
