/** The hooks that a frame may call (embedding toolkit, 2): name on the wire and field of `eventHooks`. */
export const hookFields = {
  preQuery: 'applicationContextProvider',
  newAccessToken: 'accessTokenProvider',
} as const;

/** A hook's name on the wire. */
export type HookName = keyof typeof hookFields;
