import type { ContentSource } from '../content/source';
import type { UserStore } from './user-store';
import type { FrameKind } from './view';

/** The page around the frame, as the session sees it. */
export interface HostPage {
  /** Sends an event; the answer does not matter. */
  event(path: string, body: unknown): void;
  /** Asks a hook; undefined when the page has none or it failed. */
  hook(path: string, body: unknown): Promise<unknown>;
}

/** What draws. In process there is nothing to draw. */
export interface Renderer {
  /** Resolves when the picture stands; gives the names of the visuals drawn. */
  draw(): Promise<string[]>;
  print(): void;
}

/** How a session is made. */
export interface FrameSessionOptions {
  kind: FrameKind;
  source: ContentSource;
  host: HostPage;
  renderer?: Renderer;
  uid?: string;
  /** Default the real clock. */
  now?: () => number;
  /** Default one that lives as long as the session. */
  user?: UserStore;
}

/** An answer ready to be sent. */
export interface Answer {
  status: number;
  body: unknown;
}
