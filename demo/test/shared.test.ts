import { expect, test, vi } from 'vitest';
import {
  academyUrlOf,
  brands,
  cropping,
  findBrand,
  limits,
  locationLabel,
  matchesLocation,
  permissions,
  profileActor,
  routes,
  spaces,
  staffTypeName,
} from '../shared';

test('has the specified limits', () => {
  expect(limits).toMatchObject({
    nameLength: 25,
    emailLength: 50,
    passwordLength: 50,
    passwordMinimum: 8,
    staffSearchLength: 50,
    locationSearchLength: 20,
    staffPageSize: 10,
    searchDebounceMs: 500,
    storeThrottleMs: 1000,
    fadeMs: 300,
    photoBytes: 5 * 1024 * 1024,
  });
  expect(cropping).toEqual({ border: 50, radius: 150, zoom: { minimum: 1, maximum: 3.5, initial: 1.2 }, turn: 90 });
});

test('builds the specified request paths', () => {
  expect([
    routes.locations('IYG-US'),
    routes.locations('IYG-US', ''),
    routes.locations('IYG-US', 'a b&c'),
    routes.locationsCount('IYG-US'),
    routes.staffLocations('IYG-US', '7'),
    routes.staffInLocations('IYG-US', ['1001', '1002'], 10, 10),
    routes.staffSearch('IYG-US', 'ann', 0, 10),
    routes.staffMember('IYG-US', '../7'),
    routes.staffTypesForCreate('IYG-US'),
    routes.staffTypesForEdit('IYG-US', '7'),
    routes.staff('IYG-US'),
    routes.staffPermissions('IYG-US', '7'),
    routes.permissions(),
    routes.powerBi(),
    routes.openIdConfiguration('https://id.example'),
  ]).toEqual([
    'IYG-US/locations',
    'IYG-US/locations',
    'IYG-US/locations?searchFilter=a+b%26c',
    'IYG-US/locations/count',
    'IYG-US/staff/7/locations',
    'IYG-US/staff/getinlocations?locationNumbersCsv=1001%2C1002&offset=10&limit=10',
    'IYG-US/staff/search?searchTerm=ann&offset=0&limit=10',
    'IYG-US/staff/..%2F7',
    'IYG-US/stafftypes/forcreate',
    'IYG-US/stafftypes/foredit/7',
    'IYG-US/staff',
    'IYG-US/staff/7/permissions',
    'permissions',
    'power-bi',
    'proxy-openid-configuration?originalAuthority=https%3A%2F%2Fid.example',
  ]);
});

test('has a title, a copyright with the current year, links, a support widget and academy URLs for each brand', () => {
  const year = String(new Date().getUTCFullYear());
  for (const { code, siteTitle, footer, supportWidget, urls, academy } of brands) {
    expect(footer.copyRight).toBe(`© ${year} ${siteTitle}. All rights reserved.`);
    expect(supportWidget.tooltip.title).toBe('Need help? Visit our Support website.');
    const host = new RegExp(`^https://[a-z-]+\\.${code}\\.example`);
    for (const url of [footer.privacyPolicyUrl, footer.termsOfUseUrl, urls.support, ...Object.values(academy)])
      expect(url).toMatch(host);
    expect(Object.keys(academy)).toEqual(['prod', 'stage', 'demo']);
    expect(new Set(Object.values(academy)).size).toBe(3);
  }
  expect(brands.map(({ siteTitle }) => siteTitle)).toHaveLength(new Set(brands.map(({ siteTitle }) => siteTitle)).size);
  expect(brands.map(({ locationNoun }) => locationNoun.many)).toContain('clubs');
  expect(spaces.filter(({ brand }) => brand === 'pls').map(({ title }) => title)).toEqual(['Australia', 'Singapore']);
});

test('computes the copyright year when it is displayed', () => {
  vi.useFakeTimers({ now: new Date('2031-12-31T23:59:59Z') });
  const copyright = () => findBrand('iyg')?.footer.copyRight;
  expect(copyright()).toBe('© 2031 Ironyard Gyms. All rights reserved.');
  vi.setSystemTime(new Date('2032-01-01T00:00:00Z'));
  expect(copyright()).toBe('© 2032 Ironyard Gyms. All rights reserved.');
  vi.useRealTimers();
});

test("lists the specified links and the app's two screens in the menus", () => {
  const names = new Set(spaces.flatMap(({ menu }) => menu.map(({ name }) => name)));
  const links = [
    'News',
    'Resources',
    'Resource Center',
    'Tools',
    'Academy',
    'Workvivo',
    'Community',
    'Music',
    'Search',
  ];
  expect([...names].sort()).toEqual(['KPI Report', 'Staff', ...links].sort());
  for (const { menu } of spaces) expect(menu.filter(({ active }) => active).map(({ name }) => name)).toEqual(['Staff']);
});

test("includes a location's number in its label only for the barre brand", () => {
  const elm = { number: '0142', name: 'Elm Street' };
  expect(brands.map((brand) => `${brand.code}: ${locationLabel(brand, elm)}`)).toEqual([
    'iyg: Elm Street',
    'blt: 0142 - Elm Street',
    'bcf: Elm Street',
    'pls: Elm Street',
  ]);
});

test.each([
  ['', true],
  ['ELM', true],
  ['142', true],
  ['street 0', false],
  ['oak', false],
])('matches a term with the name and number of a location, ignoring case (%j: %j)', (term, isFound) => {
  expect(matchesLocation({ number: '0142', name: 'Elm Street' }, term)).toBe(isFound);
});

test('accepts profiles with single values instead of lists, and names instead of ids', () => {
  const all = { userType: 'MasterFranchisee', locations: ['1', '2'], permissions: ['view-staff', 'Delete Staff'] };
  expect(profileActor({ sub: 'u', ...all })).toEqual({
    id: 'u',
    staffType: 'MasterFranchisee',
    locationNumbers: ['1', '2'],
    permissions: ['view-staff', 'delete-staff'],
  });
  expect(profileActor({ sub: 'u', userType: 'Other', locations: '1', permissions: 'Access Academy' })).toEqual({
    id: 'u',
    staffType: 'LocationStaff',
    locationNumbers: ['1'],
    permissions: ['access-academy'],
  });
  expect(profileActor({ sub: 'u', locations: '', permissions: null })).toMatchObject({
    locationNumbers: [],
    permissions: [],
  });
});

test('has the specified staff type and permission names', () => {
  expect([staffTypeName('Corporate'), staffTypeName('MasterFranchisee')]).toEqual(['Corporate', 'Master Franchisee']);
  expect(permissions.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'Manage Staff Profile',
      'Manage Staff Permissions',
      'Delete Staff',
      'Access Academy',
      'Access Reports',
    ]),
  );
});

test.each([
  ['corporate staff', 'prod', false, 'https://academy.vitrine-brands.example/corporate'],
  ['corporate staff', 'stage', false, 'https://academy.vitrine-brands.example/corporate'],
  ['other staff', 'prod', false, 'https://academy.iyg.example'],
  ['other staff', 'stage', false, 'https://academy-stage.iyg.example'],
  ['corporate staff', 'prod', true, '/demo-academy/corporate'],
  ['other staff', 'prod', true, '/demo-academy/iyg'],
] as const)('returns the academy URL for %s (%s, stand-in: %s)', (staff, environment, usesStandIn, url) => {
  const brand = findBrand('iyg');
  if (!brand) throw new Error('The brand is missing.');
  expect(academyUrlOf({ isCorporate: staff === 'corporate staff', brand, environment, usesStandIn })).toBe(url);
});
