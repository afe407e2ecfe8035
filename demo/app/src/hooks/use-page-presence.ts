import { useCallback, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/** `leaving` while the next page is loading; `left` once it has replaced the page. */
export type PagePresence = 'shown' | 'leaving' | 'left';

/**
 * Returns a function that returns whether the page that contains the component is still shown. Call it when a response arrives
 * for which the page would open another page: users who have left must stay on the page they have opened.
 */
export function usePagePresence(): () => PagePresence {
  const isLeaving = useNavigation().state === 'loading';
  const presence = useRef<PagePresence>('shown');
  useEffect(() => {
    presence.current = isLeaving ? 'leaving' : 'shown';
    return () => {
      presence.current = 'left';
    };
  }, [isLeaving]);
  return useCallback(() => presence.current, []);
}
