// @vitest-environment node
import { readFileSync } from 'node:fs';
import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { removeTestCode, splitSections } from '../../../scripts/docs/markdown.mjs';
import { readPages } from '../../../scripts/docs/pages.mjs';
import { processTerm, searchOptions } from '../../../scripts/docs/search.mjs';

/** Creates the index that the site searches: one entry for each section on each page. */
function createIndex(): MiniSearch {
  const index = new MiniSearch({ fields: ['title', 'titles', 'text'], processTerm, searchOptions });
  for (const [path, page] of readPages()) {
    if (page === 'guides/index.md') continue; // not searchable
    for (const { anchor, titles, text } of splitSections(removeTestCode(readFileSync(path, 'utf8')))) {
      const id = `${page}#${anchor}`;
      if (!index.has(id)) index.add({ id, title: titles.at(-1), titles: titles.slice(0, -1).join(' '), text });
    }
  }
  return index;
}

/** Sections for frequent tasks, with queries that users type. */
const tasks: Record<string, string[]> = {
  'guides/settings.md#hide-panes-and-page-tabs': [
    'hide panes',
    'hide filter pane',
    'remove the page tabs',
    'how do I hide the filter pane',
    'hide tabs',
  ],
  'guides/filters.md#filter-from-a-dropdown-outside-the-report': [
    'dropdown',
    'filter from dropdown',
    'filter from a dropdown outside the report',
    'external filter',
    'dropdown filter',
    'filter with select',
  ],
  'guides/tokens.md#refresh-tokens': [
    'refresh token',
    'refresh tokens',
    'token refresh',
    'refresh access token',
    'token expired',
    'renew token',
  ],
  'guides/clicks.md#react-to-a-click-on-a-data-point': [
    'click',
    'react to a click',
    'click on a bar',
    'click data point',
    'on click',
    'click event data point',
  ],
  'guides/exporting-data.md#export-a-visuals-data': [
    'export data',
    'export',
    'export csv',
    'download data',
    'download csv',
    'excel',
  ],
};

describe('documentation site search', () => {
  const index = createIndex();

  for (const [section, queries] of Object.entries(tasks)) {
    for (const query of queries) {
      it(`finds ${section} among the first three results for "${query}"`, () => {
        expect(
          index
            .search(query, searchOptions)
            .map(({ id }) => id as string)
            .slice(0, 3),
        ).toContain(section);
      });
    }
  }

  it('ignores stop words and the difference between singular and plural', () => {
    expect(['How', 'do', 'I', 'hide', 'panes'].map(processTerm)).toEqual([null, null, null, 'hide', 'pane']);
  });
});
