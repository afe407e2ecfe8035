const query = (values: Record<string, string | number | undefined>): string => {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) if (value !== undefined) params.set(key, String(value));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
};
const part = encodeURIComponent;

/** Where the API lives; every path below is relative to it. */
export const apiBase = '/api/';

/** The API's paths, relative to {@link apiBase}, built from escaped parts. `dir` is the space's key. */
export const routes = {
  locations: (dir: string, searchFilter?: string) =>
    `${part(dir)}/locations${query({ searchFilter: searchFilter === '' ? undefined : searchFilter })}`,
  locationsCount: (dir: string) => `${part(dir)}/locations/count`,
  staffLocations: (dir: string, id: string) => `${part(dir)}/staff/${part(id)}/locations`,
  staffInLocations: (dir: string, locationNumbers: readonly string[], offset: number, limit: number) =>
    `${part(dir)}/staff/getinlocations${query({ locationNumbersCsv: locationNumbers.join(','), offset, limit })}`,
  staffSearch: (dir: string, searchTerm: string, offset: number, limit: number) =>
    `${part(dir)}/staff/search${query({ searchTerm, offset, limit })}`,
  staff: (dir: string) => `${part(dir)}/staff`,
  staffMember: (dir: string, id: string) => `${part(dir)}/staff/${part(id)}`,
  staffPermissions: (dir: string, id: string) => `${part(dir)}/staff/${part(id)}/permissions`,
  staffTypesForCreate: (dir: string) => `${part(dir)}/stafftypes/forcreate`,
  staffTypesForEdit: (dir: string, id: string) => `${part(dir)}/stafftypes/foredit/${part(id)}`,
  permissions: () => 'permissions',
  powerBi: () => 'power-bi',
  config: () => 'config',
  pageViews: () => 'page-views',
  openIdConfiguration: (authority: string) => `proxy-openid-configuration${query({ originalAuthority: authority })}`,
} as const;

/** What `GET power-bi` returns. */
export interface ReportEmbed {
  /** A signed token for this user and report, valid for at most ten minutes. */
  token: string;
  embedUrl: string;
  reportId: string;
}

/** The body of every refusal. */
export interface ErrorBody {
  error: string;
  /** For bad input: each finding with the field it belongs to (`locationNumbers`, `newPhotoUpload.base64Data`). */
  errors?: { message: string; path: string }[];
}
