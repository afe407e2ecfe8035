import { createElement, type ReactNode } from 'react';
import { embedTypes } from '../playground/src/embed-types';

const icons = new Map<string, string>(Object.values(embedTypes).map(({ label, icon }) => [label, icon]));

/** Returns the label of an entry in the sidebar. Embed types have the icons of the start page. */
export function createLabel({ name, type }: { name: string; type: string }): ReactNode {
  const icon = type === 'component' ? icons.get(name) : undefined;
  if (icon === undefined) return name;
  const path = createElement('path', { d: icon });
  const svg = createElement('svg', { viewBox: '0 0 20 20', 'aria-hidden': true }, path);
  return createElement('span', { className: 'type-label' }, svg, name);
}
