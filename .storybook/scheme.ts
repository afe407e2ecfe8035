/** Color scheme of Storybook. */
export type Scheme = 'light' | 'dark';

/** Returns the scheme of the global `scheme` in an address, otherwise the scheme of the system. */
export function initialScheme(): Scheme {
  const [, chosen] = /(?:^|;)scheme:(light|dark)/.exec(new URLSearchParams(location.search).get('globals') ?? '') ?? [];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
