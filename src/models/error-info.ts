/** Severity of an error reported by the frame. */
export const TraceType = {
  /** Information only. */
  Information: 0,
  /** Diagnostic detail. */
  Verbose: 1,
  /** The content works, but with limitations. */
  Warning: 2,
  /** An operation failed. */
  Error: 3,
  /** A failure that occurs in normal use, for example a missing permission. */
  ExpectedError: 4,
  /** A failure that Power BI did not anticipate. */
  UnexpectedError: 5,
  /** The content cannot continue. */
  Fatal: 6,
} as const;
/** Numeric value of `TraceType`: 0 to 6. */
export type TraceType = (typeof TraceType)[keyof typeof TraceType];

/** Detail of an error: a string with a name. */
export interface KeyValuePair {
  /** Name of the detail. */
  key: string;
  /** Value of the detail. */
  value: string;
}

/** Details for Power BI support. */
export interface TechnicalDetails {
  /** Id of the failed request in Power BI's logs. */
  requestId?: string;
  /** Further details by name. */
  errorInfo?: KeyValuePair[];
}

/**
 * Error reported by the frame: the body of a rejected call, the payload of the `error` event, or one of the errors of a
 * rejected load.
 */
export interface ErrorInfo {
  /** Error message or error code, as sent by Power BI. */
  message: string;
  /** Longer description of the error, if Power BI sends one. */
  detailedMessage?: string;
  /** Error code, for example one of `CommonErrorCodes`. */
  errorCode?: string;
  /** Severity of the error, if Power BI sends one. */
  level?: TraceType;
  /** Details for Power BI support. */
  technicalDetails?: TechnicalDetails;
}

/**
 * Error codes and messages from the frame that host pages commonly handle. Compare them with `errorCode` and `message`.
 *
 * @example
 * report.on('error', ({ detail }) => {
 *   if (detail.message === CommonErrorCodes.TokenExpired) void refreshToken();
 * });
 */
export const CommonErrorCodes = {
  /** The access token has expired. Set a new one. */
  TokenExpired: 'TokenExpired',
  /** A page, visual, command or report does not exist. */
  NotFound: 'PowerBIEntityNotFound',
  /** The frame did not accept the parameters of a call. */
  InvalidParameters: 'Invalid parameters',
  /** The report could not be loaded. */
  LoadReportFailed: 'LoadReportFailed',
  /** The access token does not grant the required permission. */
  NotAuthorized: 'PowerBINotAuthorizedException',
  /** The data model of the report could not be loaded. */
  FailedToLoadModel: 'ExplorationContainer_FailedToLoadModel_DefaultDetails',
} as const;
