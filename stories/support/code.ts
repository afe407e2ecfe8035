/** Props that only the React component has. */
const componentProps = ['phased', 'lazy', 'retries', 'aspectRatio', 'loading', 'fallback', 'keepAlive', 'onError'];
/** Props that the generated code declares itself, and props that only the stories need. */
const omitted = ['service', 'handle', 'embedUrl', 'accessToken', 'style', 'className'];

type Field = readonly [name: string, value: unknown];

const fieldsOf = (props: Readonly<Record<string, unknown>>, excluded: readonly string[]): Field[] =>
  Object.entries(props).filter(([name, value]) => value !== undefined && !excluded.includes(name));

const keyOf = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`);

/** Returns a value as JavaScript source. Functions are written as their name. */
function literal(value: unknown, name: string, indent: string): string {
  if (typeof value === 'function') return name;
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item: unknown) => literal(item, name, inner))
    : Object.entries(value).map(([key, item]) => {
        const written = literal(item, key, inner);
        return written === key ? key : `${keyOf(key)}: ${written}`;
      });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  const line = Array.isArray(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  if (line.length < 60 && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
}

/** Returns the story as JSX. */
export function reactCode(component: string, props: Readonly<Record<string, unknown>>): string {
  const attributes = fieldsOf(props, omitted).map(([name, value]) => {
    if (value === true) return `    ${name}`;
    if (typeof value === 'string') return `    ${name}="${value}"`;
    if (typeof value === 'object' && value !== null && '$$typeof' in value) return `    ${name}={<Loading />}`;
    return `    ${name}={${literal(value, name, '    ')}}`;
  });
  return [
    `import { ${component} } from '@vitrine/sdk/react';`,
    '',
    'export const Content = ({ embedUrl, accessToken }) => (',
    `  <${component}`,
    '    embedUrl={embedUrl}',
    '    accessToken={accessToken}',
    ...attributes,
    '  />',
    ');',
  ].join('\n');
}

function call(service: string, type: string, props: Readonly<Record<string, unknown>>, indent: string): string {
  const fields = fieldsOf(props, [...omitted, ...componentProps]).map(([name, value]) => {
    const written = literal(value, name, `${indent}  `);
    return `${indent}  ${written === name ? name : `${name}: ${written}`},`;
  });
  return [
    `${indent}const embed = ${service}.${props.phased === true ? 'load' : 'embed'}(document.getElementById('content'), {`,
    `${indent}  type: '${type}',`,
    `${indent}  embedUrl,`,
    `${indent}  accessToken,`,
    ...fields,
    `${indent}});`,
    `${indent}embed.on('error', ({ detail }) => console.error(detail));`,
    ...(props.phased === true ? [`${indent}// once it is in view`, `${indent}embed.render();`] : []),
  ].join('\n');
}

/** Returns the story as a JavaScript module. */
export function plainCode(type: string, props: Readonly<Record<string, unknown>>): string {
  return `import { service } from '@vitrine/sdk';\n\n${call('service', type, props, '')}`;
}

/** Returns the story as HTML for the script tag. */
export function scriptCode(type: string, props: Readonly<Record<string, unknown>>): string {
  return [
    '<div id="content" style="height: 480px"></div>',
    '<script src="vitrine.umd.min.js"></script>',
    '<script>',
    "  const embedUrl = '…', accessToken = '…'; // from your server",
    call('vitrine.service', type, props, '  '),
    '</script>',
  ].join('\n');
}
