/**
 * Values that are specific to Power BI, the content provider: hosts, endpoints, schema URLs and versions. See
 * docs/specification.md#embed-urls.
 */

/** Protocol version sent in the headers of each request. */
export const sdkVersion = '2.23.1';

/** SDK type sent in the headers of each request. */
export const sdkType = 'js';

/** Default host of the embed URLs that `bootstrap` builds. */
export const defaultHostname = 'app.powerbi.com';

/** Default prefix of the attributes that declare an embed, for example `data-embed-url`. */
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

/** Returns whether a host belongs to Power BI. Expects a lowercase host name, as returned by `URL`. */
export function isProviderHost(hostname: string): boolean {
  return (
    sovereignHosts.includes(hostname) ||
    wildcardHosts.some((suffix) => hostname.endsWith(suffix) && hostname.length > suffix.length)
  );
}
