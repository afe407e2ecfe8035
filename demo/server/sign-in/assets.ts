import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brands, brandShadesOf, brandThemeOf, darkButtonShadeOf } from '../../shared';
import { academyScript, academyStyle } from './academy-assets';

const brandStyles = brands.map(({ code, color }) => {
  const { headingFont, headingWeight, headingTransform, headingSpacing, radius } = brandThemeOf(code);
  const shades = brandShadesOf(color);
  return `.brand-${code} { --brand: ${color}; --dark-button: ${shades[darkButtonShadeOf(shades)] ?? color}; --heading-font: ${headingFont}; --heading-weight: ${headingWeight};
  --heading-transform: ${headingTransform}; --heading-spacing: ${headingSpacing}; --radius: ${radius}; }`;
});

const { resolve } = createRequire(import.meta.url);
/** Fonts for text and brand headings: the family in the style sheet and the package name. */
const fonts = [
  ['Inter', 'inter'],
  ['Oswald Variable', 'oswald'],
  ['Fraunces Variable', 'fraunces'],
  ['Nunito Variable', 'nunito'],
  ['Sora Variable', 'sora'],
] as const;
const fontFaces = fonts.map(
  ([family, name]) =>
    `@font-face { font-family: '${family}'; src: url('${name}.woff2') format('woff2'); font-weight: 100 900; font-display: swap; }`,
);

