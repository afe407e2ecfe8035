import { describe, expect, it } from 'vitest';
import type { FieldChange } from '../../../src/devtools/store/load-record';
import { findWarnings } from '../../../src/devtools/warnings';
import { snapshot } from './support';

const now = 1_000_000_000;
const rulesOf = (changes: Parameters<typeof snapshot>[0]) =>
  findWarnings(snapshot(changes), now).map(({ rule }) => rule);
const layout = { width: 800, height: 600, frameHeight: 600, isHidden: false, isConnected: true, isAutoHeight: false };
const load = (agoMs: number, changes?: FieldChange[]) => ({
  timeMs: now - agoMs,
  steps: { sent: 10 },
  ...(changes && { changes }),
});
const token = { kind: 'Embed', canRefresh: false, isManaged: false, fetches: [] };

describe('findWarnings', () => {
  it('returns no warnings for an embed without problems', () => {
    expect(rulesOf({})).toEqual([]);
  });

  it.each([
    ['no-height', { layout: { ...layout, height: 0 } }],
    ['no-height', { layout: { ...layout, height: 154, frameHeight: 150, isAutoHeight: true } }],
    ['hidden-container', { layout: { ...layout, height: 0, isHidden: true } }],
    ['missing-title', { title: '' }],
    ['missing-title', { title: 'Embedded report' }],
    ['wrong-host', { status: 'failed', failure: { timeMs: now, code: 'invalidEmbedUrl', message: 'Invalid' } }],
    ['not-created', { status: 'failed', failure: { timeMs: now, code: 'missingToken', message: 'Missing' } }],
    ['silent-frame', { problems: [{ timeMs: now, code: 'frameSilent', message: 'Silent' }] }],
    ['failed-load', { status: 'failed', loads: [{ ...load(0), error: 'LoadReportFailed' }] }],
    ['repeated-loads', { loads: [load(900), load(500), load(100)] }],
    ['expired-token', { token: { ...token, expiresAtMs: now } }],
    ['expired-token', { token, status: 'failed', problems: [{ timeMs: now, message: 'TokenExpired' }] }],
    ['expiring-token', { token: { ...token, expiresAtMs: now + 60_000 } }],
    [
      'failed-refresh',
      {
        token: {
          ...token,
          canRefresh: true,
          isManaged: true,
          fetches: [{ timeMs: now, reason: 'load', error: 'offline' }],
        },
      },
    ],
    ['not-recorded', { isComplete: false }],
    ['unresponsive-frame', { unanswered: { count: 2, sinceMs: now - 10_000 } }],
    ['unresponsive-frame', { status: 'crashed' }],
    ['injected-faults', { faults: 'delay:2000;drop' }],
  ] as const)('returns the warning %s', (rule, changes) => {
    expect(rulesOf(changes)).toEqual([rule]);
  });

  it('names the element that hides a container', () => {
    const hidden = { ...layout, height: 0, isHidden: true };
    const titleOf = (changes: object) => findWarnings(snapshot({ layout: { ...hidden, ...changes } }), now)[0]?.title;
    expect(titleOf({ hiddenBy: 'div.tab' })).toMatch(/^The container is inside div\.tab, which is hidden,/);
    expect(titleOf({})).toMatch(/^The container is hidden,/);
  });

  it('lists the most severe warnings first', () => {
    const severities = findWarnings(
      snapshot({
        layout: { ...layout, height: 0 },
        faults: 'drop',
        title: '',
        token: { ...token, expiresAtMs: now + 3_600_000 },
      }),
      now,
    ).map(({ severity }) => severity);
    expect(severities).toEqual(['error', 'warning', 'hint', 'hint']);
  });

  it("names a rejected embed URL's origin and explains how to trust it", () => {
    const message =
      "Invalid embed URL: Expected an https URL; received https://reports.example.com. If you trust this origin, call service.trustOrigin('https://reports.example.com').";
    const [warning] = findWarnings(
      snapshot({ status: 'failed', failure: { timeMs: now, code: 'invalidEmbedUrl', message } }),
      now,
    );
    expect(warning?.title).toBe(
      'The embed URL is not accepted: `https://reports.example.com` is not a trusted origin.',
    );
    expect(warning?.fix).toContain("service.trustOrigin('https://reports.example.com')");
  });

  it('names the fields that change with each load, and their last values', () => {
    const changes = [3, 4].map((count): FieldChange[] => [
      { name: 'embedUrl', difference: `…&render=${count - 1} → …&render=${count}` },
    ]);
    changes[0]!.push({ name: 'pageName', difference: '"a" → "b"' });
    const loads = [load(900), load(500, changes[0]), load(100, changes[1])];
    const [warning] = findWarnings(snapshot({ loads }), now);
    expect(warning?.title).toContain('Changed each time: `embedUrl` (…&render=3 → …&render=4).');
  });

  it('reports repeated loads after the page has settled, including those that were never sent', () => {
    const [url, id] = [{ name: 'embedUrl' }, { name: 'id' }];
    const unsent = { timeMs: now - 300_000, steps: {}, changes: [url, id] };
    const [warning] = findWarnings(snapshot({ loads: [unsent, unsent, load(298_000, [url])] }), now);
    expect(warning?.title).toBe('The page started 3 loads within 2 s. Changed each time: `embedUrl`.');
  });

  it.each([
    [300_000, 'warning', 'The access token expires in 5 min'],
    [3_600_000, 'hint', 'The access token expires in 60 min'],
    [86_400_000, 'hint', 'The access token expires in 24 h'],
  ])('reports a token without a refresh function %d ms before its expiry as a %s', (leftMs, severity, title) => {
    const [warning] = findWarnings(
      snapshot({ token: { ...token, canRefresh: false, expiresAtMs: now + leftMs } }),
      now,
    );
    expect(warning).toMatchObject({ rule: 'expiring-token', severity });
    expect(warning?.title).toContain(title);
  });

  it.each([
    ['a height of 150 px that the page set', { layout: { ...layout, height: 150, frameHeight: 150 } }],
    ['a container outside the document', { layout: { ...layout, height: 0, isConnected: false } }],
    [
      'a frame that has responded late',
      {
        problems: [{ timeMs: now - 5000, code: 'frameSilent', message: '' }],
        loads: [{ ...load(1000), steps: { loaded: 100 } }],
      },
    ],
    ['loads that are far apart', { loads: [load(500_000), load(300_000), load(100)] }],
    ['repeated loads long ago', { loads: [load(900_900), load(900_500), load(900_100)] }],
    ['requests that have just been sent', { unanswered: { count: 2, sinceMs: now - 9000 } }],
    ['a token that is refreshed', { token: { ...token, canRefresh: true, expiresAtMs: now + 60_000 } }],
  ] as const)('returns no warnings for %s', (_name, changes) => {
    expect(rulesOf(changes)).toEqual([]);
  });

  it('links each problem to a guide in the package', () => {
    const guides = findWarnings(snapshot({ layout: { ...layout, height: 0 }, title: '', isComplete: false }), now);
    expect(guides.length).toBe(3);
    for (const { guide, fix } of guides) {
      expect(guide).toMatch(/^[a-z-]+\.md(#[a-z-]+)?$/);
      expect(fix).not.toBe('');
    }
  });
});
