import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?inline';

/**
 * Adds Inter to the document. The font is bundled with the script so that text has its final size on the first render.
 * The font's bytes are passed instead of its URL, because the frame page's content security policy might not allow fonts
 * from `data:` URLs.
 */
export async function loadFont(): Promise<void> {
  const [, base64 = ''] = interUrl.split(',');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const font = new FontFace('Inter Variable', bytes, { weight: '100 900' });
  document.fonts.add(await font.load());
}
