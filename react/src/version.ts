/** The version that the wrapper announces: the package's. */
export const wrapperVersion = '0.1.0';

/** The kind of SDK that the wrapper announces. */
export const sdkType = 'vitrine-react';
