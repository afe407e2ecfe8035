import type { RequestMessage } from '@vitrine/sdk';
import { isSecretPath, type Secrets } from './secrets';
import { toJson } from './to-text';

/** Kind of exchange: a call from the page, or an event, a hook or the ready message from the frame. */
export type ExchangeKind = 'request' | 'event' | 'hook' | 'ready';

/** A request and its response, as shown and exported by the panel. Contains no tokens. */
export interface ExchangeView {
  /** Sequence number of the request. */
  readonly number: number;
  /** Request time, in milliseconds since 1970. */
  readonly timeMs: number;
  /** Key of the embed within its session. */
  readonly embedKey: string;
  /** Embed name. */
  readonly embedName: string;
  /** Whether the page sent the request. */
  readonly isOutgoing: boolean;
  readonly kind: ExchangeKind;
  readonly method: string;
  readonly url: string;
  /** Response status, or undefined while there is no response. `noResponse` if the load has failed. */
  readonly statusCode: number | undefined;
  /** Time from the request to the response, in milliseconds. */
  readonly durationMs: number | undefined;
  /** Combined size of both bodies as JSON, in characters. */
  readonly size: number;
  readonly requestBody: unknown;
  readonly responseBody: unknown;
}

/** The fields of an embed's record that its exchanges refer to. */
export interface ExchangeSource {
  readonly key: string;
  readonly name: string;
}

/** Determines the kind of exchange from its direction and path. */
export function kindOf(isOutgoing: boolean, url: string): ExchangeKind {
  if (isOutgoing) return 'request';
  if (url.startsWith('/ready/')) return 'ready';
  return url.includes('/eventHooks/') ? 'hook' : 'event';
}

/** Status code of requests whose load failed before the frame responded. A later response replaces it. */
export const noResponse = 0;

/** Returns whether a status code indicates a failure. */
export const isFailure = (status: number | undefined): boolean =>
  status !== undefined && !(status >= 200 && status < 300);

const sizeOf = (body: unknown): number => toJson(body)?.length ?? 0;

/**
 * A request and its response as recorded. Messages from the frame are referenced, not copied, because copying and
 * redacting them would take longer than handling the event. Everything that is shown or exported is redacted on read.
 */
export class Exchange implements ExchangeView {
  statusCode: number | undefined;
  #responseBody: unknown;
  #respondedAtMs: number | undefined;
  #size: { value: number; hasResponse: boolean } | undefined;

  constructor(
    readonly number: number,
    readonly source: ExchangeSource,
    readonly isOutgoing: boolean,
    readonly message: RequestMessage,
    readonly timeMs: number,
    readonly secrets: Secrets,
  ) {}

  /** Adds the response. Without a time, the exchange has no duration. */
  respond(statusCode: number, body: unknown, atMs?: number): void {
    this.statusCode = statusCode;
    this.#responseBody = body;
    this.#respondedAtMs = atMs;
  }

  get embedKey(): string {
    return this.source.key;
  }

  get embedName(): string {
    return this.source.name;
  }

  get kind(): ExchangeKind {
    return kindOf(this.isOutgoing, this.message.url);
  }

  get method(): string {
    return this.message.method;
  }

  get url(): string {
    return this.secrets.redactText(this.message.url);
  }

  get durationMs(): number | undefined {
    // The system clock can be set back.
    return this.#respondedAtMs === undefined ? undefined : Math.max(0, this.#respondedAtMs - this.timeMs);
  }

  get size(): number {
    const hasResponse = this.statusCode !== undefined;
    if (this.#size?.hasResponse !== hasResponse) {
      this.#size = { value: sizeOf(this.message.body) + sizeOf(this.#responseBody), hasResponse };
    }
    return this.#size.value;
  }

  get requestBody(): unknown {
    return this.secrets.redact(this.message.body, isSecretPath(this.message.url));
  }

  get responseBody(): unknown {
    return this.secrets.redact(this.#responseBody, isSecretPath(this.message.url));
  }
}

/** Returns an exchange's fields as plain data. */
export function plainExchange(exchange: ExchangeView): ExchangeView {
  const { number, timeMs, embedKey, embedName, isOutgoing, kind, method, url, statusCode, durationMs, size } = exchange;
  const { requestBody, responseBody } = exchange;
  const line = { number, timeMs, embedKey, embedName, isOutgoing, kind, method, url, statusCode, durationMs, size };
  return { ...line, requestBody, responseBody };
}
