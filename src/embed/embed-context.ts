import type { MessageTarget } from '../channel/transport';
import type { EmbedFeature } from './feature';

/** Transport that is used instead of `postMessage`. Provided by `@vitrine/sdk/compat`. */
export interface FrameTransport {
  /** Whether requests are sent immediately instead of after the content has loaded. */
  readonly sendsAtOnce: boolean;
  /** Sets the function that receives a frame's messages. */
  connect(frame: HTMLIFrameElement, receive: (message: object) => void): void;
  /** Sends a message to a frame. Returns false if the message must be posted to the frame's window instead. */
  send(frame: HTMLIFrameElement, message: object): boolean;
}

/** The part of an `Embedder` or a `Service` that its embeds use. */
export interface EmbedContext {
  /** Default access token for all embeds. It is sent only to Power BI's hosts. */
  accessToken?: string | undefined;
  /** Origins that are trusted in addition to Power BI's hosts. */
  readonly trustedOrigins: ReadonlySet<string>;
  /** Features of all embeds. */
  readonly features: EmbedFeature;
  /** Prefix of the attributes that declare an embed, for example 'data-'. */
  readonly attributePrefix: string;
  /** How long a call waits for the frame's response, in milliseconds. */
  readonly timeoutMs: number;
  /** Maximum duration of a load, in milliseconds. */
  readonly loadTimeoutMs: number;
  /** How long a loaded frame may stay silent before an error is emitted, in milliseconds. */
  readonly silentTimeoutMs: number;
  /** The window that receives the frames' messages. */
  readonly messageTarget: MessageTarget;
  /** Transport that replaces `postMessage`. */
  readonly transport?: FrameTransport | undefined;
  /** Headers that identify the SDK to the frame. */
  readonly sdkHeaders: Readonly<Record<string, string | undefined>>;
  /** Returns the random id of the session. */
  getSdkSessionId(): string;
  /** Returns the number of embeds. */
  getNumberOfComponents(): number;
  /** Removes an element's embed. */
  reset(element: HTMLElement): void;
}
