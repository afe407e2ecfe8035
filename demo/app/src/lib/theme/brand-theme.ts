/** Visual style of a brand, apart from its color. */
export interface BrandTheme {
  /** Font family of headings and the logo. Lists system fonts only, as no font is downloaded. */
  headingFont: string;
  headingWeight: string;
  headingTransform: 'none' | 'uppercase';
  headingSpacing: string;
  /** Border radius of buttons, fields and cards. */
  radius: string;
  /** Background of the header: the brand color (`solid`), its darkest shade (`deep`) or the page background (`paper`). */
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
    headingFont:
      "'Avenir Next Condensed', 'Roboto Condensed', 'Arial Narrow', 'Liberation Sans Narrow', 'DejaVu Sans Condensed', sans-serif",
    headingWeight: '800',
    headingTransform: 'uppercase',
    headingSpacing: '0.02em',
    radius: '0.125rem',
    header: 'deep',
  },
  // barre studios: serif and light
  blt: {
    headingFont: "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, 'DejaVu Serif', serif",
    headingWeight: '500',
    headingSpacing: '0',
    radius: '0.75rem',
    header: 'paper',
  },
  // fitness camps: rounded and warm
  bcf: {
    headingFont: "ui-rounded, 'SF Pro Rounded', 'Arial Rounded MT Bold', Nunito, Quicksand, sans-serif",
    headingWeight: '750',
    radius: '1rem',
  },
  // interval training: wide and technical
  pls: {
    headingFont: "'Segoe UI Variable Display', 'Avenir Next', 'Trebuchet MS', 'DejaVu Sans', sans-serif",
    headingWeight: '400',
    headingSpacing: '0.03em',
    radius: '0.25rem',
    header: 'deep',
  },
};

/** Returns the style of a brand; a brand without an entry gets the defaults. */
export const brandThemeOf = (brandCode: string): BrandTheme => ({ ...defaults, ...brandThemes[brandCode] });
