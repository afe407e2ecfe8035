/** Package version, sent to the frame as the wrapper version. */
export const wrapperVersion = '0.1.0';

/** Name of the wrapper, sent to the frame. */
export const sdkType = 'vitrine-react';
