import { createElement, type ReactNode } from 'react';
import { embedTypes } from '../playground/src/embed-types';

/** Icons of features: bars, a call, a bell, a warning, a tool, a hook, a clock and boxes. */
const featureIcons = {
  Settings: 'M3 6h8M15 6h2M3 14h2M9 14h8M11 4h4v4h-4zM5 12h4v4H5z',
  Calls: 'M7 5 3 10l4 5M13 5l4 5-4 5',
  Events: 'M5 14V9a5 5 0 0 1 10 0v5l1 1H4zM8.5 18h3',
  Failures: 'M10 3 2.5 16.5h15zM10 8v4M10 14.2v.1',
  Devtools: 'M3 4h14v12H3zM6 8l2 2-2 2M10 12h4',
  'Hooks and ref': 'M12 3v9a4 4 0 0 1-8 0v-2l3 2M12 6h4',
  'Keep alive': 'M10 3a7 7 0 1 1-7 7M3 5v5h5M10 6.5V10l2.5 2',
  'Slots and size': 'M3 3h14v14H3zM3 8h14M10 8v9',
};

const icons = new Map<string, string>([
  ...Object.values(embedTypes).map(({ label, icon }) => [label, icon] as const),
  ...Object.entries(featureIcons),
]);

/** Icons of the pages without a section: a flag and a book. */
const pageIcons = new Map([
  ['Getting started', 'M5 17V3.5h10l-2.2 3.5 2.2 3.5H5'],
  ['Concepts', 'M10 5.5C8.3 4.3 6 4 3 4v11c3 0 5.3.3 7 1.5M10 5.5C11.7 4.3 14 4 17 4v11c-3 0-5.3.3-7 1.5M10 5.5v11'],
]);

/** Returns the label of an entry in the sidebar. Embed types have the icons of the start page. */
export function createLabel({ name, type }: { name: string; type: string }): ReactNode {
  const icon = (
    { component: icons, group: icons, docs: pageIcons } as Record<string, ReadonlyMap<string, string> | undefined>
  )[type]?.get(name);
  if (icon === undefined) return name;
  const path = createElement('path', { d: icon });
  const svg = createElement('svg', { viewBox: '0 0 20 20', 'aria-hidden': true }, path);
  return createElement('span', { className: 'type-label' }, svg, name);
}
