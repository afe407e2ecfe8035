/** Storybook's color scheme. */
export type Scheme = 'light' | 'dark';

/** Root element of the documentation page that contains this story's frame, or undefined in the canvas. */
export const docsRoot = window.frameElement?.id.startsWith('iframe--')
  ? window.parent.document.documentElement
  : undefined;

const isScheme = (value: string | undefined): value is Scheme => value === 'light' || value === 'dark';

/**
 * Returns the color scheme of the documentation page around the story, otherwise that from the URL's `scheme` global,
 * otherwise the system's. Storybook does not pass globals to the frames on documentation pages.
 */
export function initialScheme(): Scheme {
  const outer = docsRoot?.dataset.scheme;
  if (isScheme(outer)) return outer;
  const [, scheme] = /(?:^|;)scheme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '') ?? [];
  if (isScheme(scheme)) return scheme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
