import { describe, expect, it, vi } from 'vitest';
import {
  createReport,
  embedDashboard,
  embedder,
  Embedder,
  embedQna,
  embedReport,
  embedTile,
  embedVisual,
  managedTokens,
  quickCreate,
  service,
  telemetry,
  validation,
  type TelemetryEntry,
} from '@vitrine/sdk';
import { errorOf } from './support/error-of';
import { embedUrl, FakePage, settle } from './support/fake-frame';

const base = { embedUrl, accessToken: 'token-1' };

/** Creates a page and an embedder without features, which exchange messages in memory. */
function setUp() {
  const page = new FakePage();
  return { page, embedder: new Embedder({ messageTarget: page.window }) };
}

describe('functions that embed one type', () => {
  it('loads a report with embedReport and returns an embed whose calls work', async () => {
    const { page, embedder } = setUp();
    const element = page.container();
    const report = embedReport(element, base, { embedder });
    const frame = page.frameOf(element);
    frame.respond = ({ url }) => ({ body: url === '/report/pages' ? [{ name: 'sales' }] : null });
    frame.load();
    await report.whenLoaded();
    expect(frame.calls).toEqual(['POST /report/load']);
    expect((await report.getPages()).map(({ name }) => name)).toEqual(['sales']);
    expect(embedder.get(element)).toBe(report);
  });

  it('creates an embed of the matching type with each function', () => {
    const { page, embedder } = setUp();
    const options = { embedder };
    const embeds = [
      embedVisual(page.container(), { ...base, pageName: 'sales', visualName: 'map' }, options),
      embedDashboard(page.container(), { ...base, id: 'dashboard-1' }, options),
      embedTile(page.container(), { ...base, id: 'tile-1', dashboardId: 'dashboard-1' }, options),
      embedQna(page.container(), { ...base, datasetIds: ['dataset-1'] }, options),
      createReport(page.container(), { ...base, datasetId: 'dataset-1' }, options),
      quickCreate(
        page.container(),
        { ...base, datasetCreateConfig: { locale: 'en-US', mashupDocument: 'm' } },
        options,
      ),
    ];
    expect(embeds.map(({ embedtype }) => embedtype)).toEqual([
      'visual',
      'dashboard',
      'tile',
      'qna',
      'create',
      'quickCreate',
    ]);
  });

  it('returns the same embed for a second configuration of the same type, and rejects a different type', () => {
    const { page, embedder } = setUp();
    const element = page.container();
    const report = embedReport(element, base, { embedder });
    expect(embedReport(element, { ...base, pageName: 'sales' }, { embedder })).toBe(report);
    expect(errorOf(() => embedDashboard(element, { ...base, id: 'dashboard-1' }, { embedder }))).toMatchObject({
      code: 'typeMismatch',
    });
  });

  it('shares embeds, trusted origins and the access token with the default service', () => {
    embedder.trustOrigin('https://content.example.com');
    embedder.accessToken = 'page-token';
    const element = document.createElement('div');
    document.body.append(element);
    const report = embedReport(element, { embedUrl });
    expect(service.get(element)).toBe(report);
    expect(service.trustedOrigins.has('https://content.example.com')).toBe(true);
    expect(service.accessToken).toBe('page-token');
    service.reset(element);
    embedder.accessToken = undefined;
    expect(embedder.getNumberOfComponents()).toBe(0);
  });
});

describe('features', () => {
  const invalid = { ...base, viewMode: 7 } as never;

  it("sends an invalid configuration to the frame and emits the frame's error if validation is not passed", async () => {
    const { page, embedder } = setUp();
    const element = page.container();
    const report = embedReport(element, invalid, { embedder });
    const errors: unknown[] = [];
    report.on('error', ({ detail }) => errors.push(detail.message));
    const frame = page.frameOf(element);
    frame.respond = () => ({ statusCode: 400, body: [{ message: 'viewMode property is invalid' }] });
    frame.load();
    await settle();
    expect(errors).toEqual(['viewMode property is invalid']);
  });

  it('rejects an invalid configuration synchronously if validation is passed', () => {
    const { page, embedder } = setUp();
    const embed = () => embedReport(page.container(), invalid, { embedder, features: [validation] });
    expect(errorOf(embed)).toMatchObject({ code: 'invalidConfig', message: 'viewMode property is invalid' });
  });

  it('rejects getAccessToken without managedTokens, with an error that names the missing feature', () => {
    const { page, embedder } = setUp();
    const embed = () => embedReport(page.container(), { embedUrl, getAccessToken: () => 'token-1' }, { embedder });
    expect(errorOf(embed)).toMatchObject({
      code: 'invalidConfig',
      message: expect.stringContaining('managedTokens') as string,
    });
  });

  it('loads the content with the token that getAccessToken returns if managedTokens is passed', async () => {
    const { page, embedder } = setUp();
    const element = page.container();
    const config = { embedUrl, getAccessToken: () => 'token-2' };
    embedReport(element, config, { embedder, features: [managedTokens] });
    const frame = page.frameOf(element);
    frame.load();
    await settle();
    expect(frame.requests[0]?.body).toMatchObject({ accessToken: 'token-2' });
  });

  it('reports messages only for embeds with the telemetry feature', async () => {
    const { page, embedder } = setUp();
    const onTelemetry = vi.fn<(entry: TelemetryEntry) => void>();
    const [observed, other] = [page.container(), page.container()];
    const { config } = embedReport(observed, base, { embedder, features: [telemetry({ onTelemetry })] });
    embedReport(other, base, { embedder });
    for (const element of [observed, other]) page.frameOf(element).load();
    await settle();
    expect(new Set(onTelemetry.mock.calls.map(([{ uniqueId }]) => uniqueId))).toEqual(new Set([config.uniqueId]));
  });
});
