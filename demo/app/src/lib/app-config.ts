import { createContext, use } from 'react';
import { apiBase, routes, type AppConfig } from '../../../shared';

/** `GET config`: the environment, brand and sign-in settings of this installation. Does not require sign-in. */
export async function loadConfig(): Promise<AppConfig> {
  const response = await fetch(`${apiBase}${routes.config()}`, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`Loading the configuration failed with status ${String(response.status)}.`);
  return (await response.json()) as AppConfig;
}

export const AppConfigContext = createContext<AppConfig | undefined>(undefined);

/** Returns the server's configuration, which does not change while the page is open. */
export function useAppConfig(): AppConfig {
  const config = use(AppConfigContext);
  if (!config) throw new Error('useAppConfig must be called inside AppConfigContext.');
  return config;
}
