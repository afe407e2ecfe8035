import { booleanLiteral, quote, type CommandGroup } from './command';
import { choice, toggle } from './fields';
import { bookmarks } from './sample-names';
import { breakLines } from './statements';

/** Commands for bookmarks. */
export const bookmarkCommands: CommandGroup = {
  label: 'Bookmarks',
  commands: [
    {
      id: 'apply-bookmark',
      label: 'Apply a bookmark',
      summary: 'Restores a bookmark’s page, filters and slicers.',
      fields: [choice('bookmark', 'Bookmark', bookmarks, 'west-coast')],
      code: ({ bookmark = '' }) => ({
        statements: ['const { bookmarksManager } = report;'],
        result: breakLines('await bookmarksManager.apply(', [quote(bookmark)], ')'),
      }),
    },
    {
      id: 'get-bookmarks',
      label: 'List the bookmarks',
      summary: 'Returns the report’s bookmarks. Groups have children.',
      fields: [],
      code: () => ({
        statements: ['const { bookmarksManager } = report;'],
        result: 'await bookmarksManager.getBookmarks()',
      }),
    },
    {
      id: 'capture-bookmark',
      label: 'Capture the user’s view',
      summary: 'Returns the current state as a string that can be stored and applied later.',
      fields: [toggle('allPages', 'All pages', true), toggle('personalizeVisuals', 'Personalized visuals', false)],
      code: ({ allPages, personalizeVisuals }) => ({
        statements: [
          'const { bookmarksManager } = report;',
          'const bookmark = await bookmarksManager.capture({',
          `  allPages: ${booleanLiteral(allPages)},`,
          `  personalizeVisuals: ${booleanLiteral(personalizeVisuals)},`,
          '});',
        ],
        result: 'bookmark.state',
      }),
    },
    {
      id: 'play-bookmarks',
      label: 'Play a slide show',
      summary: 'Starts or ends a slide show of the bookmarks.',
      fields: [
        choice('mode', 'Mode', [
          ['Presentation', 'Presentation'],
          ['Off', 'Off'],
        ]),
      ],
      code: ({ mode = '' }) => ({
        statements: ['const { bookmarksManager } = report;'],
        result: breakLines('await bookmarksManager.play(', [`models.BookmarksPlayMode.${mode}`], ')'),
      }),
    },
  ],
};
