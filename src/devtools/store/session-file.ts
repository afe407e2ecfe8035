import type { EmbedSnapshot } from './embed-snapshot';
import { plainExchange, type ExchangeView } from './exchange';
import { isSecretPath, Secrets } from './secrets';
import { isEmbed, isExchange, isObject } from './session-shape';
import type { Session } from './session';

const format = 'vitrine-devtools';
const version = 1;

/** A session as a file: plain data without tokens. */
interface SessionFile {
  readonly format: typeof format;
  readonly version: number;
  /** ISO date. */
  readonly exportedAt: string;
  /** Address of the page without its query, which can contain secrets. */
  readonly page: string;
  readonly browser: string;
  readonly embeds: readonly EmbedSnapshot[];
  readonly exchanges: readonly ExchangeView[];
}

/** Returns a value as JSON. Bodies can contain a bigint, which JSON does not have. */
const toJson = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => (typeof part === 'bigint' ? String(part) : part), 2);

/** Returns a session as the text of a file. */
export function writeSession(session: Session): string {
  const file: SessionFile = {
    format,
    version,
    exportedAt: new Date().toISOString(),
    page: `${location.origin}${location.pathname}`,
    browser: navigator.userAgent,
    embeds: session.embeds(),
    exchanges: Array.from(session.exchangesAfter(0), plainExchange),
  };
  return toJson(file);
}

/** Returns an embed of a file without tokens: another tool may have written it. */
function redactEmbed({ token, ...embed }: EmbedSnapshot, secrets: Secrets): EmbedSnapshot {
  // apart from the rest, because all texts in a field with this name would be redacted
  return { ...(secrets.redact(embed) as EmbedSnapshot), token: secrets.redact(token) as EmbedSnapshot['token'] };
}

function redactExchange(exchange: ExchangeView, secrets: Secrets): ExchangeView {
  const { requestBody, responseBody, ...line } = exchange;
  const isSecret = isSecretPath(exchange.url);
  return {
    ...(secrets.redact(line) as ExchangeView),
    requestBody: secrets.redact(requestBody, isSecret),
    responseBody: secrets.redact(responseBody, isSecret),
  };
}

/**
 * Reads the text of a file.
 *
 * @throws `Error` when it is not a session
 */
export function readSession(text: string): Session {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Error('Expected a session that the devtools have exported, received a file that is not JSON.');
  }
  if (!isObject(file) || file.format !== format) {
    throw new Error('Expected a session that the devtools have exported, received another JSON file.');
  }
  if (file.version !== version) {
    throw new Error(
      `Expected a session of version ${version}, received version ${String(file.version)}. Use the SDK version that exported it.`,
    );
  }
  const { embeds, exchanges, page, exportedAt } = file;
  if (!Array.isArray(embeds) || !embeds.every(isEmbed) || !Array.isArray(exchanges) || !exchanges.every(isExchange)) {
    throw new Error('The session is damaged. Export it again.');
  }
  const secrets = new Secrets();
  return new ImportedSession(
    embeds.map((embed) => redactEmbed(embed, secrets)),
    exchanges.map((exchange) => redactExchange(exchange, secrets)),
    secrets.redactText(`${String(page)}, ${String(exportedAt)}`),
    Date.parse(String(exportedAt)) || Date.now(),
  );
}

class ImportedSession implements Session {
  readonly isLive = false;
  readonly origin: string;
  readonly nowMs: number;
  readonly #embeds: EmbedSnapshot[];
  readonly #exchanges: readonly ExchangeView[];

  constructor(embeds: EmbedSnapshot[], exchanges: readonly ExchangeView[], origin: string, nowMs: number) {
    this.#embeds = embeds;
    this.#exchanges = exchanges;
    this.origin = origin;
    this.nowMs = nowMs;
  }

  get length(): number {
    return this.#exchanges.length;
  }

  get lastNumber(): number {
    return this.#exchanges.at(-1)?.number ?? 0;
  }

  get firstNumber(): number {
    return this.#exchanges[0]?.number ?? 1;
  }

  exchangesAfter(number: number): Iterable<ExchangeView> {
    return this.#exchanges.filter((exchange) => exchange.number > number);
  }

  embeds(): EmbedSnapshot[] {
    return this.#embeds;
  }
}
