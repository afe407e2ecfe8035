import { iconPaths } from '../view/icon-paths';
import type { Entry } from './outcome';

interface Notice {
  readonly kind: 'empty' | 'failed';
  readonly title: string;
  readonly advice: string;
  readonly error?: string;
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

/** Shows a notice in the preview instead of an earlier one. The style sheet hides it while the preview contains content. */
function showNotice({ kind, title, advice, error }: Notice, onReset: () => void): void {
  document.querySelector('#notice')?.remove();
  const notice = document.createElement('section');
  notice.id = 'notice';
  notice.className = 'notice';
  notice.dataset.kind = kind;
  notice.append(createIcon(iconPaths[kind === 'empty' ? 'empty' : 'warning']));
  notice.appendChild(document.createElement('h1')).textContent = title;
  if (error !== undefined) notice.appendChild(document.createElement('pre')).textContent = error;
  notice.appendChild(document.createElement('p')).textContent = advice;
  const button = notice.appendChild(document.createElement('button'));
  button.type = 'button';
  button.textContent = 'Reset the code';
  button.addEventListener('click', onReset);
  document.documentElement.append(notice);
}

/** Explains that the frame has not sent a message. The browser's own error page would be in its place, or nothing. */
export function explainSilence(error: string, onReset: () => void): void {
  const advice = 'Check the embed URL and run the code again, or reset it to the sample.';
  showNotice({ kind: 'failed', title: 'The frame does not respond', advice, error }, onReset);
}

/**
 * If the preview is empty, shows the first error, or a notice that the code has not embedded anything. Returns whether the
 * preview shows the error.
 *
 * @param onReset - called when the visitor presses the notice's button, which resets the code
 */
export function explainEmptyPreview(firstError: Entry | undefined, onReset: () => void): boolean {
  // an error in the head is reported before the body exists
  const body = document.querySelector('body');
  if (body?.innerText.trim() || body?.querySelector('iframe, img, svg, canvas')) {
    document.querySelector('#notice')?.remove();
    return false;
  }
  if (!firstError) {
    const advice = 'The code has run, but has not embedded anything. Change it, or reset it to the sample.';
    showNotice({ kind: 'empty', title: 'The preview is empty', advice }, onReset);
    return false;
  }
  const { text, line } = firstError;
  const place = line === undefined ? 'the code' : `line ${String(line)}`;
  const advice = `Correct ${place} and run the code again, or reset it to the sample.`;
  const error = line === undefined ? text : `Line ${String(line)}: ${text}`;
  showNotice({ kind: 'failed', title: 'The code failed', advice, error }, onReset);
  return true;
}
