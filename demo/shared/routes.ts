const query = (values: Record<string, string | number | undefined>): string => {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) if (value !== undefined) params.set(key, String(value));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
};
const encode = encodeURIComponent;

/** Base path of the API. {@link routes} are relative to it. */
export const apiBase = '/api/';

/** Builders of API paths relative to {@link apiBase}. Parameters are URL-encoded. `dir` is a space's key. */
export const routes = {
  locations: (dir: string, searchFilter?: string) =>
    `${encode(dir)}/locations${query({ searchFilter: searchFilter === '' ? undefined : searchFilter })}`,
  locationsCount: (dir: string) => `${encode(dir)}/locations/count`,
  staffLocations: (dir: string, id: string) => `${encode(dir)}/staff/${encode(id)}/locations`,
  staffInLocations: (dir: string, locationNumbers: readonly string[], offset: number, limit: number) =>
    `${encode(dir)}/staff/getinlocations${query({ locationNumbersCsv: locationNumbers.join(','), offset, limit })}`,
  staffSearch: (dir: string, searchTerm: string, offset: number, limit: number) =>
    `${encode(dir)}/staff/search${query({ searchTerm, offset, limit })}`,
  staff: (dir: string) => `${encode(dir)}/staff`,
  staffMember: (dir: string, id: string) => `${encode(dir)}/staff/${encode(id)}`,
  staffPermissions: (dir: string, id: string) => `${encode(dir)}/staff/${encode(id)}/permissions`,
  staffTypesForCreate: (dir: string) => `${encode(dir)}/stafftypes/forcreate`,
  staffTypesForEdit: (dir: string, id: string) => `${encode(dir)}/stafftypes/foredit/${encode(id)}`,
  permissions: () => 'permissions',
  powerBi: () => 'power-bi',
  config: () => 'config',
  pageViews: () => 'page-views',
  openIdConfiguration: (authority: string) => `proxy-openid-configuration${query({ originalAuthority: authority })}`,
} as const;

/** Response body of `GET /api/power-bi`. */
export interface ReportEmbed {
  /** Embed token for this user and report, valid for at most ten minutes. */
  token: string;
  embedUrl: string;
  reportId: string;
}

/** Body of all error responses. */
export interface ErrorBody {
  error: string;
  /** Validation issues, each with its field's path, for example `newPhotoUpload.base64Data`. */
  errors?: { message: string; path: string }[];
}
