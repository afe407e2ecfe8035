import { subscribeToPageTheme, themeFromPage, type CustomTheme } from '@vitrine/sdk';
import { useRef, useState, type RefObject } from 'react';
import { useBrowserLayoutEffect } from '../hooks/use-browser-layout-effect';

/**
 * Derives a theme from the page around an element, and re-renders the component when the theme changes.
 *
 * @returns a ref to the theme. It is set in a layout effect, so that later effects in the same commit can read it.
 */
export function usePageTheme(
  element: RefObject<HTMLElement | null>,
  enabled: boolean,
): RefObject<CustomTheme | undefined> {
  const theme = useRef<CustomTheme | undefined>(undefined);
  const [, renderAgain] = useState<CustomTheme>();
  useBrowserLayoutEffect(() => {
    if (!enabled || !element.current) return;
    theme.current = themeFromPage(element.current);
    return subscribeToPageTheme(element.current, (changed) => {
      theme.current = changed;
      renderAgain(changed);
    });
  }, [element, enabled]);
  return theme;
}
