import type { orders } from '../orders';

/** What a script in the page needs to know. */
export interface Given {
  /** Where the emulator answers. */
  origin: string;
  /** A token for everything. */
  token: string;
  /** Data to create a report from. */
  orders: typeof orders;
}

/** Runs a script in the page of the published client. */
export type Play = <Result>(script: (given: Given) => Promise<Result>) => Promise<Result>;
