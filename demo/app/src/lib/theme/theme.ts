import { createTheme, type CSSVariablesResolver, type MantineThemeOverride } from '@mantine/core';
import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import { createElement } from 'react';
import { brandThemeOf, dataColorsOf, limits, type Brand } from '../../../../shared';
import { paletteOf, type Palette } from './palette';

const textFont = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif";
const fade = { transition: 'fade', duration: limits.fadeMs } as const;
const modal = {
  transitionProps: fade,
  centered: true,
  padding: '1.5rem',
  overlayProps: { backgroundOpacity: 0.45 },
};
// Mantine renders the title in a header element, which assistive technology would expose as a second page header
const header = { role: 'presentation' };

/** Used when the brand is unknown, for example because the configuration could not be loaded. */
export const neutralBrand: Pick<Brand, 'code' | 'color'> = { code: '', color: '#24527a' };

/** A Mantine theme with CSS variables for the app's own styles. */
export interface AppTheme {
  theme: MantineThemeOverride;
  variables: CSSVariablesResolver;
}

const headerOf = (
  header: 'solid' | 'deep' | 'paper',
  { brand, dark, darkHeader }: Palette,
  scheme: 'light' | 'dark',
) => {
  const paper = scheme === 'light' ? ['#ffffff', brand[8]] : [dark[8], brand[2]];
  const [background, text] =
    header === 'paper' ? paper : [scheme === 'dark' ? darkHeader : brand[header === 'deep' ? 9 : 7], '#ffffff'];
  return { '--app-header': background ?? '', '--app-header-text': text ?? '' };
};

const reportColors = (accent: string, scheme: 'light' | 'dark') =>
  Object.fromEntries(
    dataColorsOf(accent, scheme).map((color, index) => [`--vitrine-data-${String(index + 1)}`, color]),
  );

/** Creates a brand's theme. */
export function themeOf(brand: Pick<Brand, 'code' | 'color'>): AppTheme {
  const brandTheme = brandThemeOf(brand.code);
  const palette = paletteOf(brand.color);
  const { gray, dark } = palette;
  return {
    theme: createTheme({
      colors: { brand: palette.brand, gray, dark },
      primaryColor: 'brand',
      primaryShade: palette.primaryShade,
      fontFamily: textFont,
      headings: {
        fontFamily: brandTheme.headingFont === 'inherit' ? textFont : brandTheme.headingFont,
        fontWeight: brandTheme.headingWeight,
      },
      defaultRadius: brandTheme.radius,
      cursorType: 'pointer',
      respectReducedMotion: true,
      components: {
        Modal: {
          defaultProps: {
            ...modal,
            closeButtonProps: { 'aria-label': 'Close' },
            attributes: { header },
          },
        },
        Drawer: { defaultProps: { transitionProps: { duration: limits.fadeMs }, attributes: { header } } },
        // a dialog composed of `Modal.Root` and its parts does not apply the defaults of `Modal`
        ModalRoot: { defaultProps: modal },
        Menu: { defaultProps: { transitionProps: fade, shadow: 'md', offset: 16 } },
        Select: {
          defaultProps: {
            checkIconPosition: 'right',
            comboboxProps: { shadow: 'md' },
            rightSection: createElement(ChevronDown, { size: 16, 'aria-hidden': true }),
          },
        },
        PasswordInput: {
          defaultProps: {
            visibilityToggleIcon: ({ reveal }: { reveal: boolean }) =>
              createElement(reveal ? EyeOff : Eye, { size: 18, 'aria-hidden': true }),
          },
        },
        Switch: { defaultProps: { withThumbIndicator: false } },
        Tooltip: {
          // the arrow begins after the rounded corner
          defaultProps: {
            transitionProps: fade,
            withArrow: true,
            arrowOffset: 9,
            events: { hover: true, focus: true, touch: true },
          },
        },
      },
    }),
    variables: () => ({
      variables: {
        '--app-heading-transform': brandTheme.headingTransform,
        '--app-heading-spacing': brandTheme.headingSpacing,
        '--app-fade': `${String(limits.fadeMs)}ms`,
        // embedded reports with theme="page" use these
        '--vitrine-surface': 'var(--app-surface)',
        '--vitrine-accent': 'var(--app-accent)',
        '--vitrine-radius': brandTheme.radius,
      },
      light: {
        ...headerOf(brandTheme.header, palette, 'light'),
        '--app-canvas': palette.gray[0],
        '--app-surface': '#ffffff',
        '--app-raised': palette.gray[1],
        '--app-line': gray[3],
        '--app-shadow': '0 1px 2px rgb(0 0 0 / 5%)',
        '--app-overlay-shadow': '0 4px 12px rgb(0 0 0 / 8%), 0 16px 48px rgb(0 0 0 / 18%)',
        '--app-button-line': gray[5],
        '--app-accent': palette.brand[7],
        '--app-overlay': '#ffffff',
        '--app-accent-soft': palette.soft.light,
        '--app-accent-soft-text': palette.brand[8],
        '--app-match': palette.match.light,
        ...reportColors(palette.brand[7], 'light'),
        '--app-danger': '#b42318',
        '--app-success': '#13694a',
        '--app-warning': '#8f5200',
        '--mantine-color-text': gray[9],
        '--mantine-color-dimmed': gray[7],
        '--mantine-color-placeholder': gray[7],
        '--mantine-color-anchor': palette.brand[7],
        '--mantine-color-error': '#b42318',
        '--mantine-color-body': '#ffffff',
        // the border alone marks a field, so it needs a contrast of 3:1 (WCAG 2, 1.4.11)
        '--mantine-color-default-border': gray[6],
      },
      dark: {
        ...headerOf(brandTheme.header, palette, 'dark'),
        '--app-canvas': dark[9],
        '--app-surface': dark[8],
        '--app-raised': dark[7],
        '--app-line': dark[6],
        // an edge lit from above, because shadows are barely visible on dark pages
        '--app-shadow': 'inset 0 1px 0 rgb(255 255 255 / 3%), 0 1px 2px rgb(0 0 0 / 40%)',
        '--app-overlay-shadow': '0 4px 12px rgb(0 0 0 / 40%), 0 24px 64px rgb(0 0 0 / 60%)',
        '--app-button-line': dark[4],
        '--app-accent': palette.brand[3],
        '--app-overlay': dark[7],
        '--app-accent-soft': palette.soft.dark,
        '--app-accent-soft-text': palette.brand[1],
        '--app-match': palette.match.dark,
        ...reportColors(palette.brand[3], 'dark'),
        '--app-danger': '#ffa198',
        '--app-success': '#7ed4b1',
        '--app-warning': '#f0bd66',
        '--mantine-color-text': dark[0],
        '--mantine-color-dimmed': dark[2],
        '--mantine-color-placeholder': dark[2],
        '--mantine-color-anchor': palette.brand[3],
        '--mantine-color-error': '#ffa198',
        '--mantine-color-body': dark[8],
        // secondary buttons, which look different from fields
        '--mantine-color-default': 'transparent',
        '--mantine-color-default-hover': 'rgb(255 255 255 / 6%)',
        '--mantine-color-default-border': dark[3],
      },
    }),
  };
}
