import { safeStorage } from '../storage/safe-storage';
import { safeReturnUrl } from './return-url';

const key = 'oidc.returnUrl';
const storage = safeStorage(() => sessionStorage);

/** Path of the page that the last sign-in in this tab was started for. */
export const requestedPath = {
  get: (): string => safeReturnUrl(storage.getItem(key)),
  set: (path: string): void => storage.setItem(key, path),
};
