/** What the fake frame answers to a call. */
export interface Answer {
  statusCode: number;
  body?: unknown;
}

/** What the fake frame does besides answering. */
export interface FakeFrameBehaviour {
  /** Answers by `METHOD /path`; a `*` stands for one path segment. Anything else is answered 200 with null. */
  answers?: Record<string, Answer | 'silence'>;
  /** Raise `loaded` and `rendered` after a load, as the provider does. Default true. */
  raises?: boolean;
  /** Post `/ready/{uid}` as soon as the script runs, before the frame's load event. Default false. */
  ready?: boolean;
}

/** What came in from the host: a call, or the reply to something that the frame has posted. */
export interface FakeRecord {
  kind: 'request' | 'reply';
  method?: string;
  url?: string;
  statusCode?: number;
  headers: Record<string, unknown>;
  body?: unknown;
}

/** What the host page of a test posts to the fake frame to steer it. */
export type FakeCommand =
  | { fake: 'raise'; id: string; url: string; body: unknown; method?: string }
  | { fake: 'answer'; route: string; answer: Answer | 'silence' };

/** What the fake frame reports to its host page. */
export interface FakeReport {
  fakeRecord: FakeRecord;
}

declare global {
  interface Window {
    /** In the fake frame: its behaviour, put there by the page. */
    fakeBehaviour?: FakeFrameBehaviour;
    /** In the fake frame: what it has seen, and the ways to steer it. */
    fakeFrame: {
      records: FakeRecord[];
      raise(url: string, body: unknown, method?: string, id?: string): void;
      answer(route: string, answer: Answer | 'silence'): void;
      post(message: unknown, targetOrigin?: string): void;
    };
  }
}
