import { Service } from './service/service';

interface PublishedGlobals {
  powerbi?: Service;
  powerBISDKGlobalServiceInstanceName?: string;
}

/**
 * Makes the page's service and puts it where published code looks for it: on `window.powerbi`, or, where that is taken,
 * under the name that `powerBISDKGlobalServiceInstanceName` gives. On a server nothing happens.
 */
export function publishService(): void {
  if (typeof window === 'undefined') return;
  const globals = window as unknown as PublishedGlobals & Record<string, unknown>;
  const { powerbi, powerBISDKGlobalServiceInstanceName: name } = globals;
  globals[powerbi && name ? name : 'powerbi'] = new Service();
}
