import { onContentUpdated } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { syncTabs, selectLastTab } from './tabs.mjs';
import './style.css';

export default {
  ...DefaultTheme,
  enhanceApp(context) {
    DefaultTheme.enhanceApp?.(context);
    if (typeof document !== 'undefined') syncTabs();
  },
  setup() {
    onContentUpdated(() => {
      selectLastTab();
      // the theme's home page has no `main` landmark
      document.querySelector('.VPHome')?.setAttribute('role', 'main');
    });
  },
};
