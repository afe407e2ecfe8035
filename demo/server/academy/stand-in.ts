import type { IncomingMessage, ServerResponse } from 'node:http';
import { academyStandInPath, companyName, findBrand, type Brand } from '../../shared';
import { pathOf } from '../http/listen';
import { renderPage } from '../sign-in/pages';

const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";

const coursesOf = (brand: Brand | undefined): readonly [name: string, duration: string][] => [
  ['Welcome to the team', '25 minutes'],
  [`Open and close a ${brand?.locationNoun.one ?? 'location'}`, '40 minutes'],
  ['First aid refresher', '1 hour'],
  ['Hire and train new staff', '1 hour 15 minutes'],
];

const academyPage = (brand: Brand | undefined): string =>
  renderPage(
    `Academy – ${brand?.siteTitle ?? companyName}`,
    `<h1>${brand ? 'Academy' : 'Corporate Academy'}</h1>
<p>The academy is a separate website. This page stands in for it in the demo.</p>
<h2>Courses</h2>
<ul class="courses">
${coursesOf(brand)
  .map(([name, duration]) => `<li><b>${name}</b><span>${duration}</span></li>`)
  .join('\n')}
</ul>
<p class="help"><a href="/">Back to staff management</a></p>`,
    brand,
  );

/** Serves the pages that stand in for the academies: one for each brand, and one for corporate staff. */
export function serveAcademy(req: IncomingMessage, res: ServerResponse): void {
  const site = pathOf(req).slice(academyStandInPath.length + 1);
  const brand = findBrand(site);
  if (!brand && site !== 'corporate') {
    res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('This academy does not exist.');
    return;
  }
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
  res.end(academyPage(brand));
}
