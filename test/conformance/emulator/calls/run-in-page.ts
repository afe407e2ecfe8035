import type { orders } from '../order-data';

/** Input of a script in the page. */
export interface PageInput {
  /** Origin of the emulator. */
  origin: string;
  /** Token for all content. */
  token: string;
  /** Data for `quickCreate`. */
  orders: typeof orders;
}

/** Runs a script in a page with powerbi-client and returns its result. */
export type RunInPage = <Result>(script: (input: PageInput) => Promise<Result>) => Promise<Result>;
