import { Service } from '@vitrine/sdk';
import { TokenAuthority } from '@vitrine/sdk/emulator';
import { storySecret } from './secret';

/** Service for the stories. It trusts Storybook's origin, which also serves the frames. */
export const storyService = new Service({
  trustedOrigins: [location.origin],
  loadTimeoutMs: 30_000,
  timeoutMs: 15_000,
});

/** Service with a short load timeout, for frames that never load. */
export const shortLoadService = new Service({ trustedOrigins: [location.origin], loadTimeoutMs: 3000 });

/** Service with a short call timeout, for frames that load and then do not respond. */
export const shortCallsService = new Service({
  trustedOrigins: [location.origin],
  loadTimeoutMs: 30_000,
  timeoutMs: 1500,
});

const authority = new TokenAuthority(storySecret);

/** Creates a token for all content, valid for one hour. */
export const freshToken = (): Promise<string> => authority.create({ items: ['*'] });

/** Valid access token. */
export const goodToken = await freshToken();
/** Token for a separate user, whose saved filters and bookmarks do not appear in the other stories. */
export const userToken = await authority.create({ items: ['*'], identities: [{ username: 'ann' }] });
/** Access token that expired an hour ago. */
export const expiredToken = await authority.create({ items: ['*'], expiresInSeconds: -3600 });

/** Returns a frame's embed URL. The parameter `faults` injects faults, for example 'delay:2000'. */
export function frameUrl(page: string, parameters: Record<string, string> = {}): string {
  // The SDK detects paginated reports by a path that ends in 'rdlEmbed', so the file must not have an extension.
  const file = page === 'rdlEmbed' ? page : `${page}.html`;
  const url = new URL(`frame/${file}`, document.baseURI);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Id of the sample report whose first page fits into a frame above open devtools. */
export const summaryId = 'staff-overview-summary';

/** Returns the sample report's embed URL. */
export const reportUrl = (parameters: Record<string, string> = {}) =>
  frameUrl('reportEmbed', { reportId: 'staff-overview', ...parameters });
