/** Fields of `eventHooks`, by the name that messages use for the hook. */
export const hookFields = {
  preQuery: 'applicationContextProvider',
  newAccessToken: 'accessTokenProvider',
} as const;

/** Name of an event hook as it appears in messages. */
export type HookName = keyof typeof hookFields;
