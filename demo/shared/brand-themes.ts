/** A brand's visual style, apart from its color. */
export interface BrandTheme {
  /** Font family for headings and the logo. The app and the sign-in pages load the first one; the others are fallbacks. */
  headingFont: string;
  headingWeight: string;
  headingTransform: 'none' | 'uppercase';
  headingSpacing: string;
  /** Border radius of buttons, fields and cards. */
  radius: string;
  /** Header background: the brand color (`solid`), its darkest shade (`deep`) or the color of cards (`paper`). */
  header: 'solid' | 'deep' | 'paper';
}

const defaults: BrandTheme = {
  headingFont: 'inherit',
  headingWeight: '650',
  headingTransform: 'none',
  headingSpacing: '-0.01em',
  radius: '0.375rem',
  header: 'solid',
};

const brandThemes: Record<string, Partial<BrandTheme>> = {
  // gyms: condensed uppercase, hard edges
  iyg: {
    headingFont: "'Oswald Variable', 'Arial Narrow', 'Liberation Sans Narrow', sans-serif",
    headingWeight: '600',
    headingTransform: 'uppercase',
    headingSpacing: '0.02em',
    radius: '0.125rem',
    header: 'deep',
  },
  // barre studios: serif and light
  blt: {
    headingFont: "'Fraunces Variable', Georgia, 'Liberation Serif', serif",
    headingWeight: '500',
    headingSpacing: '-0.01em',
    radius: '0.75rem',
    header: 'paper',
  },
  // fitness camps: rounded and warm
  bcf: {
    headingFont: "'Nunito Variable', ui-rounded, 'Arial Rounded MT Bold', sans-serif",
    headingWeight: '800',
    radius: '1rem',
  },
  // interval training: wide and technical
  pls: {
    headingFont: "'Sora Variable', 'Trebuchet MS', sans-serif",
    headingWeight: '600',
    headingSpacing: '-0.02em',
    radius: '0.25rem',
    header: 'deep',
  },
};

/** Returns a brand's style, or the defaults for a brand without an entry. */
export const brandThemeOf = (brandCode: string): BrandTheme => ({ ...defaults, ...brandThemes[brandCode] });
