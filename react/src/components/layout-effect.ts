import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in the browser. On the server, where effects do not run, React 18 would warn about it. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
