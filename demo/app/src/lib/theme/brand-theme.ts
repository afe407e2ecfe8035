/** What makes a brand's pages look like no other's, beside its colour. */
export interface BrandTheme {
  /** Font of headings and the logo; only fonts that machines have, as none is downloaded. */
  headingFont: string;
  headingWeight: string;
  headingTransform: 'none' | 'uppercase';
  headingSpacing: string;
  /** Roundness of buttons, fields and cards. */
  radius: string;
  /** `solid` is the brand's colour, `deep` its darkest shade, `paper` the page's own background. */
  header: 'solid' | 'deep' | 'paper';
}

const plain: BrandTheme = {
  headingFont: 'inherit',
  headingWeight: '650',
  headingTransform: 'none',
  headingSpacing: '-0.01em',
  radius: '0.375rem',
  header: 'solid',
};

const brandThemes: Record<string, Partial<BrandTheme>> = {
  // iron: narrow capitals, hard edges
  iyg: {
    headingFont:
      "'Avenir Next Condensed', 'Roboto Condensed', 'Arial Narrow', 'Liberation Sans Narrow', 'DejaVu Sans Condensed', sans-serif",
    headingWeight: '800',
    headingTransform: 'uppercase',
    headingSpacing: '0.02em',
    radius: '0.125rem',
    header: 'deep',
  },
  // a studio: serifs and air
  blt: {
    headingFont: "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, 'DejaVu Serif', serif",
    headingWeight: '500',
    headingSpacing: '0',
    radius: '0.75rem',
    header: 'paper',
  },
  // a camp: round and warm
  bcf: {
    headingFont: "ui-rounded, 'SF Pro Rounded', 'Arial Rounded MT Bold', Nunito, Quicksand, sans-serif",
    headingWeight: '750',
    radius: '1rem',
  },
  // a heart-rate monitor: wide, technical
  pls: {
    headingFont: "'Segoe UI Variable Display', 'Avenir Next', 'Trebuchet MS', 'DejaVu Sans', sans-serif",
    headingWeight: '400',
    headingSpacing: '0.03em',
    radius: '0.25rem',
    header: 'deep',
  },
};

export const brandThemeOf = (brandCode: string): BrandTheme => ({ ...plain, ...brandThemes[brandCode] });
