const literal = (value: unknown) => JSON.stringify(value, null, 2);

const isPlain = (value: unknown) => typeof value !== 'function' && value !== undefined;

/** What a reader would write: the token and the URL come from his own server. */
function configurationOf(args: Record<string, unknown>): [name: string, value: unknown][] {
  const own = [
    'service',
    'handle',
    'embedUrl',
    'accessToken',
    'loading',
    'fallback',
    'style',
    'className',
    'height',
    'width',
  ];
  return Object.entries(args).filter(([name, value]) => !own.includes(name) && isPlain(value));
}

/** The story as JSX. */
export function reactCode(component: string, args: Record<string, unknown>): string {
  const props = configurationOf(args).map(([name, value]) =>
    typeof value === 'string' ? `  ${name}="${value}"` : `  ${name}={${literal(value).replaceAll('\n', '\n  ')}}`,
  );
  return [`<${component}`, '  embedUrl={embedUrl}', '  accessToken={accessToken}', ...props, '/>'].join('\n');
}

/** The story as plain JavaScript, for a bundler or, with `vitrine.service`, for the script tag. */
export function plainCode(type: string, args: Record<string, unknown>, service = 'service'): string {
  const fields = configurationOf(args).map(([name, value]) => `  ${name}: ${literal(value).replaceAll('\n', '\n  ')},`);
  return [`${service}.embed(element, {`, `  type: '${type}',`, '  embedUrl,', '  accessToken,', ...fields, '});'].join(
    '\n',
  );
}