const style = `:root { --brand: #24527a; --dark-button: var(--brand); --canvas: #f5f4f6; --surface: #fff; --text: #222125; --faint: #5d5b60; --edge: #929096;
  --danger: #b42318; --danger-soft: #fef3f2; --danger-text: #7a1a12; color-scheme: light dark;
  --heading-font: inherit; --heading-weight: 650; --heading-transform: none; --heading-spacing: -.015em; --radius: .375rem; }
${brandStyles.join('\n')}
body { --accent: var(--brand); --button: var(--brand); --panel: color-mix(in srgb, var(--brand) 4%, var(--canvas)); --card: var(--surface);
  --line: color-mix(in srgb, var(--edge) 28%, transparent); --card-radius: calc(var(--radius) * 1.5); }
@media (prefers-color-scheme: dark) {
  :root { --canvas: #131314; --surface: #1b1b1d; --text: #e5e5e7; --faint: #aaaaae; --edge: #8b8b90;
    --danger: #ffa198; --danger-soft: #3a1713; --danger-text: #ffd9d5; }
  body { --accent: color-mix(in srgb, var(--brand) 40%, white); --button: var(--dark-button); --panel: #171719; --card: #262629; --line: color-mix(in srgb, var(--edge) 32%, transparent); }
}
/* surfaces tinted with the brand's hue, as in the app */
@supports (color: oklch(from red l c h)) {
  body { --canvas: oklch(from var(--brand) .985 .004 h); --text: oklch(from var(--brand) .25 .008 h); --faint: oklch(from var(--brand) .475 .008 h);
    --edge: oklch(from var(--brand) .65 .008 h); }
  @media (prefers-color-scheme: dark) {
    body { --canvas: oklch(from var(--brand) .165 .01 h); --surface: oklch(from var(--brand) .205 .01 h); --field: oklch(from var(--brand) .3 .01 h);
      --panel: oklch(from var(--brand) .185 .01 h); --card: oklch(from var(--brand) .245 .01 h);
      --text: oklch(from var(--brand) .9 .01 h); --faint: oklch(from var(--brand) .74 .01 h); --edge: oklch(from var(--brand) .55 .01 h); }
  }
}
${fontFaces.join('\n')}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; align-items: center; padding: 2rem 1rem 1rem; color: var(--text);
  background: linear-gradient(color-mix(in srgb, var(--brand) 14%, var(--canvas)), var(--canvas) 60%) no-repeat var(--canvas);
  font: 16px/1.5 'Inter', system-ui, 'Liberation Sans', sans-serif; }
main { width: min(26rem, 100%); margin: auto; padding: 2rem; background: var(--surface); border: 1px solid var(--line);
  border-radius: var(--card-radius); box-shadow: 0 1px 2px rgb(0 0 0 / .06), 0 16px 40px rgb(0 0 0 / .1); overflow-wrap: anywhere; }
.brand { display: flex; align-items: center; gap: .625rem; margin: 0 0 1.75rem; color: var(--accent); font-size: 1.125rem; line-height: 1.25; }
.brand, h1 { font-family: var(--heading-font); font-weight: var(--heading-weight); letter-spacing: var(--heading-spacing); text-transform: var(--heading-transform); }
h1 { margin: 0 0 .25rem; font-size: 1.625rem; line-height: 1.25; }
h2 { margin: 0 0 .125rem; font-size: .9375rem; }
p + h2 { margin-top: 1.5rem; }
h2 + p { margin-bottom: .75rem; color: var(--faint); font-size: .875rem; }
p { margin: 0 0 1rem; }
h1 + p:not(.problem) { color: var(--faint); }
h1 + .problem { margin-top: 1rem; }
main > p:last-child { margin-bottom: 0; }
label { display: block; margin: 1rem 0 .375rem; font-size: .875rem; font-weight: 600; }
input { width: 100%; padding: .5625rem .75rem; border: 1px solid var(--edge); border-radius: var(--radius); font: inherit; background: var(--field, var(--surface)); color: inherit; }
input[aria-invalid] { border-color: var(--danger); background: color-mix(in srgb, var(--danger) 5%, var(--field, var(--surface))); }
.password { position: relative; }
#reveal { position: absolute; inset: 0 0 0 auto; display: grid; place-items: center; width: 2.75rem; margin: 0; padding: 0; border: 0; background: none; color: var(--faint); }
#reveal[hidden] { display: none; }
#reveal:not([hidden]) { filter: none; }
#reveal:hover { color: var(--text); }
#reveal:focus-visible { outline-width: 2px; outline-offset: -4px; }
#reveal:not([aria-pressed='true']) .slash { display: none; }
.password:has(#reveal:not([hidden])) input { padding-right: 2.75rem; }
::-ms-reveal { display: none; }
button { width: 100%; margin-top: 1.5rem; padding: .5625rem; border: 1px solid transparent; border-radius: var(--radius); background: var(--button); color: #fff;
  font: inherit; font-weight: 600; cursor: pointer; transition: background-color .12s, border-color .12s, filter .12s; }
button:hover { filter: brightness(.92); }
button:active { filter: brightness(.85); }
.accounts button:active { background: color-mix(in srgb, var(--brand) 12%, var(--card)); filter: none; }
@media (prefers-reduced-motion: reduce) { button { transition: none; } }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
input:focus-visible { --ring: var(--accent); border-color: var(--ring); outline: 2px solid var(--ring); outline-offset: -2px;
  box-shadow: 0 0 0 3px color-mix(in srgb, var(--ring) 24%, transparent); }
input[aria-invalid]:focus-visible { --ring: var(--danger); }
a { color: var(--accent); }
.problem { display: flex; align-items: flex-start; gap: .625rem; padding: .75rem; border: 1px solid color-mix(in srgb, var(--danger) 40%, transparent); border-radius: var(--radius); background: var(--danger-soft); color: var(--danger-text); }
.field-error { display: flex; align-items: flex-start; gap: .375rem; margin: .375rem 0 0; color: var(--danger); font-size: .8125rem; line-height: 1.35; }
.field-error svg { flex: none; margin-top: .0625rem; }
.problem svg { flex: none; margin-top: .1875rem; color: var(--danger); }
.help { margin: 1.25rem 0 0; font-size: .875rem; }
.accounts { margin: 1.75rem -2rem -2rem; padding: 1.5rem 2rem 2rem; border-top: 1px solid var(--line); border-radius: 0 0 calc(var(--card-radius) - 1px) calc(var(--card-radius) - 1px);
  background: var(--panel); }
.accounts ul { margin: 0; padding: 0; border: 1px solid var(--line); border-radius: var(--radius); background: var(--card); list-style: none; }
.accounts li + li { border-top: 1px solid var(--line); }
.accounts button { display: grid; grid-template-columns: 1fr auto; align-items: center; column-gap: .75rem; margin: 0; padding: .4375rem .875rem; border-radius: 0;
  background: none; color: inherit; font-size: .875rem; text-align: left; line-height: 1.35; }
.accounts li:first-child button { border-radius: calc(var(--radius) - 1px) calc(var(--radius) - 1px) 0 0; }
.accounts li:last-child button { border-radius: 0 0 calc(var(--radius) - 1px) calc(var(--radius) - 1px); }
.accounts li:only-child button { border-radius: calc(var(--radius) - 1px); }
.accounts button:focus-visible { outline-offset: -3px; }
.accounts button:hover { background: color-mix(in srgb, var(--brand) 6%, var(--card)); filter: none; }
.accounts svg { grid-area: 1 / 2 / span 2; color: var(--faint); }
.accounts button:hover svg { color: var(--accent); }
/* the top of the sign-in card does not depend on its height, which an error message changes */
main:has(.columns) { --half: 19.5rem; margin-top: 0; }
main:has(.accounts) { --half: 23.5rem; }
main:has(.accounts li:nth-child(2)) { --half: 25rem; }
@media (min-width: 40rem) { main:has(.columns) { margin-top: clamp(0rem, 50vh - var(--half), 12rem); } }
.accounts b { font-weight: 600; }
.accounts span { color: var(--faint); font-weight: 400; font-size: .8125rem; }
/* a short list would leave most of a second column empty */
@media (min-width: 58rem) {
  main:has(.accounts li:nth-child(4)) { --half: 18.5rem; display: grid; grid-template: auto 1fr / 27rem minmax(0, 1fr); width: 52rem; padding: 0; }
  main:has(.accounts li:nth-child(4)) .brand { margin: 0; padding: 2.5rem 3rem 0; }
  .columns:has(.accounts li:nth-child(4)) { display: contents; }
  /* as tall with an error message as without one, so that the card keeps its size */
  .columns:has(.accounts li:nth-child(4)) > :first-child { min-height: 28.5rem; padding: 1.75rem 3rem 1.5rem; }
  .columns:has(.accounts li:nth-child(4)) .problem { margin: .75rem 0 0; padding-block: .5rem; }
  .accounts:has(li:nth-child(4)) { grid-area: 1 / 2 / span 2; display: flex; flex-direction: column; margin: 0; padding: 2.5rem; border-top: 0; border-left: 1px solid var(--line);
    border-radius: 0 calc(var(--card-radius) - 1px) calc(var(--card-radius) - 1px) 0; }
  /* as tall as the row of the brand, so that both columns start at the same line */
  .accounts:has(li:nth-child(4)) h2 { margin: 0; font-size: 1.0625rem; line-height: 2rem; }
  .accounts:has(li:nth-child(4)) ul { flex: 1; display: grid; }
  .accounts:has(li:nth-child(4)) button { height: 100%; align-content: center; }
}
footer { padding: 1.5rem 1rem .5rem; color: var(--faint); font-size: .875rem; text-align: center; }
footer a { margin: 0 .5rem; text-decoration: none; }
footer a:hover { text-decoration: underline; }
footer p { margin: .25rem 0 0; }
footer span { display: inline-block; }
${academyStyle}`;

