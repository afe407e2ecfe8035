import { afterEach, describe, expect, it } from 'vitest';
import type { EmbedConfiguration } from '../../../src';
import { FakePage, embedUrl } from '../core/support/fake-frame';

afterEach(() => {
  document.body.replaceChildren();
});

const common = ['loaded', 'saved', 'rendered', 'saveAsTriggered', 'error', 'dataSelected', 'buttonClicked', 'info'];
const ofReports = [
  'filtersApplied',
  'pageChanged',
  'commandTriggered',
  'swipeStart',
  'swipeEnd',
  'bookmarkApplied',
  'dataHyperlinkClicked',
  'visualRendered',
  'visualClicked',
  'selectionChanged',
  'renderingStarted',
  'blur',
];
/** The provider has added it since the specification's version. */
const added = ['exportDataCompleted'];
const host = 'https://app.powerbi.com';
const datasetCreateConfig = { locale: 'en-US', mashupDocument: 'm' };

describe('the allowed events (embedding toolkit, 9)', () => {
  it.each<[string, EmbedConfiguration, string[]]>([
    ['report', { embedUrl }, [...ofReports, ...added]],
    ['visual', { embedUrl, pageName: 'p', visualName: 'v' }, [...ofReports, ...added]],
    ['dashboard', { embedUrl: `${host}/dashboardEmbed?dashboardId=d` }, ['tileClicked']],
    ['tile', { embedUrl: `${host}/tileEmbed?dashboardId=d&tileId=t` }, ['tileClicked', 'tileLoaded']],
    ['qna', { embedUrl: `${host}/qnaEmbed`, datasetIds: ['a'] }, ['visualRendered']],
    ['create', { embedUrl, datasetId: 'd' }, []],
    ['quickCreate', { embedUrl: `${host}/quickCreate`, datasetCreateConfig }, []],
  ])('of the type %s', (type, config, own) => {
    const { service } = new FakePage();
    const embed = service.embed(document.createElement('div'), {
      type,
      accessToken: 't',
      ...config,
    } as EmbedConfiguration);
    expect([...embed.allowedEvents].sort()).toEqual([...common, ...own].sort());
    for (const name of embed.allowedEvents) expect(() => embed.on(name as 'info', () => undefined)).not.toThrow();
  });
});

describe('the endpoint of a frame that starts without an embed URL (embedding toolkit, 2)', () => {
  it.each([
    ['report', 'reportEmbed'],
    ['create', 'reportEmbed'],
    ['visual', 'reportEmbed'],
    ['dashboard', 'dashboardEmbed'],
    ['tile', 'tileEmbed'],
    ['qna', 'qnaEmbed'],
    ['quickCreate', 'quickCreate'],
  ])('of the type %s is %s, on the default host or the given one', (type, endpoint) => {
    const { service } = new FakePage();
    const source = (config: object) => {
      const element = document.createElement('div');
      service.bootstrap(element, { type, ...config });
      const { origin, pathname } = new URL(element.querySelector('iframe')!.src);
      return origin + pathname;
    };
    expect(source({})).toBe(`${host}/${endpoint}`);
    expect(source({ hostname: ' HTTPS://App.PowerBI.cn ' })).toBe(`https://app.powerbi.cn/${endpoint}`);
  });
});
