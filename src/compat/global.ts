import { Service } from './service/service';

interface CompatGlobals {
  powerbi?: Service;
  powerBISDKGlobalServiceInstanceName?: string;
}

/**
 * Creates the page's service and assigns it to `window.powerbi`. If `window.powerbi` already exists and
 * `window.powerBISDKGlobalServiceInstanceName` is set, the service is assigned to the global with that name instead. Does
 * nothing on a server.
 */
export function createGlobalService(): void {
  if (typeof window === 'undefined') return;
  const globals = window as unknown as CompatGlobals & Record<string, unknown>;
  const { powerbi, powerBISDKGlobalServiceInstanceName: name } = globals;
  globals[powerbi && name ? name : 'powerbi'] = new Service();
}
