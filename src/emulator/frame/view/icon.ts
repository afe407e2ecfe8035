/** Icons as SVG paths with a view box of 16 × 16. Fonts lack many of these symbols. */
const paths = {
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
  next: 'M5 3v9M2.5 9.5L5 12l2.5-2.5M11 3v9M8.5 9.5L11 12l2.5-2.5',
  expand: 'M8 2v5M8 7L4 13M8 7l4 6M2 11l2 2 2.5-.5M14 11l-2 2-2.5-.5',
  fit: 'M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4',
  visible: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 6a2 2 0 100 4 2 2 0 000-4z',
  hidden: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM3 13L13 3',
} as const;

/** Creates an icon in the text color. It is hidden from assistive technology; label the element that contains it. */
export function icon(name: keyof typeof paths): SVGSVGElement {
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
