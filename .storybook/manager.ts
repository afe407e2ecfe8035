import { addons, type State } from 'storybook/manager-api';
import { devtoolsEvent } from '../stories/support/devtools-event';
import { adaptControls } from './adapt-controls';
import { observeControlsHeight } from './fit-panel';
import { initialScheme, type Scheme } from './scheme';
import { logoUrl, themes } from './themes';
import { createLabel } from './type-label';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';

/** Returns whether the story has controls. The panel is hidden if it has none. */
function hasControls({ index, storyId }: State): boolean {
  const entry = index?.[storyId];
  const parameters = entry?.type === 'story' ? entry.parameters : undefined;
  return (parameters?.controls as { disable?: boolean } | undefined)?.disable !== true;
}

/** Returns whether the story's devtools leave no room for a panel below the canvas. */
const areDevtoolsOpen = ({ addons: shared, layout }: State): boolean =>
  layout.panelPosition === 'bottom' && (shared as Record<string, unknown>)[devtoolsEvent] === true;

document.documentElement.style.setProperty('--logo', `url("${logoUrl}")`);
addons.setConfig({
  theme: themes[initialScheme()],
  layout: {
    navSize: 248,
    // next to the canvas, the panel would leave too little width for the usual layout of a report
    panelPosition: innerWidth < 1600 ? 'bottom' : 'right',
    // the first category of a report's controls, or two categories with one row each
    bottomPanelHeight: 176,
    rightPanelWidth: 300,
  },
  sidebar: { renderLabel: createLabel },
  // No zoom tool, because the content adapts to the canvas, and the browser can zoom the whole page. The browser can also reload it.
  toolbar: { zoom: { hidden: true }, remount: { hidden: true } },
  layoutCustomisations: { showPanel: (state, isShown) => isShown && hasControls(state) && !areDevtoolsOpen(state) },
});

addons.register('vitrine/scheme', (api) => {
  api.on('globalsUpdated', ({ globals }: { globals: { scheme?: Scheme } }) => {
    if (!globals.scheme) return;
    document.documentElement.dataset.scheme = globals.scheme;
    api.setOptions({ theme: themes[globals.scheme] });
  });
  api.on(devtoolsEvent, (isOpen: boolean) => void api.setAddonState(devtoolsEvent, isOpen));
  observeControlsHeight((bottomPanelHeight) => {
    if (api.getIsPanelShown()) api.setSizes({ bottomPanelHeight });
  });
});

/** Replaces the placeholder of the sidebar's search field, because Storybook has no option for it. */
function replacePlaceholder(): void {
  const input = document.querySelector<HTMLInputElement>('#storybook-explorer-searchfield');
  if (input?.placeholder === 'Find components') input.placeholder = 'Find stories';
}

/** Puts spaces around the slashes in the name of the page, which Storybook shows in the bar on phones, and omits "Docs". */
function formatPageName(): void {
  const name = document.querySelector("button[aria-label='Open navigation menu'] p")?.firstChild;
  const formatted = name?.nodeValue?.replace(/\/Docs$/, '').replaceAll(/(?<=\S)\/(?=\S)/g, ' / ');
  if (name && formatted !== undefined && name.nodeValue !== formatted) name.nodeValue = formatted;
}

new MutationObserver(() => {
  replacePlaceholder();
  formatPageName();
}).observe(document.body, {
  childList: true,
  characterData: true,
  subtree: true,
  attributeFilter: ['placeholder'],
});
adaptControls();
