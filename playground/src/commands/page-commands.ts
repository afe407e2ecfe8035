import { quote, type CommandGroup } from './command';
import { pageField } from './fields';
import { breakLines, findPage } from './statements';

/** Commands for pages. */
export const pageCommands: CommandGroup = {
  label: 'Pages',
  commands: [
    {
      id: 'set-page',
      label: 'Show a page',
      summary: 'Shows a different report page.',
      fields: [pageField('hiring')],
      code: ({ page = '' }) => ({ statements: [], result: `await report.setPage(${quote(page)})` }),
    },
    {
      id: 'get-pages',
      label: 'List the pages',
      summary: 'Returns each page’s name and title, and whether it is active.',
      fields: [],
      code: () => ({
        statements: ['const pages = await report.getPages();'],
        result: breakLines(
          'pages.map((page) => ({',
          ['name: page.name', 'displayName: page.displayName', 'isActive: page.isActive'],
          '}))',
        ),
      }),
    },
    {
      id: 'get-active-page',
      label: 'Read the active page',
      summary: 'Returns the title of the page that the user sees.',
      fields: [],
      code: () => ({ statements: ['const page = await report.getActivePage();'], result: 'page.displayName' }),
    },
    {
      id: 'get-visuals',
      label: 'List the visuals on a page',
      summary: 'Returns each visual’s name, type and title.',
      fields: [pageField()],
      code: (values) => ({
        statements: [findPage(values), 'const visuals = await page.getVisuals();'],
        result: breakLines(
          'visuals.map((visual) => ({',
          ['name: visual.name', 'type: visual.type', 'title: visual.title'],
          '}))',
        ),
      }),
    },
  ],
};
