/* global document, window */
// Many embeds as React components, rendered into a document without a window: their frames never load.
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Renders `count` components; `props(config, heard, index)` are their properties. */
export function serveMany(component, props) {
  window.embeds = [];
  window.renderMany = (count) => {
    const other = document.implementation.createHTMLDocument('outside');
    const container = other.body.appendChild(other.createElement('div'));
    const children = Array.from({ length: count }, (_, index) =>
      createElement(component, {
        key: index,
        ...props(
          window.bench.config(),
          () => {
            window.heard += 1;
          },
          (embed) => {
            window.embeds[index] = embed;
          },
        ),
      }),
    );
    flushSync(() => createRoot(container).render(children));
  };
}
