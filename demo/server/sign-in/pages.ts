import { brandLogos, companyName, findBrand, findSpace, neutralLogo, signIn, type Brand } from '../../shared';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);

/** Returns escaped text whose lines break between sentences, as long as each sentence fits on one line. */
const sentences = (text: string): string =>
  text
    .split(/(?<=\.) /)
    .map((sentence) => `<span>${escapeHtml(sentence)}</span>`)
    .join(' ');

const urlOf = (name: string) => `${signIn.providerPath}/${name}`;

const logoOf = (brand: Brand | undefined): string => {
  const shapes = (brandLogos[brand?.code ?? ''] ?? neutralLogo).map(({ path, strokeWidth }) =>
    strokeWidth === undefined
      ? `<path d="${path}" fill="currentColor"/>`
      : `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${String(strokeWidth)}" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  return `<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">${shapes.join('')}</svg>`;
};

/** Returns a page outside the app. A class selects the brand color, because the content security policy blocks inline styles. */
export const renderPage = (
  title: string,
  body: string,
  brand?: Brand,
  scripts: readonly string[] = [],
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${urlOf('style.css')}">${scripts.map((script) => `\n<script src="${urlOf(script)}" defer></script>`).join('')}
</head>
<body class="brand-${brand?.code ?? 'none'}">
<main>
<p class="brand">${logoOf(brand)} ${escapeHtml(brand?.siteTitle ?? companyName)}</p>
${body}
</main>${
  brand === undefined
    ? ''
    : `
<footer>
<a href="${escapeHtml(brand.footer.privacyPolicyUrl)}">Privacy Policy</a>
<a href="${escapeHtml(brand.footer.termsOfUseUrl)}">Terms of Use</a>
<p>${sentences(brand.footer.copyRight)}</p>
</footer>`
}
</body>
</html>
`;

/** Returns the brand of the requested space, otherwise the site's brand. */
export const brandOfRequest = (space: unknown, siteBrand: string): Brand | undefined =>
  findBrand((typeof space === 'string' ? findSpace(space)?.brand : undefined) ?? siteBrand) ?? findBrand(siteBrand);

/** An account with a public password, offered on the demo's sign-in page. */
export interface OfferedAccount {
  email: string;
  password: string;
  description: string;
}

export interface SignInForm {
  uid: string;
  email: string;
  /** Error message about the form as a whole. */
  error?: string | undefined;
  /** Error messages by field. */
  fieldErrors?: { email?: string; password?: string };
  brand: Brand | undefined;
  /** Accounts that users can sign in to with one click. Empty unless the demo data is seeded. */
  accounts: readonly OfferedAccount[];
}

const chevron =
  '<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="m6 3 5 5-5 5" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/></svg>';

const icon = (paths: string, size: number): string =>
  `<svg viewBox="0 0 24 24" width="${String(size)}" height="${String(size)}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;
/** The line through the eye is shown while the password is visible, as in the app's fields. */
const eye = icon(
  '<path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12z"/><circle cx="12" cy="12" r="3"/><path class="slash" d="m4 20 16-16"/>',
  18,
);
const exclamation = '<circle cx="12" cy="12" r="10"/><path d="M12 7v6m0 4h.01"/>';

/** Returns an error message with an icon. */
const problem = (text: string): string =>
  `<p id="problem" class="problem" role="alert">${icon(exclamation, 18)}<span>${escapeHtml(text)}</span></p>`;

/** Returns the error attributes of a field, and the message below it. */
const fieldError = (name: string, text: string | undefined, error: string | undefined) => ({
  attributes:
    text === undefined && error === undefined
      ? ''
      : ` aria-invalid="true" aria-describedby="${text === undefined ? 'problem' : `${name}-error`}"`,
  message:
    text === undefined
      ? ''
      : `<p id="${name}-error" class="field-error">${icon(exclamation, 15)}<span>${escapeHtml(text)}</span></p>`,
});

const accountList = (accounts: readonly OfferedAccount[]): string =>
  accounts.length === 0
    ? ''
    : `<section class="accounts" aria-labelledby="accounts">
<h2 id="accounts">${accounts.length === 1 ? 'Demo account' : 'Demo accounts'}</h2>
<p>${accounts.length === 1 ? 'Press it to sign in.' : 'Press one to sign in with it.'}</p>
<ul>
${accounts
  .map(
    ({ email, password, description }) =>
      `<li><button type="button" data-email="${escapeHtml(email)}" data-password="${escapeHtml(password)}"><b>${escapeHtml(description)}</b><span>${escapeHtml(email)}</span>${chevron}</button></li>`,
  )
  .join('\n')}
</ul>
</section>`;

/** Returns the sign-in page. After a rejected submission, the page contains the submitted email and the errors. */
export function signInPage({ uid, email, error, fieldErrors = {}, brand, accounts }: SignInForm): string {
  const emailError = fieldError('email', fieldErrors.email, error);
  const passwordError = fieldError('password', fieldErrors.password, error);
  const hasError = error !== undefined || Object.keys(fieldErrors).length > 0;
  const focusEmail = email === '' ? ' autofocus' : '';
  const focusPassword = email === '' ? '' : ' autofocus';
  return renderPage(
    `${hasError ? 'Error: ' : ''}Sign in – ${brand?.siteTitle ?? companyName}`,
    `<div class="columns">
<div>
<h1>Sign in</h1>
<p>Use your staff account email.</p>
${error === undefined ? '' : problem(error)}
<form method="post" action="${urlOf(`sign-in/${escapeHtml(uid)}`)}" novalidate>
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="50" value="${escapeHtml(email)}"${focusEmail}${emailError.attributes}>
${emailError.message}
<label for="password">Password</label>
<div class="password">
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="50"${focusPassword}${passwordError.attributes}>
<button type="button" id="reveal" aria-label="Show password" aria-pressed="false" hidden>${eye}</button>
</div>
${passwordError.message}
<button>Sign in</button>
</form>
${brand === undefined ? '' : `<p class="help"><a href="${escapeHtml(brand.urls.support)}">Need help signing in?</a></p>`}
</div>
${accountList(accounts)}
</div>`,
    brand,
    ['reveal-password.js', ...(accounts.length === 0 ? [] : ['demo-accounts.js'])],
  );
}

/**
 * Returns the sign-out page.
 * @param form the provider's form
 * @param isConfirmed whether the user has confirmed in the app. If so, a script submits the form, with the button as a
 * fallback.
 */
export const signOutPage = (form: string, isConfirmed: boolean): string =>
  renderPage(
    'Sign out',
    `<h1>Sign out</h1>
${isConfirmed ? '<p>Signing you out…</p>' : '<p>Do you want to sign out?</p>'}
${form}
<button type="submit" form="op.logoutForm" name="logout" value="yes" id="confirm">Sign out</button>`,
    undefined,
    isConfirmed ? ['sign-out.js'] : [],
  );

export const signedOutPage = (): string =>
  renderPage('Signed out', '<h1>You are signed out</h1>\n<p><a href="/">Sign in again</a></p>');

export const errorPage = (description: string): string =>
  renderPage(
    'Sign-in problem',
    `<h1>Sign-in failed</h1>
${problem(description)}
<p><a href="/">Start again</a></p>`,
  );
