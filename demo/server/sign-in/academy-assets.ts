/** Styles of the courses, which are part of the style sheet of the pages outside the app. */
export const academyStyle = `/* the top of the card does not depend on its height, which an open course changes */
main:has(.courses) { width: min(62rem, 100%); margin-top: clamp(0rem, 8vh - 2rem, 6rem); padding: 1.25rem; }
@media (min-width: 40rem) { main:has(.courses) { padding: 2.5rem 3rem; } }
.courses { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); align-items: start; gap: 1rem; margin: 1rem 0 0; padding: 0; list-style: none; }
.courses > li { padding: 1.25rem; border: 1px solid var(--line); border-radius: var(--card-radius); background: var(--panel); }
.courses h3 { margin: 0 0 .25rem; font-size: 1rem; }
.courses p { margin: 0; color: var(--faint); font-size: .875rem; }
@media (min-width: 48rem) { .courses > li > p:first-of-type { min-height: 2lh; } }
.courses .facts { display: flex; justify-content: space-between; gap: 1rem; margin: .75rem 0 .375rem; font-size: .8125rem; }
.courses progress { display: block; width: 100%; height: .375rem; border: 0; border-radius: 1rem; overflow: hidden; appearance: none; background: var(--line); }
.courses ::-webkit-progress-bar { background: none; }
.courses ::-webkit-progress-value { background: var(--accent); }
.courses ::-moz-progress-bar { background: var(--accent); }
.courses summary { width: fit-content; margin-top: 1rem; padding: .375rem .875rem; border: 1px solid var(--edge); border-radius: var(--radius); background: var(--card);
  font-size: .875rem; font-weight: 600; cursor: pointer; list-style: none; transition: background-color .12s; }
.courses ::-webkit-details-marker { display: none; }
.courses summary:hover { background: color-mix(in srgb, var(--brand) 6%, var(--card)); }
.courses ol { margin: 1rem 0 0; padding: 0; list-style: none; }
.courses ol li { padding: .875rem 0; border-top: 1px solid var(--line); }
.courses ol li:last-child { padding-bottom: 0; }
.courses h4 { margin: 0; font-size: .875rem; }
.courses label { display: flex; align-items: center; gap: .5rem; width: fit-content; margin: .5rem 0 0; font-weight: 500; }
.courses input { width: 1rem; height: 1rem; margin: 0; accent-color: var(--accent); }
.for { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
@media (pointer: coarse) { .courses summary { padding-block: .625rem; } .courses label { min-height: 2.75rem; margin: 0; } }
@media (prefers-reduced-motion: reduce) { .courses summary { transition: none; } }
@media (forced-colors: active) { .courses progress { border: 1px solid; } .courses ::-webkit-progress-value { background: Highlight; } }
`;

/** Shows the progress of each course, and stores it in the browser. */
export const academyScript = `const key = 'academy-progress ' + location.pathname;
const read = () => {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? [];
  } catch {
    return [];
  }
};
const boxes = [...document.querySelectorAll('.courses input')];
const done = read();
for (const box of boxes) box.checked = done.includes(box.value);
for (const course of document.querySelectorAll('.courses > li')) {
  const find = (selector) => course.querySelector(selector);
  const lessons = [...course.querySelectorAll('input')];
  const update = () => {
    const count = lessons.filter(({ checked }) => checked).length;
    const action = find('details').open ? 'Close' : count === 0 ? 'Start' : count < lessons.length ? 'Continue' : 'Review';
    find('progress').value = count;
    find('.count').textContent = count + ' of ' + lessons.length + ' lessons done';
    find('summary').textContent = action + ' course';
  };
  update();
  find('details').addEventListener('toggle', update);
  course.addEventListener('change', () => {
    update();
    try {
      localStorage.setItem(key, JSON.stringify(boxes.filter(({ checked }) => checked).map(({ value }) => value)));
    } catch {
      // without storage, the progress lasts until the page is closed
    }
  });
}
`;
