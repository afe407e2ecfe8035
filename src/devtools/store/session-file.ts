import type { EmbedSnapshot } from './embed-snapshot';
import { plainExchange, type ExchangeView } from './exchange';
import { isSecretPath, Secrets } from './secrets';
import { isEmbed, isExchange, isObject } from './session-shape';
import type { Session } from './session';
import { mapInSlices, type Progress } from './slices';

const format = 'vitrine-devtools';
const version = 1;

/**
 * Text at the end of a file's first line. Each message is on its own line, so that large files can be read in slices.
 */
const messagesStart = '"exchanges":[';
const messagesEnd = ']}';

/** Size of the chunks in which a file is decoded. */
const chunkBytes = 1_000_000;

/** The part of a session file that precedes the messages. Plain data without tokens. */
interface SessionHeader {
  readonly format: typeof format;
  readonly version: number;
  /** ISO date. */
  readonly exportedAt: string;
  /** Page URL without the query, which can contain secrets. */
  readonly page: string;
  readonly browser: string;
  readonly embeds: readonly EmbedSnapshot[];
}

/** Returns a value as JSON. Bodies can contain a bigint, which JSON does not support. */
const toJson = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => (typeof part === 'bigint' ? String(part) : part));

/** Returns a message as a line of JSON to append to an array. */
const toLine = (exchange: ExchangeView, index: number): string =>
  `${index === 0 ? '' : ',\n'}${toJson(plainExchange(exchange))}`;

/**
 * Serializes messages as JSON.
 *
 * @throws the signal's reason if it is aborted
 */
export async function writeMessages(exchanges: readonly ExchangeView[], progress: Progress): Promise<string> {
  return `[${(await mapInSlices(exchanges, toLine, progress)).join('')}]`;
}

/**
 * Creates a file from a session.
 *
 * @throws the signal's reason if it is aborted
 */
export async function writeSession(session: Session, progress: Progress): Promise<Blob> {
  const header: SessionHeader = {
    format,
    version,
    exportedAt: new Date().toISOString(),
    page: `${location.origin}${location.pathname}`,
    browser: navigator.userAgent,
    embeds: session.embeds(),
  };
  // Strings passed to `Blob` would all be encoded at once.
  const encoder = new TextEncoder();
  const write = (exchange: ExchangeView, index: number) => encoder.encode(toLine(exchange, index));
  const messages = await mapInSlices([...session.exchangesAfter(0)], write, progress);
  const parts = [`${toJson(header).slice(0, -1)},${messagesStart}\n`, ...messages, `\n${messagesEnd}\n`];
  return new Blob(parts, { type: 'application/json' });
}

/** Redacts tokens in an imported embed, because another tool may have written the file. */
function redactEmbed({ token, ...embed }: EmbedSnapshot, secrets: Secrets): EmbedSnapshot {
  // The `token` field is redacted separately, because every string in a field with this name would be redacted.
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('Expected a session exported by the devtools, received a file that is not JSON.');
  }
}

/**
 * Returns the lines in a file. The file is decoded in chunks, because decoding a large file at once would block the
 * page.
 */
async function readLines(file: Blob): Promise<string[]> {
  const decoder = new TextDecoder();
  const lines: string[] = [];
  let last = '';
  for (let start = 0; start < file.size; start += chunkBytes) {
    const bytes = await file.slice(start, start + chunkBytes).arrayBuffer();
    const chunkLines = (last + decoder.decode(bytes, { stream: true })).split(/\r?\n/);
    last = chunkLines.pop() ?? '';
    lines.push(...chunkLines);
  }
  return last === '' ? lines : [...lines, last];
}

/**
 * Returns a file's header fields, and functions that return its messages. Another tool may have changed the line
 * breaks.
 */
function splitFile(lines: readonly string[]): { header: unknown; messages: readonly (() => unknown)[] | undefined } {
  const [first = ''] = lines;
  if (first.endsWith(messagesStart) && lines.at(-1) === messagesEnd) {
    const messages = lines.slice(1, -1).filter(Boolean);
    return {
      header: parse(first + messagesEnd),
      messages: messages.map((line) => () => parse(line.slice(0, line.lastIndexOf('}') + 1))),
    };
  }
  const header = parse(lines.join('\n'));
  const { exchanges } = (header ?? {}) as { exchanges?: unknown };
  return {
    header,
    messages: Array.isArray(exchanges) ? exchanges.map((exchange) => () => exchange as unknown) : undefined,
  };
}

const damaged = () => new Error('The session is damaged. Export it again.');

/**
 * Reads a session file.
 *
 * @throws `Error` if the file is not a session, or the signal's reason if it is aborted
 */
export async function readSession(file: Blob, progress: Progress): Promise<Session> {
  const { header, messages } = splitFile(await readLines(file));
  if (!isObject(header) || header.format !== format) {
    throw new Error('Expected a session exported by the devtools, received a different JSON file.');
  }
  if (header.version !== version) {
    throw new Error(
      `Expected session version ${version}, received version ${String(header.version)}. Use the SDK version that exported it.`,
    );
  }
  const { embeds, page, exportedAt } = header;
  if (!Array.isArray(embeds) || !embeds.every(isEmbed) || !messages) throw damaged();
  const secrets = new Secrets();
  const readExchange = (read: () => unknown) => {
    const exchange = read();
    if (!isExchange(exchange)) throw damaged();
    return redactExchange(exchange, secrets);
  };
  return new ImportedSession(
    embeds.map((embed) => redactEmbed(embed, secrets)),
    await mapInSlices(messages, readExchange, progress),
    secrets.redactText(`${String(page)}, ${String(exportedAt)}`),
    Date.parse(String(exportedAt)) || Date.now(),
  );
}

class ImportedSession implements Session {
  readonly isLive = false;
  readonly source: string;
  readonly nowMs: number;
  readonly #embeds: EmbedSnapshot[];
  readonly #exchanges: readonly ExchangeView[];

  constructor(embeds: EmbedSnapshot[], exchanges: readonly ExchangeView[], source: string, nowMs: number) {
    this.#embeds = embeds;
    this.#exchanges = exchanges;
    this.source = source;
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
