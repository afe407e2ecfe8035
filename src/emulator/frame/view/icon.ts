/** Icons as SVG paths with a 16 × 16 view box. Fonts lack many of these symbols. */
const paths = {
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
  next: 'M5 3v9M2.5 9.5L5 12l2.5-2.5M11 3v9M8.5 9.5L11 12l2.5-2.5',
  expand: 'M8 2v5M8 7L4 13M8 7l4 6M2 11l2 2 2.5-.5M14 11l-2 2-2.5-.5',
  fit: 'M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4',
  visible: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 6a2 2 0 100 4 2 2 0 000-4z',
  hidden: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM3 13L13 3',
  filter: 'M2 3h12L9.5 8.5V13l-3-1.5v-3z',
  focus: 'M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4M6 6h4v4H6z',
  more: 'M2.4 8a.6.6 0 101.2 0 .6.6 0 10-1.2 0zM7.4 8a.6.6 0 101.2 0 .6.6 0 10-1.2 0zM12.4 8a.6.6 0 101.2 0 .6.6 0 10-1.2 0z',
  table: 'M2 3h12v10H2zM2 6.5h12M2 10h12M6.5 6.5V13',
  export: 'M8 2v8M5 7l3 3 3-3M2.5 12v2h11v-2',
  sort: 'M4 3v10M1.5 10.5L4 13l2.5-2.5M9 4h5.5M9 8h4M9 12h2.5',
  include: 'M8 2a6 6 0 100 12A6 6 0 008 2zM5 8.2L7.2 10.4 11 6',
  info: 'M8 2a6 6 0 100 12A6 6 0 008 2zM8 7.5v3.5M8 5v.01',
  exclude: 'M8 2a6 6 0 100 12A6 6 0 008 2zM4 12l8-8',
  clear: 'M3 13h10M5 10l6-6 2.5 2.5L8 12H6z',
  undo: 'M6 3L2.5 6.5 6 10M2.5 6.5H10a3.5 3.5 0 010 7H6.5',
  redo: 'M10 3l3.5 3.5L10 10M13.5 6.5H6a3.5 3.5 0 000 7h3.5',
  spotlight: 'M8 5a3 3 0 100 6 3 3 0 000-6zM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M13 3l-1 1M4 12l-1 1',
  remove: 'M3 4.5h10M6 4.5V2.5h4v2M4.5 4.5l.6 9h5.8l.6-9',
  print: 'M4.5 6V2.5h7V6M4.5 11.5h-2V6h11v5.5h-2M4.5 9.5h7v4h-7z',
  refresh: 'M13.5 8A5.5 5.5 0 1111.8 4M12.2 1.5V4.3H9.4',
  edit: 'M3 13l.7-3.2 7-7 2.5 2.5-7 7z',
  lock: 'M3.5 7.5h9v6h-9zM5.5 7.5V5a2.5 2.5 0 015 0v2.5',
  text: 'M3.5 13L8 3l4.5 10M5.2 9.3h5.6',
  calendar: 'M2.5 3.5h11v10h-11zM2.5 7h11M5.5 1.5v3.5M10.5 1.5v3.5',
  search: 'M7 2.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9zM10.3 10.3L14 14',
  zoomIn: 'M7 2.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9zM10.3 10.3L14 14M4.8 7h4.4M7 4.8v4.4',
  zoomOut: 'M7 2.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9zM10.3 10.3L14 14M4.8 7h4.4',
  close: 'M4 4l8 8M12 4l-8 8',
  check: 'M3 8.5l3.2 3.2L13 5',
  move: 'M8 1.5v13M1.5 8h13M6 3.5l2-2 2 2M6 12.5l2 2 2-2M3.5 6l-2 2 2 2M12.5 6l2 2-2 2',
  first: 'M4 3.5v9M12 4L8 8l4 4',
  previous: 'M10 4L6 8l4 4',
  last: 'M12 3.5v9M4 4l4 4-4 4',
  open: 'M6.5 3H3v10h10V9.5M9 3h4v4M13 3L7.5 8.5',
  page: 'M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3',
  parameters: 'M2 4.5h6M12 4.5h2M8 4.5a2 2 0 104 0 2 2 0 10-4 0zM2 11.5h2M8 11.5h6M4 11.5a2 2 0 104 0 2 2 0 10-4 0z',
  chevron: 'M6 4l4 4-4 4',
  chevronDown: 'M4 6l4 4 4-4',
  bookmark: 'M4.5 2.5h7v11L8 10.8l-3.5 2.7z',
  back: 'M10 4l-4 4 4 4',
  chevronsLeft: 'M7.5 4l-4 4 4 4M12.5 4l-4 4 4 4',
  chevronsRight: 'M3.5 4l4 4-4 4M8.5 4l4 4-4 4',
} as const;

/** Icon name. */
export type IconName = keyof typeof paths;

/**
 * Creates an icon in the text color. The icon is hidden from assistive technology, so the element that contains it needs a
 * label.
 */
export function icon(name: IconName): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', paths[name]);
  svg.append(path);
  return svg;
}

/** Returns an icon as a CSS image, for elements that cannot contain one, such as select boxes. */
export function iconImage(name: IconName, color: string): string {
  const line = "fill='none' stroke-width='1.4' stroke-linecap='round' stroke-linejoin='round'";
  const source = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><path d='${paths[name]}' stroke='${color}' ${line}/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(source)}")`;
}
