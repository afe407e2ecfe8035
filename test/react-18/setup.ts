import type { DetachedWindowAPI } from 'happy-dom';

// In development, React 18 runs effects in a synthetic event and detects their errors through the window's `error` event. Browsers
// dispatch this event; happy-dom dispatches it only with this setting.
const happyDOM = (globalThis as { happyDOM?: DetachedWindowAPI }).happyDOM;
if (happyDOM) happyDOM.settings.disableErrorCapturing = false;
