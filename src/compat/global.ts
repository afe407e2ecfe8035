import { Service } from './service/service';

interface CompatGlobals {
  powerbi?: Service;
  powerBISDKGlobalServiceInstanceName?: string;
}

/**
 * Creates the page's service and assigns it to `window.powerbi`. If that name is taken, the service is assigned to the
 * global named by `window.powerBISDKGlobalServiceInstanceName` instead. Does nothing on a server.
 */
export function createGlobalService(): void {
  if (typeof window === 'undefined') return;
  const globals = window as unknown as CompatGlobals & Record<string, unknown>;
  const { powerbi, powerBISDKGlobalServiceInstanceName: name } = globals;
  globals[powerbi && name ? name : 'powerbi'] = new Service();
}
