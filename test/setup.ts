import { cleanup } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach } from 'vitest';

// happy-dom loads no iframe's page unless told to: `contentWindow` is then null, and `source === contentWindow` holds
// by null === null. Here every frame loads an empty page, with no network.
// A test file that asks for the plain Node environment has no document to prepare.
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
  document.body.replaceChildren();
  await happyDOM.abort();
});
