import { createContext, use } from 'react';
import { apiBase, routes, type AppConfig } from '../../../shared';

/** Asks the server which environment, brand and sign-in this installation has. Nobody needs to be signed in. */
export async function loadConfig(): Promise<AppConfig> {
  const response = await fetch(`${apiBase}${routes.config()}`, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`the server answered ${String(response.status)} to the question for its settings`);
  return (await response.json()) as AppConfig;
}

export const AppConfigContext = createContext<AppConfig | undefined>(undefined);

/** The server's settings, which never change while the page is open. */
export function useAppConfig(): AppConfig {
  const config = use(AppConfigContext);
  if (!config) throw new Error('useAppConfig is called outside of the app.');
  return config;
}
