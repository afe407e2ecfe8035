type Child = Node | string | number | false | null | undefined;

type Handlers = { [Name in keyof HTMLElementEventMap as `on${Name}`]?: (event: HTMLElementEventMap[Name]) => void };

/**
 * Attributes and event handlers for an element. False and undefined omit an attribute, and true sets it without a
 * value.
 */
export type Props = Handlers & Record<string, unknown>;

/**
 * Creates an element. Strings are added as text nodes, and styles are set with classes, so that the panel works under a
 * strict Content Security Policy with Trusted Types.
 */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
    else setAttribute(element, name, value);
  }
  append(element, children);
  return element;
}

/** Sets or removes an attribute. */
export function setAttribute(element: Element, name: string, value: unknown): void {
  if (value === undefined || value === null || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : String(value as string | number));
}

function append(element: Element, children: readonly Child[]): void {
  for (const child of children) {
    if (child !== undefined && child !== null && child !== false) {
      element.append(typeof child === 'number' ? String(child) : child);
    }
  }
}

/** Replaces an element's children. */
export function replace(element: Element, ...children: Child[]): void {
  element.replaceChildren();
  append(element, children);
}

/** Sets an element's text if it has changed. A selection in unchanged text is preserved. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

const icons = {
  close: 'M4 4l8 8M12 4l-8 8',
  bottom: 'M2 3h12v10H2zM2 9.5h12',
  right: 'M2 3h12v10H2zM9.5 3v10',
  theme: 'M8 2.5a5.5 5.5 0 1 0 0 11zM8 2.5a5.5 5.5 0 0 1 0 11',
  pause: 'M5.5 3v10M10.5 3v10',
  clear: 'M3 4.5h10M6 4V2.5h4V4M4.5 4.5l.5 9h6l.5-9',
  copy: 'M5.5 5.5h8v8h-8zM3 10.5h-.5v-8h8V3',
  play: 'M5 4v8l7-4z',
  mark: 'M3 13V6l5-3.5L13 6v7zM3 6.5h10M8 6.5V13',
} as const;

/** Icon name. */
export type IconName = keyof typeof icons;

/** Creates an icon. It is hidden from assistive technologies. */
export function icon(name: IconName): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  for (const [attribute, value] of Object.entries({ viewBox: '0 0 16 16', class: 'icon', 'aria-hidden': 'true' })) {
    svg.setAttribute(attribute, value);
  }
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', icons[name]);
  svg.append(path);
  return svg;
}

/** Creates a button with an icon and an accessible name, which the style sheet shows as a tooltip. */
export function iconButton(name: IconName, label: string, onclick: () => void, props: Props = {}): HTMLButtonElement {
  return h('button', { type: 'button', class: 'icon-button', 'aria-label': label, onclick, ...props }, icon(name));
}

/** Creates a button with a label. */
export function button(text: string, onclick: () => void, props: Props = {}): HTMLButtonElement {
  return h('button', { type: 'button', class: 'button', onclick, ...props }, text);
}

/** Creates a style sheet. */
export function createStyleSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  // jsdom does not have this method.
  (sheet as Partial<CSSStyleSheet>).replaceSync?.(text);
  return sheet;
}

/** Converts text to elements. Parts between backticks are formatted as code. */
export function prose(text: string): HTMLElement[] {
  return text
    .split('`')
    .flatMap((part, index) => (part === '' ? [] : [h(index % 2 === 0 ? 'span' : 'code', {}, part)]));
}

/** An item's element, and a function that shows the item in it. */
interface ListEntry<Item> {
  readonly root: Element;
  update(item: Item): void;
}

/** List with one child element per item, in order. The element for a key is reused until its item is removed. */
export class KeyedList<Item> {
  readonly #parent: Element;
  readonly #keyOf: (item: Item) => string;
  readonly #create: (item: Item) => ListEntry<Item>;
  #entries = new Map<string, ListEntry<Item>>();

  constructor(parent: Element, keyOf: (item: Item) => string, create: (item: Item) => ListEntry<Item>) {
    this.#parent = parent;
    this.#keyOf = keyOf;
    this.#create = create;
  }

  /** Updates the elements. */
  update(items: readonly Item[]): void {
    const next = new Map<string, ListEntry<Item>>();
    for (const [index, item] of items.entries()) {
      const key = this.#keyOf(item);
      const entry = this.#entries.get(key) ?? this.#create(item);
      next.set(key, entry);
      entry.update(item);
      const current = this.#parent.children[index];
      if (current !== entry.root) this.#parent.insertBefore(entry.root, current ?? null);
    }
    for (const [key, { root }] of this.#entries) if (!next.has(key)) root.remove();
    this.#entries = next;
  }
}
