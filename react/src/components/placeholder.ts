import { createElement, useState, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { useBrowserLayoutEffect } from '../hooks/use-browser-layout-effect';
import type { SizingProps } from '../props/component-props';
import { sizeOf } from './sizing';

const subscribe = () => () => undefined;

/**
 * Returns false on the server and in the first render during hydration, which must not contain inline styles. A Content Security
 * Policy blocks inline styles in HTML, and hydration does not apply them again.
 */
export function useInlineStyles(): boolean {
  const isClient = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const [isHydrated, setHydrated] = useState(isClient);
  // In a layout effect, so that the browser does not paint in between.
  useBrowserLayoutEffect(() => setHydrated(true), []);
  return isHydrated;
}

/** Returns an invisible element with the requested size. Unlike styles, SVG attributes are not subject to the policy. */
export function placeholderOf(props: SizingProps): ReactElement | undefined {
  const { width, height, aspectRatio } = sizeOf(props);
  if ((width ?? height ?? aspectRatio) === undefined) return undefined;
  const [ratioWidth, ratioHeight = 1] = String(aspectRatio).match(/[\d.]+/g) ?? [];
  return createElement('svg', {
    display: 'block',
    width,
    height: height === 'auto' ? undefined : height,
    viewBox: ratioWidth && `0 0 ${ratioWidth} ${ratioHeight}`,
    'aria-hidden': true,
  });
}

/** Renders content over the elements that follow. The height is not 0, because an SVG element without a height is not rendered. */
export function overlayOf(content: ReactNode): ReactElement {
  return createElement(
    'svg',
    { display: 'block', width: '100%', height: 0.1, overflow: 'visible' },
    createElement('foreignObject', { width: '100%', height: 1, overflow: 'visible' }, content),
  );
}
