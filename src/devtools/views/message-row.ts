import { h, setAttribute, setText } from '../rendering/dom';
import { formatDuration, formatPath, formatSize, formatTime } from '../rendering/format';
import { isFailure, type ExchangeView } from '../store/exchange';

const columns = ['time', 'kind', 'source', 'route', 'status-code', 'duration', 'size'] as const;

/** Creates an empty row. */
export function createRow(): HTMLElement {
  return h(
    'div',
    { class: 'row' },
    ...columns.map((name) => h('span', { class: name === 'route' ? 'route mono' : name })),
  );
}

/** Creates the row with the column names. */
export function createHead(): HTMLElement {
  const names = ['Time', 'Kind', 'Embed', 'Method and path', 'Status', 'Duration', 'Size'];
  return h(
    'div',
    { class: 'row head', 'aria-hidden': 'true' },
    ...columns.map((name, index) => h('span', { class: name }, names[index])),
  );
}

/**
 * Exchanges shown in the rows. Unchanged rows are not rendered again, because reading and redacting a message is slow.
 */
const renderedRows = new WeakMap<HTMLElement, { exchange: ExchangeView; statusCode: number | undefined }>();

/** Shows an exchange in a row. */
export function renderRow(row: HTMLElement, exchange: ExchangeView): void {
  const previous = renderedRows.get(row);
  if (previous?.exchange === exchange && previous.statusCode === exchange.statusCode) return;
  renderedRows.set(row, { exchange, statusCode: exchange.statusCode });
  row.dataset.kind = exchange.kind;
  setAttribute(row, 'data-failed', isFailure(exchange.statusCode) || exchange.url.endsWith('/events/error'));
  const texts = [
    formatTime(exchange.timeMs),
    `${exchange.isOutgoing ? '→' : '←'} ${exchange.kind}`,
    exchange.embedName,
    `${exchange.method} ${formatPath(exchange.url)}`,
    exchange.statusCode === undefined ? '…' : String(exchange.statusCode || 'failed'),
    formatDuration(exchange.durationMs),
    formatSize(exchange.size),
  ];
  for (const [index, text] of texts.entries()) {
    const cell = row.children[index];
    if (cell) setText(cell, text);
  }
}
