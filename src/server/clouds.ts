/**
 * Name of a Power BI cloud:
 *
 * - `public`: The worldwide service.
 * - `gcc`: U.S. Government Community Cloud.
 * - `gccHigh`: U.S. Government Community Cloud High, also for military contractors.
 * - `dod`: U.S. Department of Defense.
 * - `china`: The service operated by 21Vianet.
 */
export type CloudName = 'public' | 'gcc' | 'gccHigh' | 'dod' | 'china';

/** URLs of a cloud, or of a replacement such as the emulator. */
export interface CloudEndpoints {
  /** Origin of the identity provider, for example `'https://login.microsoftonline.com'`. */
  loginUrl: string;
  /** Origin of the REST API, for example `'https://api.powerbi.com'`. */
  apiUrl: string;
  /** Scope of application tokens. Default: the scope of the public cloud. */
  scope?: string;
}

/**
 * Endpoints for each cloud, as published in
 * https://learn.microsoft.com/power-bi/developer/embedded/embed-sample-for-customers-national-clouds
 */
export const clouds: Readonly<Record<CloudName, Readonly<Required<CloudEndpoints>>>> = {
  public: {
    loginUrl: 'https://login.microsoftonline.com',
    apiUrl: 'https://api.powerbi.com',
    scope: 'https://analysis.windows.net/powerbi/api/.default',
  },
  gcc: {
    loginUrl: 'https://login.microsoftonline.com',
    apiUrl: 'https://api.powerbigov.us',
    scope: 'https://analysis.usgovcloudapi.net/powerbi/api/.default',
  },
  gccHigh: {
    loginUrl: 'https://login.microsoftonline.us',
    apiUrl: 'https://api.high.powerbigov.us',
    scope: 'https://high.analysis.usgovcloudapi.net/powerbi/api/.default',
  },
  dod: {
    loginUrl: 'https://login.microsoftonline.us',
    apiUrl: 'https://api.mil.powerbigov.us',
    scope: 'https://mil.analysis.usgovcloudapi.net/powerbi/api/.default',
  },
  china: {
    loginUrl: 'https://login.chinacloudapi.cn',
    apiUrl: 'https://api.powerbi.cn',
    scope: 'https://analysis.chinacloudapi.cn/powerbi/api/.default',
  },
};
