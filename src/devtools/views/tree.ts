import { h } from '../rendering/dom';

/** Number of fields that are shown initially, and added with each click on the button below them. */
const pageSize = 100;
const maxPreview = 80;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function preview(value: object): string {
  if (Array.isArray(value))
    return value.length === 0 ? '[]' : `[…] ${value.length} item${value.length === 1 ? '' : 's'}`;
  const names = Object.keys(value);
  const text = names.join(', ');
  return names.length === 0 ? '{}' : `{ ${text.length > maxPreview ? `${text.slice(0, maxPreview)}…` : text} }`;
}

function leaf(value: unknown): HTMLElement {
  if (typeof value === 'string') return h('span', { class: 'string' }, JSON.stringify(value));
  if (typeof value === 'number' || typeof value === 'bigint') return h('span', { class: 'number' }, String(value));
  return h('span', { class: 'preview' }, String(value));
}

const hasFields = (value: unknown): value is object => isObject(value) && Object.keys(value).length > 0;

function node(name: string, value: unknown): HTMLElement {
  const label = name && h('span', { class: 'key' }, `${name}: `);
  const text = isObject(value) ? h('span', { class: 'preview' }, preview(value)) : leaf(value);
  if (!hasFields(value)) return h('div', { class: 'leaf' }, label, text);
  const details = h('details', {}, h('summary', {}, label, text));
  // Children are created on demand, because exported data can have thousands.
  let isFilled = false;
  const fill = () => {
    if (isFilled || !details.open) return;
    isFilled = true;
    addFields(details, Object.entries(value), 0);
  };
  details.addEventListener('toggle', fill);
  return details;
}

function addFields(parent: HTMLElement, fields: readonly [string, unknown][], start: number): void {
  for (const [name, value] of fields.slice(start, start + pageSize)) parent.append(node(name, value));
  const remaining = fields.length - start - pageSize;
  if (remaining <= 0) return;
  const showMore = h(
    'button',
    { type: 'button', class: 'button leaf' },
    `Show ${Math.min(remaining, pageSize)} of ${remaining} more`,
  );
  showMore.addEventListener('click', () => {
    showMore.remove();
    addFields(parent, fields, start + pageSize);
  });
  parent.append(showMore);
}

/** Creates a tree view of a value. Nested values can be expanded. */
export function tree(value: unknown): HTMLElement {
  if (value === undefined || value === null) return h('p', { class: 'muted' }, value === null ? 'null' : 'No body.');
  const root = h('div', { class: 'tree' });
  if (hasFields(value)) addFields(root, Object.entries(value), 0);
  else root.append(node('', value));
  return root;
}