// click() instead of submit(), because the form data must contain the button's value
const signOut = `document.getElementById('confirm').click();\n`;

const revealPassword = `const reveal = document.getElementById('reveal');
const password = document.getElementById('password');
const show = (isShown) => {
  password.type = isShown ? 'text' : 'password';
  reveal.ariaPressed = String(isShown);
};
reveal.hidden = false;
reveal.addEventListener('click', () => show(password.type === 'password'));
// browsers store and fill in only password fields
password.form.addEventListener('submit', () => show(false));
`;

const demoAccounts = `for (const button of document.querySelectorAll('[data-email]'))
  button.addEventListener('click', () => {
    document.getElementById('email').value = button.dataset.email;
    document.getElementById('password').value = button.dataset.password;
    document.querySelector('form').requestSubmit();
  });
`;

const fontFile = (name: string): Buffer =>
  readFileSync(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));

/** Fonts, style sheet and scripts for the pages outside the app, whose content security policy blocks inline styles and scripts. */
export const signInAssets: Readonly<Record<string, { type: string; body: string | Buffer }>> = {
  'style.css': { type: 'text/css; charset=utf-8', body: style },
  ...Object.fromEntries(fonts.map(([, name]) => [`${name}.woff2`, { type: 'font/woff2', body: fontFile(name) }])),
  'sign-out.js': { type: 'text/javascript; charset=utf-8', body: signOut },
  'reveal-password.js': { type: 'text/javascript; charset=utf-8', body: revealPassword },
  'academy.js': { type: 'text/javascript; charset=utf-8', body: academyScript },
  'demo-accounts.js': { type: 'text/javascript; charset=utf-8', body: demoAccounts },
};
