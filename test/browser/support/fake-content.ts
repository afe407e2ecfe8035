import { bundle } from './bundle';
import type { FakeResponse, FakeFrameBehavior } from './fake-frame-protocol';
import type { Site } from './site';

/** Embed URL endpoints for all types. */
const endpoints = ['reportEmbed', 'rdlEmbed', 'dashboardEmbed', 'tileEmbed', 'embed', 'qnaEmbed', 'quickCreate'];

const ok = (body: unknown): FakeResponse => ({ statusCode: 200, body });

const size = { type: 4, width: 1280, height: 720 };

/** Responses for a report with two pages and three visuals, so that every request gets a plausible response. */
const standardResponses: Record<string, FakeResponse> = {
  'GET /report/pages': ok([
    {
      name: 'page-1',
      displayName: 'Page 1',
      isActive: true,
      visibility: 0,
      defaultSize: size,
      defaultDisplayOption: 0,
    },
    { name: 'page-2', displayName: 'Page 2', isActive: false, visibility: 1, defaultSize: size, mobileSize: size },
  ]),
  'GET /report/pages/*/visuals': ok([
    { name: 'visual-1', title: 'Sales', type: 'columnChart', layout: { x: 1, y: 2, z: 3, width: 400, height: 300 } },
    { name: 'visual-2', title: 'Total', type: 'card', layout: { x: 5, y: 6, z: 7, width: 100, height: 50 } },
    { name: 'slicer-1', title: 'Year', type: 'slicer', layout: { x: 8, y: 9, z: 1, width: 90, height: 80 } },
  ]),
  'GET /report/pages/*/layoutTypes/*': ok(true),
  'GET /report/pages/*/smartNarrativeInsights': ok(['one', 'two']),
  'GET /report/pages/*/visuals/*/smartNarrativeInsights': ok(['three']),
  'GET /report/filters': ok([]),
  'GET /report/pages/*/filters': ok([]),
  'GET /report/pages/*/visuals/*/filters': ok([]),
  'POST /report/addPage': ok({ name: 'page-3', displayName: 'New', isActive: true }),
  'GET /report/bookmarks': ok([{ name: 'bookmark-1', displayName: 'Bookmark 1' }]),
  'POST /report/bookmarks/capture': ok({ name: 'bookmark-2', displayName: 'Captured', state: 'state' }),
  'GET /report/hasUnsavedChanges': ok(true),
  'GET /report/isUserStateApplied': ok(true),
  'GET /report/theme': ok({ themeJson: { name: 'Quiet' } }),
  'GET /report/zoom': ok(1.5),
  'GET /getCorrelationId': ok('correlation-1'),
  'POST /report/pages/*/visuals/*/exportData': ok({ data: 'a,b' }),
  'GET /report/pages/*/visuals/*/slicer': ok({ filters: [] }),
  'POST /report/pages/*/visuals/*/clone': ok({ visualName: 'visual-4' }),
};

let script: Promise<string> | undefined;

/** Serves fake frames on a site, at `/reportEmbed` and the other endpoints. */
export async function serveFakeFrames(site: Site, behavior: FakeFrameBehavior = {}): Promise<void> {
  script ??= bundle('test/browser/support/fake-frame.ts', 'fakeFrameScript');
  site.serve('/fake-frame.js', await script);
  // delays the frame's load event, so that the script's first message arrives before it
  site.serve('/slow.js', (_request, response) => {
    setTimeout(() => response.writeHead(200, { 'content-type': 'text/javascript' }).end(''), 300);
  });
  const merged: FakeFrameBehavior = { ...behavior, responses: { ...standardResponses, ...behavior.responses } };
  for (const endpoint of endpoints) {
    site.serve(`/${endpoint}`, (request, response) => {
      // an id that starts with `ready` selects a frame that posts `/ready/{uid}` before its load event
      const ready = /[?&]reportId=ready/.test(request.url ?? '');
      const data = JSON.stringify({ ...merged, ready: ready || behavior.ready }).replaceAll('<', '\\u003c');
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(
        `<!doctype html><title>frame</title><script>window.fakeBehavior=${data}</script>` +
          `<script src="/fake-frame.js"></script>${ready ? '<script src="/slow.js"></script>' : ''}`,
      );
    });
  }
}
