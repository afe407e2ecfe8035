/** Script tag entry point. Opens the devtools for `vitrine.umd.js`, which must be loaded before this script. */
import { openDevtools, startRecording } from './devtools';
import type { PanelPosition } from './panel/preferences';

// Reads the property from the prototype, because an element such as `<img name="currentScript">` shadows
// `document.currentScript`.
const script = Reflect.get(Document.prototype, 'currentScript', document) as HTMLScriptElement | null;
const { position, open } = script?.dataset ?? {};

const start = () =>
  openDevtools({
    ...((position === 'bottom' || position === 'right') && { position: position satisfies PanelPosition }),
    initiallyOpen: open === 'true',
  });

// If the script is in the head, there is no body yet to add the panel to. Recording starts immediately, so that embeds
// created before the panel are also recorded.
if (document.body as HTMLElement | null) start();
else {
  const stopRecording = startRecording();
  document.addEventListener('DOMContentLoaded', () => {
    start();
    stopRecording();
  });
}

export { openDevtools };
