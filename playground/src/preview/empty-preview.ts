import type { Entry } from './outcome';

/** Shows a notice in the preview. The style sheet hides it as soon as the preview contains content. */
function showNotice(title: string, advice: string, error?: string): void {
  const notice = document.createElement('section');
  notice.id = 'notice';
  notice.appendChild(document.createElement('h1')).textContent = title;
  if (error !== undefined) notice.appendChild(document.createElement('pre')).textContent = error;
  notice.appendChild(document.createElement('p')).textContent = advice;
  document.documentElement.append(notice);
}

/** If the preview is empty, shows the first error, or a notice that the code has not embedded anything. */
export function explainEmptyPreview(firstError: Entry | undefined): void {
  document.querySelector('#notice')?.remove();
  // an error in the head is reported before the body exists
  const body = document.querySelector('body');
  if (body?.innerText.trim() || body?.querySelector('iframe, img, svg, canvas')) return;
  if (!firstError) {
    showNotice('The preview is empty', 'The code has run, but has not embedded anything. Reset it to see the sample.');
    return;
  }
  const { text, line } = firstError;
  const error = line === undefined ? text : `Line ${String(line)}: ${text}`;
  showNotice('The code failed', 'Correct the code and run it again, or reset it to the sample.', error);
}
