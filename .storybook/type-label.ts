import { createElement, type ReactNode } from 'react';
import { embedTypes } from '../playground/src/embed-types';

const icons = new Map<string, string>(Object.values(embedTypes).map(({ label, icon }) => [label, icon]));

/** Icons of the pages without a section: a flag and a book. */
const pageIcons = new Map([
  ['Getting started', 'M5 17V3.5h10l-2.2 3.5 2.2 3.5H5'],
  ['Concepts', 'M10 5.5C8.3 4.3 6 4 3 4v11c3 0 5.3.3 7 1.5M10 5.5C11.7 4.3 14 4 17 4v11c-3 0-5.3.3-7 1.5M10 5.5v11'],
]);

/** Returns the label of an entry in the sidebar. Embed types have the icons of the start page. */
export function createLabel({ name, type }: { name: string; type: string }): ReactNode {
  const icon = { component: icons, docs: pageIcons }[type]?.get(name);
  if (icon === undefined) return name;
  const path = createElement('path', { d: icon });
  const svg = createElement('svg', { viewBox: '0 0 20 20', 'aria-hidden': true }, path);
  return createElement('span', { className: 'type-label' }, svg, name);
}
