import type { DetachedWindowAPI } from 'happy-dom';

// React 18 runs effects inside an event of its own in development, and hears of what they throw by the window's `error`
// event. A browser raises it; here it has to be asked for.
const happyDOM = (globalThis as { happyDOM?: DetachedWindowAPI }).happyDOM;
if (happyDOM) happyDOM.settings.disableErrorCapturing = false;
