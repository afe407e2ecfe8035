/** Script tag entry point. Opens the devtools for `vitrine.umd.js`, which must be loaded before this script. */
import { openDevtools, startRecording } from './devtools';
import type { PanelPosition } from './panel/preferences';

// Not `document.currentScript`, which an element such as `<img name="currentScript">` would replace.
const script = Reflect.get(Document.prototype, 'currentScript', document) as HTMLScriptElement | null;
const { position, open } = script?.dataset ?? {};

const start = () =>
  openDevtools({
    ...((position === 'bottom' || position === 'right') && { position: position satisfies PanelPosition }),
    initiallyOpen: open === 'true',
  });

// The script may be in the head, where there is no body to add the panel to. Embeds created before the body exists are also recorded.
if (document.body as HTMLElement | null) start();
else {
  const stopRecording = startRecording();
  document.addEventListener('DOMContentLoaded', () => {
    start();
    stopRecording();
  });
}

export { openDevtools };
