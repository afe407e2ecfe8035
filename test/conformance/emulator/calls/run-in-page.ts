import type { orders } from '../order-data';

/** Input for a script in the page. */
export interface PageInput {
  /** The emulator's origin. */
  origin: string;
  /** Token for all content. */
  token: string;
  /** Data for `quickCreate`. */
  orders: typeof orders;
}

/** Runs a script in a page with powerbi-client and returns its result. */
export type RunInPage = <Result>(script: (input: PageInput) => Promise<Result>) => Promise<Result>;
