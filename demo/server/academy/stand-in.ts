import type { IncomingMessage, ServerResponse } from 'node:http';
import { academyStandInPath, companyName, findBrand, type Brand } from '../../shared';
import { pathOf } from '../http/listen';
import { renderPage } from '../sign-in/pages';
import { coursesOf, type Course } from './courses';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Returns a course with its lessons, which open in the page. A script counts the lessons that are done. */
const courseCard = ({ title, description, duration, lessons }: Course, course: number): string => `<li>
<h3>${title}</h3>
<p>${description}</p>
<p class="facts"><span>${duration}</span><span class="count">${String(lessons.length)} lessons</span></p>
<progress max="${String(lessons.length)}" value="0" aria-label="Progress of ${title}"></progress>
<details>
<summary>Open course</summary>
<ol>
${lessons
  .map(
    (lesson, index) =>
      `<li><h4>${lesson.title}</h4><p>${lesson.text}</p><label><input type="checkbox" value="${String(course)}.${String(index)}"> Done<span class="for"> with ${lesson.title}</span></label></li>`,
  )
  .join('\n')}
</ol>
</details>
</li>`;

const academyPage = (brand: Brand | undefined): string =>
  renderPage(
    `Academy – ${brand?.siteTitle ?? companyName}`,
    `<h1>${brand ? 'Academy' : 'Corporate Academy'}</h1>
<p>The academy is a separate website. This page stands in for it in the demo.</p>
<h2>Courses</h2>
<ul class="courses">
${coursesOf(brand).map(courseCard).join('\n')}
</ul>
<p class="help"><a href="/">Back to staff management</a></p>`,
    brand,
    ['academy.js'],
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
