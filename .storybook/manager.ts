import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Vitrine',
    brandUrl: './',
    colorPrimary: '#1f4f8b',
    colorSecondary: '#1f4f8b',
  }),
});
