/** Name of a menu entry's icon. */
export type MenuIcon =
  | 'staff'
  | 'report'
  | 'news'
  | 'resources'
  | 'tools'
  | 'academy'
  | 'workvivo'
  | 'community'
  | 'music'
  | 'search';

/** An entry in a space's side menu. */
export interface MenuEntry {
  name: string;
  icon: MenuIcon;
  /** Path of a page in `page-rules.ts`, or the URL of an external site. */
  url: string;
  /** Whether the entry is also highlighted on pages without a menu entry, such as the staff form. */
  active: boolean;
  newTab: boolean;
}

/** A region of a brand with its own shell. Its key is the first segment of all its paths. */
export interface Space {
  key: string;
  title: string;
  brand: string;
  menu: readonly MenuEntry[];
}

export const environments = ['prod', 'stage', 'demo'] as const;
export type Environment = (typeof environments)[number];

/** Brand settings. */
export interface Brand {
  code: string;
  siteTitle: string;
  head: {
    title: string;
    meta: readonly { name: string; content: string }[];
    links: readonly { rel: string; href: string }[];
  };
  /** The brand's noun for a location, in lowercase. */
  locationNoun: { one: string; many: string };
  /** Format of location labels: `number-name` ("0142 - Elm Street") or `name` ("Elm Street"). */
  locationLabel: 'name' | 'number-name';
  color: string;
  footer: { privacyPolicyUrl: string; termsOfUseUrl: string; copyRight: string };
  supportWidget: {
    urls: Partial<Record<Environment, string>>;
    tooltip: { placement: 'left' | 'right' | 'top' | 'bottom'; title: string };
    iconCss: string;
  };
  urls: { support: string };
  /** URL of the training academy per environment. */
  academy: Record<Environment, string>;
}

const entry = (name: string, icon: MenuIcon, url: string, newTab = true): MenuEntry => ({
  name,
  icon,
  url,
  active: false,
  newTab,
});

interface BrandOptions {
  code: string;
  siteTitle: string;
  one: string;
  many: string;
  color: string;
  locationLabel?: Brand['locationLabel'];
}

// The brands are fictional. Their links use the reserved top-level domain `.example`, which does not resolve.
const brandOf = ({ code, siteTitle, one, many, color, locationLabel = 'name' }: BrandOptions): Brand => ({
  code,
  siteTitle,
  head: { title: `${siteTitle} Staff`, meta: [{ name: 'theme-color', content: color }], links: [] },
  locationNoun: { one, many },
  locationLabel,
  color,
  footer: {
    privacyPolicyUrl: `https://www.${code}.example/privacy`,
    termsOfUseUrl: `https://www.${code}.example/terms`,
    // a getter, so the year stays correct when a server or page runs past New Year
    get copyRight() {
      return `© ${String(new Date().getUTCFullYear())} ${siteTitle}. All rights reserved.`;
    },
  },
  supportWidget: {
    urls: { prod: `https://support.${code}.example`, stage: `https://support-stage.${code}.example` },
    tooltip: { placement: 'bottom', title: 'Need help? Visit our Support website.' },
    iconCss: 'support-icon',
  },
  urls: { support: `https://support.${code}.example/tickets/new` },
  academy: {
    prod: `https://academy.${code}.example`,
    stage: `https://academy-stage.${code}.example`,
    demo: `https://academy-demo.${code}.example`,
  },
});

export const brands: readonly Brand[] = [
  brandOf({ code: 'iyg', siteTitle: 'Ironyard Gyms', one: 'club', many: 'clubs', color: '#5b2a86' }),
  brandOf({
    code: 'blt',
    siteTitle: 'Barrelight',
    one: 'studio',
    many: 'studios',
    color: '#9a3b5b',
    locationLabel: 'number-name',
  }),
  brandOf({ code: 'bcf', siteTitle: 'Bonfire Camp Fitness', one: 'camp', many: 'camps', color: '#b23c17' }),
  brandOf({ code: 'pls', siteTitle: 'Pulse Intervals', one: 'gym', many: 'gyms', color: '#0b6e75' }),
];

const space = (key: string, title: string, brand: string, menu: readonly string[]): Space => {
  const hubUrl = (path: string) => `https://hub.${brand}.example/${key.toLowerCase()}/${path}`;
  const entries: Record<string, MenuEntry> = {
    News: entry('News', 'news', hubUrl('news')),
    Resources: entry('Resources', 'resources', hubUrl('resources')),
    'Resource Center': entry('Resource Center', 'resources', hubUrl('resource-center')),
    Tools: entry('Tools', 'tools', hubUrl('tools')),
    Academy: entry('Academy', 'academy', 'academy', false),
    Workvivo: entry('Workvivo', 'workvivo', hubUrl('workvivo')),
    Community: entry('Community', 'community', hubUrl('community')),
    Music: entry('Music', 'music', hubUrl('music')),
    Search: entry('Search', 'search', hubUrl('search')),
  };
  const staff: MenuEntry = { name: 'Staff', icon: 'staff', url: '', active: true, newTab: false };
  // the specification defines the page, but no link to it
  const report = entry('KPI Report', 'report', 'KPIReport', false);
  return { key, title, brand, menu: [staff, report, ...menu.flatMap((name) => entries[name] ?? [])] };
};

export const spaces: readonly Space[] = [
  space('IYG-US', 'United States', 'iyg', ['News', 'Resources', 'Tools', 'Academy', 'Workvivo', 'Search']),
  space('IYG-CA', 'Canada', 'iyg', ['News', 'Resources', 'Tools', 'Academy', 'Search']),
  space('BLT-US', 'United States', 'blt', ['News', 'Resource Center', 'Academy', 'Community', 'Music', 'Search']),
  space('BCF-US', 'United States', 'bcf', ['News', 'Resources', 'Tools', 'Academy', 'Community', 'Music']),
  space('PLS-AU', 'Australia', 'pls', ['News', 'Resource Center', 'Tools', 'Academy', 'Workvivo', 'Music']),
  space('PLS-SG', 'Singapore', 'pls', ['News', 'Resource Center', 'Academy', 'Music', 'Search']),
];

/** Name of the company that owns the brands. */
export const companyName = 'Vitrine Brands';

/** Academy URL for corporate staff of all brands. Others use their brand's academy. */
const corporateAcademyUrl = 'https://academy.vitrine-brands.example/corporate';

/** Path of the pages that stand in for the academies with the demo data, because the academies do not exist. */
export const academyStandInPath = '/demo-academy';

/** Options that determine the academy URL. */
export interface AcademyOptions {
  isCorporate: boolean;
  brand: Brand;
  environment: Environment;
  /** Whether the local stand-in replaces the academy. */
  usesStandIn: boolean;
}

/** Returns a user's academy URL. */
export function academyUrlOf({ isCorporate, brand, environment, usesStandIn }: AcademyOptions): string {
  if (usesStandIn) return `${academyStandInPath}/${isCorporate ? 'corporate' : brand.code}`;
  return isCorporate ? corporateAcademyUrl : brand.academy[environment];
}

export const findSpace = (key: string): Space | undefined => spaces.find((candidate) => candidate.key === key);
export const findBrand = (code: string): Brand | undefined => brands.find((candidate) => candidate.code === code);
export const spacesOfBrand = (code: string): Space[] => spaces.filter((candidate) => candidate.brand === code);

export const locationLabel = (
  brand: Pick<Brand, 'locationLabel'>,
  location: { number: string; name: string },
): string => (brand.locationLabel === 'number-name' ? `${location.number} - ${location.name}` : location.name);
