import { PowerBIEmbed, type EmbedProps } from 'powerbi-client-react';
import type * as Peer from 'powerbi-client';
import { createRoot } from 'react-dom/client';

/** What the page of the test has at hand. */
export interface ReactPeer {
  /** Shows a component with these properties, or changes those of the one that is there; nothing ends it. */
  show(config: EmbedProps['embedConfig'] | undefined, phased?: boolean): void;
  /** The embed that the component has handed out last. */
  embed?: Peer.Embed;
  /** Names of the events that its handlers have heard. */
  heard: string[];
}

declare global {
  interface Window {
    peer: ReactPeer;
  }
}

const names: Record<string, readonly string[]> = {
  report: ['loaded', 'rendered', 'pageChanged', 'dataSelected', 'visualClicked', 'filtersApplied', 'error'],
  visual: ['loaded', 'rendered', 'visualClicked', 'error'],
  dashboard: ['loaded', 'rendered', 'tileClicked', 'error'],
  tile: ['loaded', 'rendered', 'tileLoaded', 'tileClicked', 'error'],
  qna: ['loaded', 'rendered', 'visualRendered', 'error'],
};

const root = createRoot(document.getElementById('stage')!);

window.peer = {
  heard: [],
  show: (config, phased = false) => {
    const type = (config as { type?: string } | undefined)?.type ?? '';
    const handlers = new Map((names[type] ?? []).map((name) => [name, () => void window.peer.heard.push(name)]));
    root.render(
      config && (
        <PowerBIEmbed
          embedConfig={config}
          cssClassName="embedded"
          phasedEmbedding={phased}
          eventHandlers={handlers}
          getEmbeddedComponent={(embed) => {
            window.peer.embed = embed;
          }}
        />
      ),
    );
  },
};
