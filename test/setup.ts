import { cleanup } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach } from 'vitest';

// By default, happy-dom does not load pages in iframes: `contentWindow` is null, and the SDK's check
// `source === contentWindow` would compare null with null. With these settings, every iframe loads an empty page without a
// network request. Test files that run in the Node.js environment have no `happyDOM` global.
const happyDOM = (globalThis as { happyDOM?: DetachedWindowAPI }).happyDOM;
if (happyDOM) {
  happyDOM.settings.enableIframePageLoading = true;
  happyDOM.settings.fetch.interceptor = {
    beforeAsyncRequest: ({ window: frame }) =>
      Promise.resolve(
        new frame.Response('<!doctype html><title>frame</title>', { headers: { 'content-type': 'text/html' } }),
      ),
  };
}

afterEach(async () => {
  if (!happyDOM) return;
  cleanup();
  // Removes the replacement that `useInertIframes` installs.
  Reflect.deleteProperty(document, 'createElement');
  document.body.replaceChildren();
  await happyDOM.abort();
});
