import type { Rule } from './warning';

/** Time before expiry at which a token without a refresh function triggers a warning, not a hint, in milliseconds. */
const expiryNoticeMs = 600_000;

const guide = 'tokens.md';

export const expiredToken: Rule = ({ token, problems, loads, status }, nowMs) => {
  const load = loads.at(-1);
  const reported = problems.filter(({ message }) => message.includes('TokenExpired')).at(-1);
  const isReported =
    reported !== undefined && (status === 'failed' || reported.timeMs > (load?.timeMs ?? 0)) && !token.canRefresh;
  if (!isReported && !(token.expiresAtMs !== undefined && token.expiresAtMs <= nowMs)) return undefined;
  return {
    rule: 'expired-token',
    severity: 'error',
    title: 'The access token has expired.',
    fix: token.canRefresh
      ? 'A new token has already been requested. See Tokens for errors.'
      : 'Pass `getAccessToken`, which is called before a token expires, or call `setAccessToken` with a new token.',
    guide,
  };
};

export const expiringToken: Rule = ({ token }, nowMs) => {
  const { expiresAtMs = Infinity, canRefresh } = token;
  if (canRefresh !== false || expiresAtMs <= nowMs || expiresAtMs === Infinity) return undefined;
  const leftMs = expiresAtMs - nowMs;
  const minutes = Math.ceil(leftMs / 60_000);
  const time = minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
  return {
    rule: 'expiring-token',
    severity: leftMs <= expiryNoticeMs ? 'warning' : 'hint',
    title: `The access token expires in ${time}, and there is no function to refresh it.`,
    fix: 'Pass `getAccessToken`, which is called before a token expires.',
    guide,
  };
};

export const failedRefresh: Rule = ({ token }) => {
  const error = token.fetches.at(-1)?.error;
  if (error === undefined) return undefined;
  return {
    rule: 'failed-refresh',
    severity: 'error',
    title: `\`getAccessToken\` failed: ${error}`,
    fix: "Check the request in the browser's network panel. It is retried with exponential backoff.",
    guide,
  };
};
