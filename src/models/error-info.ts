/** How serious an error of the frame is. */
export const TraceType = {
  /** For the record only. */
  Information: 0,
  /** Detail for diagnosis. */
  Verbose: 1,
  /** The content works, something is off. */
  Warning: 2,
  /** An operation failed. */
  Error: 3,
  /** A failure that is part of normal use, for example a missing permission. */
  ExpectedError: 4,
  /** A failure that the provider did not foresee. */
  UnexpectedError: 5,
  /** The content cannot go on. */
  Fatal: 6,
} as const;
/** One of the values of `TraceType`: 0 to 6. */
export type TraceType = (typeof TraceType)[keyof typeof TraceType];

/** A named text. */
export interface KeyValuePair {
  /** The text's name. */
  key: string;
  /** The text. */
  value: string;
}

/** What the provider's support asks for. */
export interface TechnicalDetails {
  /** Id of the failed request in the provider's logs. */
  requestId?: string;
  /** Further facts, by name. */
  errorInfo?: KeyValuePair[];
}

/** An error as the frame reports it: body of a refused call, payload of `error`, finding of a validator (`IError`). */
export interface ErrorInfo {
  /** The error in one sentence or as a code word. */
  message: string;
  /** The longer text. */
  detailedMessage?: string;
  /** The provider's code, for example one of `CommonErrorCodes`. */
  errorCode?: string;
  /** How serious it is. */
  level?: TraceType;
  /** What the provider's support asks for. */
  technicalDetails?: TechnicalDetails;
}

/** Error codes and messages of the frame that a host page commonly handles. */
export const CommonErrorCodes = {
  /** The access token is past its time: set a new one. */
  TokenExpired: 'TokenExpired',
  /** A page, visual, command or report does not exist. */
  NotFound: 'PowerBIEntityNotFound',
  /** A call had parameters that the frame does not accept. */
  InvalidParameters: 'Invalid parameters',
  /** The report could not be loaded. */
  LoadReportFailed: 'LoadReportFailed',
  /** The token does not permit this. */
  NotAuthorized: 'PowerBINotAuthorizedException',
  /** The report's data model could not be loaded. */
  FailedToLoadModel: 'ExplorationContainer_FailedToLoadModel_DefaultDetails',
} as const;
