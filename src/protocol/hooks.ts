/** Event hooks that a frame can call: the name in the message and the field in `eventHooks`. */
export const hookFields = {
  preQuery: 'applicationContextProvider',
  newAccessToken: 'accessTokenProvider',
} as const;

/** Name of an event hook as it appears in messages. */
export type HookName = keyof typeof hookFields;
