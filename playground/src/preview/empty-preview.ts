import { iconPaths } from '../view/icon-paths';
import { placeName, type Entry, type Place } from './outcome';

interface Notice {
  readonly kind: 'empty' | 'failed';
  readonly title: string;
  readonly advice: string;
  readonly error?: string;
  readonly place?: Place;
}

/** Functions that a notice's buttons call. */
export interface NoticeActions {
  /** Resets the code. */
  readonly onReset: () => void;
  /** Shows a place in the code. */
  readonly onShow: (place: Place) => void;
}

const svgNamespace = 'http://www.w3.org/2000/svg';

function createIcon(path: string): SVGElement {
  const icon = document.createElementNS(svgNamespace, 'svg');
  icon.setAttribute('class', 'icon');
  icon.setAttribute('viewBox', '0 0 20 20');
  icon.setAttribute('aria-hidden', 'true');
  icon.appendChild(document.createElementNS(svgNamespace, 'path')).setAttribute('d', path);
  return icon;
}

function createButton(text: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', onClick);
  return button;
}

/** Shows a notice in the preview instead of an earlier one. The style sheet hides it while the preview contains content. */
function showNotice({ kind, title, advice, error, place }: Notice, { onReset, onShow }: NoticeActions): void {
  document.querySelector('#notice')?.remove();
  const notice = document.createElement('section');
  notice.id = 'notice';
  notice.className = 'notice';
  notice.dataset.kind = kind;
  notice.append(createIcon(iconPaths[kind === 'empty' ? 'empty' : 'warning']));
  notice.appendChild(document.createElement('h1')).textContent = title;
  if (error !== undefined) {
    const cause = notice.appendChild(document.createElement('pre'));
    const name = place && placeName(place);
    if (place && name !== undefined)
      cause.append(
        createButton(name, () => onShow(place)),
        ': ',
      );
    cause.append(error);
  }
  notice.appendChild(document.createElement('p')).textContent = advice;
  notice.append(createButton('Reset the code', onReset));
  document.documentElement.append(notice);
}

/** Explains that the frame has not sent a message. The browser's own error page would be in its place, or nothing. */
export function explainSilence(error: string, actions: NoticeActions): void {
  const advice = 'Check the embed URL and run the code again, or reset it to the sample.';
  showNotice({ kind: 'failed', title: 'The frame does not respond', advice, error }, actions);
}

/**
 * If the preview is empty, shows the first error, or a notice that the code has not embedded anything. Returns whether the
 * preview shows the error.
 */
export function explainEmptyPreview(firstError: Entry | undefined, actions: NoticeActions): boolean {
  // an error in the head is reported before the body exists
  const body = document.querySelector('body');
  if (body?.innerText.trim() || body?.querySelector('iframe, img, svg, canvas')) {
    document.querySelector('#notice')?.remove();
    return false;
  }
  if (!firstError) {
    const advice = 'The code has run, but has not embedded anything. Change it, or reset it to the sample.';
    showNotice({ kind: 'empty', title: 'The preview is empty', advice }, actions);
    return false;
  }
  const { text: error, line } = firstError;
  const place = line === undefined ? 'the code' : `line ${String(line)}`;
  const advice = `Correct ${place} and run the code again, or reset it to the sample.`;
  showNotice({ kind: 'failed', title: 'The code failed', advice, error, place: firstError }, actions);
  return true;
}
