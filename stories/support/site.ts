import { Service } from '@vitrine/sdk';
import { TokenAuthority } from '@vitrine/sdk/emulator';
import { storySecret } from './secret';

/** The service of the stories: it trusts the site that Storybook itself is served from, because the frames are there. */
export const storyService = new Service({
  trustedOrigins: [location.origin],
  loadTimeoutMs: 30_000,
  timeoutMs: 15_000,
});

/** For frames that never load: nobody wants to wait a minute to see it. */
export const hastyService = new Service({ trustedOrigins: [location.origin], loadTimeoutMs: 3000 });

/** For frames that load and then do not answer. */
export const shortCallsService = new Service({
  trustedOrigins: [location.origin],
  loadTimeoutMs: 30_000,
  timeoutMs: 1500,
});

const authority = new TokenAuthority(storySecret);

/** An hour for everything. */
export const freshToken = (): Promise<string> => authority.create({ items: ['*'] });

/** A token of the page. */
export const goodToken = await freshToken();
/** It has ended an hour ago. */
export const expiredToken = await authority.create({ items: ['*'], expiresInSeconds: -3600 });

/** The embed URL of a frame; `faults` makes it misbehave, for example 'delay:2000'. */
export function frameUrl(page: string, parameters: Record<string, string> = {}): string {
  // A paginated report is known by the last part of its address, which must therefore have no extension.
  const file = page === 'rdlEmbed' ? page : `${page}.html`;
  const url = new URL(`frame/${file}`, document.baseURI);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** The embed URL of the sample report. */
export const reportUrl = (parameters: Record<string, string> = {}) =>
  frameUrl('reportEmbed', { reportId: 'staff-overview', ...parameters });
