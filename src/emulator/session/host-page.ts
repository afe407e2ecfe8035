/** The part of the host page that a session uses. */
export interface HostPage {
  /** Sends an event. The page's response is ignored. */
  event(path: string, body: unknown): void;
  /**
   * Calls an event hook. Resolves with its result, or with undefined if the page has no such hook or the hook fails.
   */
  hook(path: string, body: unknown): Promise<unknown>;
}
