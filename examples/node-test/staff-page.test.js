const assert = require('node:assert/strict');
const { after, afterEach, test } = require('node:test');
const { service } = require('@vitrine/sdk');
const { attachFrame } = require('@vitrine/sdk/emulator');
const { Window } = require('happy-dom');
const { showStaff } = require('./staff-page');

const window = new Window({ settings: { disableIframePageLoading: true, handleDisabledFileLoadingAsSuccess: true } });
const { CustomEvent, document, HTMLElement } = window;
Object.assign(globalThis, { window, document, CustomEvent, HTMLElement });

let cleanups = [];

/** Embeds the report and attaches an in-memory content frame to its iframe. */
async function openStaff() {
  const container = document.createElement('div');
  document.body.append(container);
  const report = showStaff(container, 'any token');
  const frame = attachFrame(report);
  await report.whenRendered();
  cleanups.push(() => {
    service.reset(container);
    frame.close();
  });
  return { container, frame, report };
}

// An open frame has timers, which would keep the process alive.
afterEach(() => {
  for (const cleanup of cleanups) cleanup();
  cleanups = [];
});
after(() => window.happyDOM.close());

test('filters the report to active staff', async () => {
  const { report } = await openStaff();
  const filters = await report.getFilters();
  assert.deepEqual(filters[0].values, ['Active']);
});

test('writes the name of the active page to the container', async () => {
  const { container, report } = await openStaff();
  const changed = new Promise((resolve) => report.on('pageChanged', resolve));
  await report.setPage('hiring');
  await changed;
  assert.equal(container.dataset.page, 'Hiring');
});

test('rejects setPage when the frame rejects the request', async () => {
  const { frame, report } = await openStaff();
  frame.use({ kind: 'refuse', route: 'PUT /report/pages/active' });
  await assert.rejects(report.setPage('hiring'), { message: 'Refused' });
});
