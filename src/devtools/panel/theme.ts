const light = `
  color-scheme: light;
  --bg: #ffffff; --soft: #f5f7fa; --hover: #e9eff6; --line: #dbe2ea; --text: #18232f; --muted: #506072;
  --accent: #1f4f8b; --accent-soft: #e3edf9; --on-accent: #ffffff; --ok: #0b6b3a; --ok-soft: #dcf3e5;
  --warn: #855200; --warn-soft: #fdf0d3; --error: #b3261e; --error-soft: #fde5e3;
  --string: #0b6b3a; --number: #8a3ffc; --key: #1f4f8b; --shadow: 0 -6px 24px rgb(16 32 48 / 0.16);
`;

const dark = `
  color-scheme: dark;
  --bg: #11171d; --soft: #18212a; --hover: #22303d; --line: #314050; --text: #e4ebf2; --muted: #9db0c3;
  --accent: #7fb8ff; --accent-soft: #1b344f; --on-accent: #0b1621; --ok: #6fd39b; --ok-soft: #14382a;
  --warn: #f2bd62; --warn-soft: #3d2f14; --error: #ff9288; --error-soft: #47211f;
  --string: #7fdca4; --number: #c9a6ff; --key: #8cc2ff; --shadow: 0 -6px 24px rgb(0 0 0 / 0.5);
`;

/**
 * Panel colors. Every pair of text and background colors has a contrast ratio of at least 4.5:1.
 */
export const themeSheet = `
:host, .root[data-theme] { ${light} }
@media (prefers-color-scheme: dark) { .root[data-theme='auto'] { ${dark} } }
.root[data-theme='dark'] { ${dark} }
`;
