import { afterEach, describe, expect, it } from 'vitest';
import type { EmbedConfiguration } from '../../../src';
import { FakePage, embedUrl } from '../core/support/fake-frame';

afterEach(() => {
  document.body.replaceChildren();
});

const commonEvents = [
  'loaded',
  'saved',
  'rendered',
  'saveAsTriggered',
  'error',
  'dataSelected',
  'buttonClicked',
  'info',
];
const reportEvents = [
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
/** Events that Power BI added after the version in the specification. */
const newerEvents = ['exportDataCompleted'];
const host = 'https://app.powerbi.com';
const datasetCreateConfig = { locale: 'en-US', mashupDocument: 'm' };

describe('allowed events', () => {
  it.each<[string, EmbedConfiguration, string[]]>([
    ['report', { embedUrl }, [...reportEvents, ...newerEvents]],
    ['visual', { embedUrl, pageName: 'p', visualName: 'v' }, [...reportEvents, ...newerEvents]],
    ['dashboard', { embedUrl: `${host}/dashboardEmbed?dashboardId=d` }, ['tileClicked']],
    ['tile', { embedUrl: `${host}/tileEmbed?dashboardId=d&tileId=t` }, ['tileClicked', 'tileLoaded']],
    ['qna', { embedUrl: `${host}/qnaEmbed`, datasetIds: ['a'] }, ['visualRendered']],
    ['create', { embedUrl, datasetId: 'd' }, []],
    ['quickCreate', { embedUrl: `${host}/quickCreate`, datasetCreateConfig }, []],
  ])('allows exactly the events for the type %s', (type, config, typeEvents) => {
    const { service } = new FakePage();
    const embed = service.embed(document.createElement('div'), {
      type,
      accessToken: 't',
      ...config,
    } as EmbedConfiguration);
    expect([...embed.allowedEvents].sort()).toEqual([...commonEvents, ...typeEvents].sort());
    for (const name of embed.allowedEvents) expect(() => embed.on(name as 'info', () => undefined)).not.toThrow();
  });
});

describe("a bootstrapped frame's embed URL", () => {
  it.each([
    ['report', 'reportEmbed'],
    ['create', 'reportEmbed'],
    ['visual', 'reportEmbed'],
    ['dashboard', 'dashboardEmbed'],
    ['tile', 'tileEmbed'],
    ['qna', 'qnaEmbed'],
    ['quickCreate', 'quickCreate'],
  ])('builds the URL for the type %s with the endpoint %s and the default or the passed host', (type, endpoint) => {
    const { service } = new FakePage();
    const frameUrl = (config: object) => {
      const element = document.createElement('div');
      service.bootstrap(element, { type, ...config });
      const { origin, pathname } = new URL(element.querySelector('iframe')!.src);
      return origin + pathname;
    };
    expect(frameUrl({})).toBe(`${host}/${endpoint}`);
    expect(frameUrl({ hostname: ' HTTPS://App.PowerBI.cn ' })).toBe(`https://app.powerbi.cn/${endpoint}`);
  });
});
