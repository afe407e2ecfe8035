/** The fake frame's response to a request from the page. */
export interface FakeResponse {
  statusCode: number;
  body?: unknown;
}

/** Behavior of the fake frame. */
export interface FakeFrameBehavior {
  /**
   * Responses by `METHOD /path`, where `*` matches one path segment. `'none'` leaves a request without a response.
   * Every other request receives status 200 (202 for loads) and null.
   */
  responses?: Record<string, FakeResponse | 'none'>;
  /** Whether `/ready/{uid}` is posted as soon as the script runs, before the frame's load event. Default: false. */
  ready?: boolean;
}

/** A message received from the host page: a request, or the reply to one of the frame's messages. */
export interface FakeRecord {
  kind: 'request' | 'reply';
  method?: string;
  url?: string;
  statusCode?: number;
  headers: Record<string, unknown>;
  body?: unknown;
}

/** A command that a test's host page posts to the fake frame. */
export type FakeCommand =
  | { fake: 'emit'; id: string; url: string; body: unknown }
  | { fake: 'respond'; route: string; response: FakeResponse | 'none' };

/** Message that passes a received message on to the host page, so that tests in the page can read it. */
export interface FakeReport {
  fakeRecord: FakeRecord;
}

declare global {
  interface Window {
    /** In the fake frame: its behavior, written by the server. */
    fakeBehavior?: FakeFrameBehavior;
    /** In the fake frame: the received messages, and the functions that tests call. */
    fakeFrame: {
      records: FakeRecord[];
      emit(url: string, body: unknown, id?: string): void;
      respond(route: string, response: FakeResponse | 'none'): void;
      post(message: unknown, targetOrigin?: string): void;
    };
  }
}
