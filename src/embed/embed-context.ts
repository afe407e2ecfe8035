import type { MessageTarget } from '../channel/transport';
import type { TelemetryEntry } from './telemetry';

/** What an embed needs of the service that made it. */
export interface EmbedContext {
  /** A token for all embeds that bring none, sent to the provider's hosts only; the page's script sets it. */
  accessToken?: string | undefined;
  /** Origins that the page's script trusts besides the provider's hosts. */
  readonly trustedOrigins: ReadonlySet<string>;
  /** Prefix of the attributes, 'data-' by default. */
  readonly attributePrefix: string;
  /** How long a call waits, in milliseconds. */
  readonly timeoutMs: number;
  /** How long a load may take until the content is loaded, in milliseconds. */
  readonly loadTimeoutMs: number;
  /** Hears what passes between page and frames, and how long loads take. */
  readonly onTelemetry?: ((entry: TelemetryEntry) => void) | undefined;
  /** Prints the same to the console. */
  readonly debug: boolean;
  /** The window that hears messages. */
  readonly messageTarget: MessageTarget;
  /** The headers that tell the frame which SDK calls. */
  readonly sdkHeaders: Readonly<Record<string, string | undefined>>;
  /** The session's random id, one per service. */
  getSdkSessionId(): string;
  /** How many embeds the service holds. */
  getNumberOfComponents(): number;
  /** Ends the embed of an element. */
  reset(element: HTMLElement): void;
}
