import { useEffect } from 'react';
import type { Middleware } from 'swr';
import { alerts } from './alerts';

/**
 * SWR middleware that removes the alert about a failed request once the failure no longer applies: after a retry has succeeded,
 * or when the component requests something else or is unmounted.
 */
export const resolvedErrors: Middleware = (useNext) => (key, fetcher, config) => {
  const response = useNext(key, fetcher, config);
  const error: unknown = response.error;
  useEffect(() => {
    if (error === undefined) return;
    return () => alerts.dismissError(error);
  }, [error]);
  return response;
};
