/** Distance between the buttons and the edge of the header, as in the style sheet, in pixels. */
const edgeDistance = 4;

/**
 * Sets the style properties that end a title before the buttons while they are visible. The title keeps its number of lines, so that
 * the content does not move. A title that is not below the buttons, or is next to the visual's only control, is unchanged.
 *
 * @param buttonWidth - width of all buttons, in pixels
 */
export function setTitleRoom(title: HTMLElement, buttonWidth: number): void {
  const { style } = title;
  style.removeProperty('--covered');
  const header = title.parentElement;
  if (!header || title.offsetWidth === 0 || title.closest('.phone, .compact')) return;
  const text = document.createRange();
  text.selectNodeContents(title);
  const box = header.getBoundingClientRect();
  // Scaled pages have smaller pixels.
  const scale = box.width / header.offsetWidth;
  const textEnd = (text.getBoundingClientRect().right - box.left) / scale;
  const titleEnd = title.offsetLeft + title.offsetWidth;
  const buttonStart = header.offsetWidth - edgeDistance - buttonWidth;
  if (Math.min(textEnd, titleEnd) <= buttonStart) return;
  const lines = Math.round(title.offsetHeight / Number.parseFloat(getComputedStyle(title).lineHeight));
  style.setProperty('--lines', String(lines));
  style.setProperty('--covered', `${String(titleEnd - buttonStart)}px`);
}
