import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`, but for the server, where React 18 warns about it and no effect runs. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
