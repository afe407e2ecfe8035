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

describe('allowed events', () => {
  it.each<[string, EmbedConfiguration, string[]]>([
    ['report', { embedUrl }, [...ofReports, ...added]],
    ['visual', { embedUrl, pageName: 'p', visualName: 'v' }, [...ofReports, ...added]],
    ['dashboard', { embedUrl: `${host}/dashboardEmbed?dashboardId=d` }, ['tileClicked']],
    ['tile', { embedUrl: `${host}/tileEmbed?dashboardId=d&tileId=t` }, ['tileClicked', 'tileLoaded']],
    ['qna', { embedUrl: `${host}/qnaEmbed`, datasetIds: ['a'] }, ['visualRendered']],
    ['create', { embedUrl, datasetId: 'd' }, []],
    ['quickCreate', { embedUrl: `${host}/quickCreate`, datasetCreateConfig }, []],
  ])('lists the events of the type %s', (type, config, own) => {
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

describe('endpoint of a frame without embed URL', () => {
  it.each([
    ['report', 'reportEmbed'],
    ['create', 'reportEmbed'],
    ['visual', 'reportEmbed'],
    ['dashboard', 'dashboardEmbed'],
    ['tile', 'tileEmbed'],
    ['qna', 'qnaEmbed'],
    ['quickCreate', 'quickCreate'],
  ])('builds the URL of the type %s with the endpoint %s, on the default or the given host', (type, endpoint) => {
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
