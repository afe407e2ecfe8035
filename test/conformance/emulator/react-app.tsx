import { PowerBIEmbed, type EmbedProps } from 'powerbi-client-react';
import type * as PowerBIClient from 'powerbi-client';
import { createRoot } from 'react-dom/client';

/** Page functions and state that the tests use. */
export interface WrapperPage {
  /** Renders the component, updates its props, or unmounts it when `config` is undefined. */
  show(config: EmbedProps['embedConfig'] | undefined, phased?: boolean): void;
  /** The last embed passed to `getEmbeddedComponent`. */
  embed?: PowerBIClient.Embed;
  /** Names of the events that the handlers have received. */
  receivedEvents: string[];
}

declare global {
  interface Window {
    wrapperPage: WrapperPage;
  }
}

const names: Record<string, readonly string[]> = {
  report: ['loaded', 'rendered', 'pageChanged', 'dataSelected', 'visualClicked', 'filtersApplied', 'error'],
  visual: ['loaded', 'rendered', 'visualClicked', 'error'],
  dashboard: ['loaded', 'rendered', 'tileClicked', 'error'],
  tile: ['loaded', 'rendered', 'tileLoaded', 'tileClicked', 'error'],
  qna: ['loaded', 'rendered', 'visualRendered', 'error'],
};

const root = createRoot(document.getElementById('container')!);

window.wrapperPage = {
  receivedEvents: [],
  show: (config, phased = false) => {
    const type = (config as { type?: string } | undefined)?.type ?? '';
    const handlers = new Map(
      (names[type] ?? []).map((name) => [name, () => void window.wrapperPage.receivedEvents.push(name)]),
    );
    root.render(
      config && (
        <PowerBIEmbed
          embedConfig={config}
          cssClassName="embedded"
          phasedEmbedding={phased}
          eventHandlers={handlers}
          getEmbeddedComponent={(embed) => {
            window.wrapperPage.embed = embed;
          }}
        />
      ),
    );
  },
};
