import * as React from 'react';

/**
 * Effect whose cleanup runs when a component unmounts or its dependencies change, but not when `Suspense` or `Activity` hides the
 * component. `Activity` cleans up all effects except insertion effects. In React versions without `Activity`, insertion effects are
 * not cleaned up if a component unmounts while it is hidden.
 */
export const useUnmountEffect = 'Activity' in (React as object) ? React.useInsertionEffect : React.useEffect;
