/** Event hooks that a frame can request. Maps the name in messages to the field in `eventHooks`. */
export const hookFields = {
  preQuery: 'applicationContextProvider',
  newAccessToken: 'accessTokenProvider',
} as const;

/** Name of an event hook as it appears in messages. */
export type HookName = keyof typeof hookFields;
