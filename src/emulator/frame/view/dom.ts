type Child = Node | string | undefined | false;

/** Element attributes. An attribute whose value is a function becomes an event listener. Its name must start with 'on'. */
export interface Attributes {
  class?: string;
  [name: string]: string | number | boolean | undefined | ((event: never) => void);
}

/** Creates an element. Strings become text nodes and are never parsed as HTML, because they may come from content files. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') created.addEventListener(name.slice(2).toLowerCase(), value as EventListener);
    else if (value === true) created.setAttribute(name, '');
    else if (value !== undefined && value !== false) created.setAttribute(name, String(value));
  }
  append(created, children);
  return created;
}

/** Replaces an element's children. Does nothing if they are unchanged, to preserve focus and scroll positions. */
export function fill(parent: HTMLElement, ...children: Child[]): void {
  const nodes = children.filter((child) => child !== undefined && child !== false);
  const isUnchanged =
    nodes.length === parent.childNodes.length && nodes.every((node, index) => parent.childNodes[index] === node);
  if (!isUnchanged) parent.replaceChildren(...nodes);
}

function append(parent: HTMLElement, children: readonly Child[]): void {
  for (const child of children) if (child !== undefined && child !== false) parent.append(child);
}

/** Sets an element's position and size, in pixels. */
export function setBounds(
  target: HTMLElement,
  box: Partial<Record<'left' | 'top' | 'width' | 'height', number>>,
): void {
  for (const [property, value] of Object.entries(box)) target.style.setProperty(property, `${String(value)}px`);
}
