import { brands } from '../../shared';

const colors = brands.map(({ code, color }) => `.brand-${code} { --brand: ${color}; }`).join('\n');

const style = `:root { --brand: #24527a; color-scheme: light; }
${colors}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: #f3f4f6; color: #1f2430;
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif; }
header { background: var(--brand); color: #fff; padding: 1rem 1.5rem; font-size: 1.25rem; font-weight: 600; }
main { width: min(26rem, calc(100% - 2rem)); margin: 3rem auto; padding: 2rem; background: #fff; border-radius: .5rem;
  box-shadow: 0 1px 3px rgb(0 0 0 / .16); overflow-wrap: anywhere; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0 0 1rem; }
label { display: block; margin: 1rem 0 .25rem; font-weight: 600; }
input { width: 100%; padding: .625rem .75rem; border: 1px solid #6b7280; border-radius: .25rem; font: inherit; background: #fff; color: inherit; }
input[aria-invalid] { border-color: #b42318; }
button { width: 100%; margin-top: 1.5rem; padding: .625rem; border: 0; border-radius: .25rem; background: var(--brand); color: #fff;
  font: inherit; font-weight: 600; cursor: pointer; }
button:hover { filter: brightness(.92); }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
a { color: var(--brand); }
.problem { padding: .75rem; border-left: 4px solid #b42318; background: #fef3f2; color: #7a1a12; }
.help { margin: 1.5rem 0 0; }
footer { margin-top: auto; padding: 1rem 1.5rem; color: #4b5563; font-size: .875rem; text-align: center; }
footer a { margin: 0 .5rem; }
footer p { margin: .25rem 0 0; }
`;

// a click on the button rather than submit(): only the button carries the answer
const signOut = `document.getElementById('confirm').click();\n`;

/** Files of the sign-in pages. They are served, as the pages' policy allows nothing inline. */
export const signInAssets: Readonly<Record<string, { type: string; text: string }>> = {
  'style.css': { type: 'text/css; charset=utf-8', text: style },
  'sign-out.js': { type: 'text/javascript; charset=utf-8', text: signOut },
};
