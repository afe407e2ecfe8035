/** What a script in the page needs to know. */
export interface Address {
  /** Where the emulator answers. */
  origin: string;
  /** A token for everything. */
  token: string;
}

/** Runs a script in the page of the published client. */
export type Play = <Result>(script: (at: Address) => Promise<Result>) => Promise<Result>;
