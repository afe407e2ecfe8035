// Common interface to the contestants for the measurements: `window.bench`.
(() => {
  const name = document.currentScript.dataset.contestant;
  const { vitrine, powerbi } = window;

  /** The smallest safe implementation with plain `postMessage`: an id per call, and frame and origin checks. */
  function rawFrame(element, { embedUrl, uniqueId, ...config }, withMessages) {
    const iframe = element.ownerDocument.createElement('iframe');
    iframe.title = 'Raw';
    iframe.setAttribute('scrolling', 'no');
    iframe.setAttribute('allowfullscreen', 'true');
    Object.assign(iframe.style, { width: '100%', height: '100%', border: '0', display: 'block' });
    iframe.src = `${embedUrl}&uid=${uniqueId}`;
    const pending = new Map();
    // Headers that the protocol requires for every call.
    const headers = { 'x-sdk-type': 'js', 'x-sdk-version': '2.23.1', 'x-sdk-wrapper-version': undefined };
    const call = (method, url, body) =>
      new Promise((resolve) => {
        const id = crypto.randomUUID();
        pending.set(id, resolve);
        const message = { method, url, headers: { ...headers, uid: uniqueId, id }, body };
        iframe.contentWindow.postMessage(message, 'https://app.powerbi.com');
      });
    if (withMessages) {
      addEventListener('message', ({ data, source, origin }) => {
        if (source !== iframe.contentWindow || origin !== 'https://app.powerbi.com' || !data.headers) return;
        const resolve = pending.get(data.headers.id);
        if (resolve) {
          pending.delete(data.headers.id);
          resolve(data.body);
        } else if (data.url?.startsWith(`/reports/${uniqueId}/events/`)) {
          element.dispatchEvent(new CustomEvent(data.url.split('/').pop(), { detail: data.body }));
          source.postMessage({ statusCode: 200, headers: { id: data.headers.id }, body: null }, origin);
        }
      });
      iframe.addEventListener('load', () => void call('POST', '/report/load', { embedUrl, uniqueId, ...config }));
    }
    element.replaceChildren(iframe);
    return {
      iframe,
      config: { uniqueId },
      getPages: () => call('GET', '/report/pages'),
      on: (event, handler) => element.addEventListener(event, handler),
    };
  }

  const contestants = {
    ours: {
      embed: (element, config) => vitrine.service.embed(element, config),
      reset: (element) => vitrine.service.reset(element),
      scan: () => vitrine.service.init(document.body),
      attribute: 'data-',
    },
    reference: {
      embed: (element, config) => powerbi.embed(element, config),
      reset: (element) => powerbi.reset(element),
      scan: () => powerbi.init(document.body),
      attribute: 'powerbi-',
    },
    raw: { embed: (element, config) => rawFrame(element, config, true) },
    bare: { embed: (element, config) => rawFrame(element, config, false) },
  };

  let configCount = 0;
  let events = [];
  const contestant = contestants[name];

  window.bench = {
    ...contestant,

    /** Returns a new configuration, as a host page would create it for each embed. */
    config: (token = 'token') => ({
      type: 'report',
      embedUrl: 'https://app.powerbi.com/reportEmbed?reportId=report-1&groupId=group-1',
      accessToken: token,
      tokenType: 1,
      uniqueId: `embed-${(configCount += 1)}`,
      settings: { panes: { filters: { visible: false } } },
    }),

    /** Returns elements in a document without a window. They are connected, but iframes in them never load. */
    createDetachedElements(count) {
      const other = document.implementation.createHTMLDocument('outside');
      return Array.from({ length: count }, () => other.body.appendChild(other.createElement('div')));
    },

    /** Adds elements to the page and returns them. */
    addElements(count, height = 60) {
      return Array.from({ length: count }, () => {
        const element = document.body.appendChild(document.createElement('div'));
        element.style.height = `${height}px`;
        return element;
      });
    },

    /** Replaces an embedded iframe's window with a stub that counts posted messages in `replies`. */
    stubWindow(iframe) {
      const { port1 } = new MessageChannel();
      port1.replies = 0;
      port1.postMessage = () => {
        port1.replies += 1;
      };
      Object.defineProperty(iframe, 'contentWindow', { value: port1, configurable: true });
      return port1;
    },

    /** Creates the message events for `dispatch` and `deliver`. */
    prepare(source, messages) {
      events = messages.map((data) => new MessageEvent('message', { data, source, origin: 'https://app.powerbi.com' }));
    },

    /** Dispatches the prepared events one after another. */
    dispatch() {
      for (const event of events) window.dispatchEvent(event);
    },

    /** Dispatches the prepared events and waits for the tasks that they queue. */
    async deliver() {
      window.bench.dispatch();
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          resolve();
        };
        port2.postMessage(null);
      });
    },

    /** Returns the messages for a number of click events from a frame. */
    clicks: (amount, uid) =>
      Array.from({ length: amount }, (_, index) => ({
        method: 'POST',
        url: `/reports/${uid}/events/visualClicked`,
        headers: { id: `event-${index}` },
        body: { visual: index },
      })),

    /** Resolves once `count` iframes on the page have loaded. */
    waitForLoads(count) {
      return new Promise((resolve) => {
        let remaining = count;
        document.addEventListener(
          'load',
          ({ target }) => {
            if (target.tagName === 'IFRAME' && (remaining -= 1) === 0) resolve();
          },
          true,
        );
      });
    },
  };
})();
