import { isFailure, type ExchangeKind, type ExchangeView } from '../store/exchange';
import { toJson } from '../store/to-text';

/** Conditions that displayed messages must meet. */
export interface MessageFilter {
  /** Words that a message must contain, separated by spaces. */
  readonly search: string;
  readonly kind: ExchangeKind | '';
  readonly onlyFailures: boolean;
}

/**
 * Searchable text of message bodies. It is cached, because redacting and converting many bodies takes longer than the
 * time between two keystrokes.
 */
const bodyTexts = new WeakMap<ExchangeView, { text: string; hasResponse: boolean }>();

function bodyTextOf(exchange: ExchangeView): string {
  const hasResponse = exchange.statusCode !== undefined;
  const cached = bodyTexts.get(exchange);
  if (cached?.hasResponse === hasResponse) return cached.text;
  const text = `${toJson(exchange.requestBody) ?? ''}${toJson(exchange.responseBody) ?? ''}`.toLowerCase();
  bodyTexts.set(exchange, { text, hasResponse });
  return text;
}

/** Returns a predicate for messages. Bodies are searched only for words that do not appear in the message's row. */
export function matcherOf({ search, kind, onlyFailures }: MessageFilter): (exchange: ExchangeView) => boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (exchange) => {
    if (kind !== '' && exchange.kind !== kind) return false;
    if (onlyFailures && !isFailure(exchange.statusCode) && !exchange.url.endsWith('/events/error')) return false;
    if (words.length === 0) return true;
    const { method, url, embedName, statusCode } = exchange;
    const line = `${exchange.kind} ${method} ${url} ${embedName} ${statusCode ?? 'pending'}`.toLowerCase();
    const missing = words.filter((word) => !line.includes(word));
    if (missing.length === 0) return true;
    const bodies = bodyTextOf(exchange);
    return missing.every((word) => bodies.includes(word));
  };
}
