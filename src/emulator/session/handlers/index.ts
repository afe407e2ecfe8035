import { authoringHandlers } from './authoring';
import { bookmarkHandlers } from './bookmarks';
import { filterHandlers } from './filters';
import type { Handlers } from './handler';
import { loadHandlers } from './load';
import { pageHandlers } from './pages';
import { reportHandlers } from './report';
import { visualHandlers } from './visuals';

/** Handlers for all rows in the request table. */
export const handlers: Handlers = {
  ...loadHandlers,
  ...pageHandlers,
  ...visualHandlers,
  ...reportHandlers,
  ...bookmarkHandlers,
  ...filterHandlers,
  ...authoringHandlers,
};
