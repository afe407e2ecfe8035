import { addons } from 'storybook/manager-api';
import { initialScheme, type Scheme } from './scheme';
import { themes } from './themes';
import '@fontsource-variable/inter/wght.css';

addons.setConfig({
  theme: themes[initialScheme()],
  layout: { navSize: 240, panelPosition: 'right', rightPanelWidth: 340 },
});

addons.register('vitrine/scheme', (api) => {
  api.on('globalsUpdated', ({ globals }: { globals: { scheme?: Scheme } }) => {
    if (globals.scheme) api.setOptions({ theme: themes[globals.scheme] });
  });
});
