/** What the token is allowed to be used for. */
export const Permissions = {
  /** View. */
  Read: 0,
  /** View, edit and save. */
  ReadWrite: 1,
  /** Save under a new name. */
  Copy: 2,
  /** Create a report. */
  Create: 4,
  /** All of these. */
  All: 7,
} as const;
/** One of the values of `Permissions`: 0, 1, 2, 4 or 7. */
export type Permissions = (typeof Permissions)[keyof typeof Permissions];

/** Whether a report opens for viewing or for editing. */
export const ViewMode = {
  /** View. */
  View: 0,
  /** Edit. */
  Edit: 1,
} as const;
/** One of the values of `ViewMode`: 0 or 1. */
export type ViewMode = (typeof ViewMode)[keyof typeof ViewMode];

/** Kinds of access tokens. */
export const TokenType = {
  /** The user's own token. */
  Aad: 0,
  /** A token that the host's server made for one content. */
  Embed: 1,
} as const;
/** One of the values of `TokenType`: 0 or 1. */
export type TokenType = (typeof TokenType)[keyof typeof TokenType];

/** Why a token is asked for: first load, soon at its end, the page became visible or online again, refused as expired. */
export type AccessTokenReason = 'load' | 'expiring' | 'visible' | 'online' | 'expired';

/** What `getAccessToken` is told. */
export interface AccessTokenRequest {
  /** Why a token is asked for. */
  reason: AccessTokenReason;
  /** Aborts when the answer is no longer wanted, for example as the embed is reset. */
  signal: AbortSignal;
}

/** A token, alone or with its end as the provider's REST calls give it: `expiration` is an ISO date. */
export type AccessTokenResult = string | { readonly token: string; readonly expiration?: string };

/**
 * Gives a fresh token. Embeds that share the function share a request under way. A rejection is reported once as the
 * embed's `error` with the code `tokenFailed`, and asked again with growing waits.
 */
export type GetAccessToken = (request: AccessTokenRequest) => AccessTokenResult | Promise<AccessTokenResult>;

/** What an event hook is told: the frame's request and the embed that it comes from. */
export interface EventHookRequest {
  /** The embed: `Report`, `Create` or `QuickCreate`. */
  readonly report: object;
  /** Whatever else the frame says. */
  readonly [field: string]: unknown;
}

/** Functions of the host page that the frame may call (embedding toolkit, 2 and 5). */
export interface EventHooks {
  /** Gives the context of a query, reports only. The result must be cloneable; it goes to the frame. */
  applicationContextProvider?: (request: EventHookRequest) => unknown;
  /** Gives a fresh Azure AD token; for report, create and quickCreate with `TokenType.Aad` only. */
  accessTokenProvider?: (request: EventHookRequest) => string | Promise<string>;
}
