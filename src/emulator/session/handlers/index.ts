import type { Handlers } from '../handler';
import { bookmarkHandlers } from './bookmarks';
import { loadHandlers } from './load';
import { pageHandlers } from './pages';
import { reportHandlers } from './report';
import { visualHandlers } from './visuals';

/** Every call of the request table, answered. */
export const handlers: Handlers = {
  ...loadHandlers,
  ...pageHandlers,
  ...visualHandlers,
  ...reportHandlers,
  ...bookmarkHandlers,
};
