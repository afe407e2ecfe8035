import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { loadBuild } from '../support/build';
import { Site } from '../support/site';

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

interface StoryIndex {
  entries: Record<string, { id: string; type: 'story' | 'docs' }>;
}

/** The built Storybook, served by a local site. */
export interface Storybook {
  /** Story ids. */
  stories: string[];
  /** Returns the URL of a story without Storybook's UI and axe check. */
  storyUrl(id: string): string;
  /** Returns a story's URL in Storybook's UI. */
  managerUrl(id: string): string;
  /** Returns a documentation page's URL without Storybook's UI. */
  docsUrl(id: string, scheme: 'light' | 'dark'): string;
  close(): Promise<void>;
}

/**
 * Builds Storybook if the build is stale, and serves it from a subfolder because it must not depend on the root path.
 */
export async function startStorybook(): Promise<Storybook> {
  const { buildIfStale } = await loadBuild();
  await buildIfStale(['storybook']);
  const folder = resolve('temp/storybook');
  const site = await Site.start({ hostname: 'localhost' });
  site.serve('*', async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', site.origin);
    const path = join(folder, pathname.replace('/some/folder/', ''));
    const isFolder = (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
    if (isFolder && !pathname.endsWith('/')) {
      response.writeHead(301, { location: `${pathname}/${search}` }).end();
      return;
    }
    const file = isFolder ? join(path, 'index.html') : path;
    const text = await readFile(file).catch(() => undefined);
    // lets the browser cache the frames' script, which every story loads, and its compiled code
    const headers = { 'content-type': contentTypes[extname(file)] ?? 'text/plain', 'cache-control': 'max-age=3600' };
    response.writeHead(text ? 200 : 404, headers).end(text);
  });
  site.serve('/favicon.ico', '');
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as StoryIndex;
  return {
    stories: Object.values(entries).flatMap(({ id, type }) => (type === 'story' ? [id] : [])),
    storyUrl: (id) => `${site.origin}/some/folder/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`,
    managerUrl: (id) => `${site.origin}/some/folder/?path=/story/${id}`,
    docsUrl: (id, scheme) => `${site.origin}/some/folder/iframe.html?id=${id}&viewMode=docs&globals=scheme:${scheme}`,
    close: () => site.close(),
  };
}
