const namespace = 'http://www.w3.org/2000/svg';

/** Creates an SVG element. Strings become text nodes. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | number | undefined>> = {},
  ...children: (Node | string | false | undefined)[]
): SVGElementTagNameMap[Tag] {
  const created = document.createElementNS(namespace, tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) created.setAttribute(name, String(value));
  for (const child of children) if (child !== undefined && child !== false) created.append(child);
  return created;
}
