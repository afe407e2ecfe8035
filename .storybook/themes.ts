import { create, type ThemeVars } from 'storybook/theming';
import logo from '../scripts/docs/logo.svg';
import type { Scheme } from './scheme';

const fontBase = `'Inter Variable', 'Inter Fallback', system-ui, sans-serif`;
/** URL of the logo. The build inlines it as a data URL, whose quotation marks would end the `src` attribute. */
export const logoUrl = logo.replaceAll('"', '%22');
const brand = {
  // Storybook shows the title as HTML if there is no image
  brandTitle: `<span style="display:flex;align-items:center;gap:10px;font-size:16px"><img src="${logoUrl}" alt="" width="28" height="28">Vitrine</span>`,
  brandUrl: './',
  fontBase,
  fontCode: `'JetBrains Mono Variable', ui-monospace, monospace`,
  appBorderRadius: 8,
  inputBorderRadius: 6,
};

/** Themes for the manager and the documentation pages. */
export const themes: Readonly<Record<Scheme, ThemeVars>> = {
  light: create({
    ...brand,
    base: 'light',
    colorPrimary: '#1f4f8b',
    colorSecondary: '#1f4f8b',
    appBg: '#f5f7fa',
    appContentBg: '#ffffff',
    appPreviewBg: '#ffffff',
    appBorderColor: '#dbe2ea',
    textColor: '#18232f',
    textMutedColor: '#506072',
    barTextColor: '#506072',
    barSelectedColor: '#1f4f8b',
    barHoverColor: '#1f4f8b',
  }),
  dark: create({
    ...brand,
    base: 'dark',
    colorPrimary: '#7fb8ff',
    colorSecondary: '#7fb8ff',
    appBg: '#0b1015',
    appContentBg: '#11171d',
    appPreviewBg: '#11171d',
    appBorderColor: '#2f3d4a',
    barBg: '#11171d',
    textColor: '#e4ebf2',
    textMutedColor: '#9db0c3',
    barTextColor: '#9db0c3',
    barSelectedColor: '#7fb8ff',
    barHoverColor: '#7fb8ff',
    buttonBg: '#1b2530',
    buttonBorder: '#3a4a59',
    booleanBg: '#1b2530',
    booleanSelectedBg: '#2b3844',
    inputBg: '#11171d',
    inputBorder: '#3a4a59',
    inputTextColor: '#e4ebf2',
  }),
};
