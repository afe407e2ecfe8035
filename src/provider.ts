/** All that is the provider's: hosts, endpoints, versions, names (wire protocol, 2; embedding toolkit, 9). */

/** The version of the protocol that the headers announce. */
export const sdkVersion = '2.23.1';

/** The kind of SDK that the headers announce. */
export const sdkType = 'js';

/** The host of embed URLs that are built from nothing (bootstrap). */
export const defaultHostname = 'app.powerbi.com';

/** Prefix of the attributes that declare an embed. */
export const attributePrefix = 'data-';

/** Base of the `$schema` values of filters and selectors. */
export const schemaUrl = 'http://powerbi.com/product/schema#';

const wildcardHosts = [
  '.powerbi.com',
  '.fabric.microsoft.com',
  '.analysis.windows-int.net',
  '.analysis-df.windows.net',
];

const sovereignHosts = [
  'app.powerbi.cn',
  'app.powerbigov.us',
  'app.mil.powerbigov.us',
  'app.high.powerbigov.us',
  'app.powerbi.eaglex.ic.gov',
  'app.powerbi.microsoft.scloud',
];

/** Tells whether a host name (lower case, as `URL` gives it) is the provider's. */
export function isProviderHost(hostname: string): boolean {
  return (
    sovereignHosts.includes(hostname) ||
    wildcardHosts.some((suffix) => hostname.endsWith(suffix) && hostname.length > suffix.length)
  );
}
