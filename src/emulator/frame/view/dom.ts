type Child = Node | string | undefined | false;

/** What may be said about an element; names that begin with 'on' are listeners. */
export interface Attributes {
  class?: string;
  [name: string]: string | number | boolean | undefined | ((event: never) => void);
}

/** Makes an element. Text is always text: nothing of the content is read as HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2).toLowerCase(), value as EventListener);
    else if (value === true) made.setAttribute(name, '');
    else if (value !== undefined && value !== false) made.setAttribute(name, String(value));
  }
  append(made, children);
  return made;
}

/** Replaces the children, without a touch when they are the same already. */
export function fill(parent: HTMLElement, ...children: Child[]): void {
  const nodes = children.filter((child) => child !== undefined && child !== false);
  const same =
    nodes.length === parent.childNodes.length && nodes.every((node, index) => parent.childNodes[index] === node);
  if (!same) parent.replaceChildren(...nodes);
}

function append(parent: HTMLElement, children: readonly Child[]): void {
  for (const child of children) if (child !== undefined && child !== false) parent.append(child);
}

/** Places an element by pixels. */
export function place(target: HTMLElement, box: Partial<Record<'left' | 'top' | 'width' | 'height', number>>): void {
  for (const [side, value] of Object.entries(box)) target.style.setProperty(side, `${String(value)}px`);
}
