/** Version of the package, sent to frames as the wrapper version. */
export const wrapperVersion = '0.1.0';

/** SDK type that is sent to frames. */
export const sdkType = 'vitrine-react';
