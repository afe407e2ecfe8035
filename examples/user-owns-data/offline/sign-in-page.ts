import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Provider } from 'oidc-provider';
import { users } from './users';

const buttons = users.map(
  ({ id, name, email }) => `<button name="user" value="${id}"><strong>${name}</strong><br />${email}</button>`,
);

/** Returns a page of the identity provider. */
export const layout = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
:root { color-scheme: light dark; font-family: system-ui, sans-serif }
body { display: grid; place-content: center; gap: 12px; min-height: 100dvh; margin: 0; background: light-dark(#f4f5f7, #14171c) }
form { display: grid; gap: 12px; width: 280px }
h1 { margin: 0 0 8px; font-size: 1.375rem }
button { padding: 12px 16px; border: 1px solid light-dark(#dde1e7, #343b46); border-radius: 10px; background: light-dark(#fff, #1e232b);
  color: inherit; font: inherit; line-height: 1.4; text-align: left; cursor: pointer }
</style>
<h1>${title}</h1>
${content}
</html>`;

const page = layout('Choose a user', `<form method="post">${buttons.join('')}</form>`);

/** Responds to requests below `/sign-in`: shows the users, and signs in the chosen one. */
export async function respondSignIn(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'POST') {
    await provider.interactionDetails(request, response);
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    return;
  }
  const accountId = new URLSearchParams(await text(request)).get('user') ?? '';
  await provider.interactionFinished(request, response, { login: { accountId } }, { mergeWithLastSubmission: false });
}
