import { brands } from '../../shared';

const colors = brands.map(({ code, color }) => `.brand-${code} { --brand: ${color}; }`).join('\n');

const style = `:root { --brand: #24527a; --canvas: #f3f4f6; --surface: #fff; --text: #1f2430; --faint: #4b5563; --edge: #6b7280;
  --danger: #b42318; --danger-soft: #fef3f2; --danger-text: #7a1a12; color-scheme: light dark; }
${colors}
body { --accent: var(--brand); }
@media (prefers-color-scheme: dark) {
  :root { --canvas: #121217; --surface: #1c1c22; --text: #e4e4ea; --faint: #a9a9b4; --edge: #8a8a96;
    --danger: #ffa198; --danger-soft: #3a1713; --danger-text: #ffd9d5; }
  body { --accent: color-mix(in srgb, var(--brand) 40%, white); }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--canvas); color: var(--text);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif; }
header { background: var(--brand); color: #fff; padding: 1rem 1.5rem; font-size: 1.25rem; font-weight: 600; }
main { width: min(26rem, calc(100% - 2rem)); margin: 3rem auto; padding: 2rem; background: var(--surface); border-radius: .5rem;
  box-shadow: 0 1px 3px rgb(0 0 0 / .16); overflow-wrap: anywhere; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0 0 1rem; }
label { display: block; margin: 1rem 0 .25rem; font-weight: 600; }
input { width: 100%; padding: .625rem .75rem; border: 1px solid var(--edge); border-radius: .25rem; font: inherit; background: var(--surface); color: inherit; }
input[aria-invalid] { border-color: var(--danger); }
button { width: 100%; margin-top: 1.5rem; padding: .625rem; border: 0; border-radius: .25rem; background: var(--brand); color: #fff;
  font: inherit; font-weight: 600; cursor: pointer; }
button:hover { filter: brightness(.92); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
a { color: var(--accent); }
.problem { padding: .75rem; border-left: 4px solid var(--danger); background: var(--danger-soft); color: var(--danger-text); }
.help { margin: 1.5rem 0 0; }
footer { margin-top: auto; padding: 1rem 1.5rem; color: var(--faint); font-size: .875rem; text-align: center; }
footer a { margin: 0 .5rem; }
footer p { margin: .25rem 0 0; }
`;

// click() instead of submit(), because the form data must contain the button's value
const signOut = `document.getElementById('confirm').click();\n`;

/** Style sheet and script of the sign-in pages, whose content security policy blocks inline styles and scripts. */
export const signInAssets: Readonly<Record<string, { type: string; text: string }>> = {
  'style.css': { type: 'text/css; charset=utf-8', text: style },
  'sign-out.js': { type: 'text/javascript; charset=utf-8', text: signOut },
};
