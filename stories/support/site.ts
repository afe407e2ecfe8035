import { Service } from '@vitrine/sdk';
import { TokenAuthority } from '@vitrine/sdk/emulator';
import { storySecret } from './secret';

/** The service of the stories: it trusts the site that Storybook itself is served from, because the frames are there. */
export const storyService = new Service({ trustedOrigins: [location.origin], loadTimeoutMs: 8000, timeoutMs: 5000 });

const authority = new TokenAuthority(storySecret);

/** An hour for everything. */
export const goodToken = await authority.create({ items: ['*'] });
/** It has ended an hour ago. */
export const expiredToken = await authority.create({ items: ['*'], expiresInSeconds: -3600 });

/** The embed URL of a frame; `faults` makes it misbehave, for example 'delay:2000'. */
export function frameUrl(page: string, parameters: Record<string, string> = {}): string {
  const url = new URL(`frame/${page}.html`, document.baseURI);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** The embed URL of the sample report. */
export const reportUrl = (parameters: Record<string, string> = {}) =>
  frameUrl('reportEmbed', { reportId: 'staff-overview', ...parameters });
