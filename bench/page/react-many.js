// Many embeds as React components, rendered into a document without a window, where iframes never load.
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Defines `window.renderMany`. `props(config, onEvent, ref)` returns the props of one component. */
export function defineRenderMany(component, props) {
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
            window.received += 1;
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
