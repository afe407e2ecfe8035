import { SourceWriter } from './source';

/** Props that only the React component has. */
const componentProps = ['phased', 'lazy', 'retries', 'aspectRatio', 'loading', 'fallback', 'keepAlive', 'onError'];
/** Props that the generated code declares elsewhere, and props that only the stories need. */
const omitted = ['service', 'handle', 'embedUrl', 'accessToken', 'style', 'className'];

type Field = readonly [name: string, value: unknown];

const listFields = (props: Readonly<Record<string, unknown>>, excluded: readonly string[]): Field[] =>
  Object.entries(props).filter(([name, value]) => value !== undefined && !excluded.includes(name));

/** Returns the import statement for names from the core, if there are any. */
const createImports = (names: Iterable<string>): string[] => {
  const list = [...names].sort((a, b) => a.localeCompare(b)).join(', ');
  return list ? [`import { ${list} } from '@vitrine/sdk';`] : [];
};

/** Returns an embed's code as a React component. */
export function reactCode(component: string, props: Readonly<Record<string, unknown>>): string {
  const writer = new SourceWriter();
  const attributes = listFields(props, omitted).map(([name, value]) => {
    if (value === true) return `    ${name}`;
    // JSX decodes entities and collapses line breaks in quoted attributes
    if (typeof value === 'string' && !/["&\n\r]/.test(value)) return `    ${name}="${value}"`;
    if (typeof value === 'object' && value !== null && '$$typeof' in value) return `    ${name}={<p>Loading…</p>}`;
    return `    ${name}={${writer.write(value, [name, component.toLowerCase()], '    ')}}`;
  });
  return [
    ...createImports(writer.enums),
    `import { ${component} } from '@vitrine/sdk/react';`,
    '',
    'const App = ({ embedUrl, accessToken }) => (',
    `  <${component}`,
    '    embedUrl={embedUrl}',
    '    accessToken={accessToken}',
    ...attributes,
    '  />',
    ');',
  ].join('\n');
}

function call(
  writer: SourceWriter,
  service: string,
  type: string,
  props: Readonly<Record<string, unknown>>,
  indent: string,
): string {
  const fields = listFields(props, [...omitted, ...componentProps]).map(([name, value]) => {
    const written = writer.write(value, [name, type], `${indent}  `);
    return `${indent}  ${written === name ? name : `${name}: ${written}`},`;
  });
  return [
    `${indent}const container = document.getElementById('content');`,
    `${indent}const embed = ${service}.${props.phased === true ? 'load' : 'embed'}(container, {`,
    `${indent}  type: '${type}',`,
    `${indent}  embedUrl,`,
    `${indent}  accessToken,`,
    ...fields,
    `${indent}});`,
    `${indent}embed.on('error', ({ detail }) => {`,
    `${indent}  console.error(detail.message, detail.detailedMessage);`,
    `${indent}});`,
    ...(props.phased === true ? [`${indent}// once it is in view`, `${indent}embed.render();`] : []),
  ].join('\n');
}

/** Returns an embed's code as a JavaScript module. */
export function plainCode(type: string, props: Readonly<Record<string, unknown>>): string {
  const writer = new SourceWriter();
  const code = call(writer, 'service', type, props, '');
  return [...createImports([...writer.enums, 'service']), '', code].join('\n');
}

/** Returns an embed's code as HTML with the script tag. */
export function scriptCode(type: string, props: Readonly<Record<string, unknown>>): string {
  return [
    '<div id="content" style="height: 480px"></div>',
    '<script src="vitrine.umd.min.js"></script>',
    '<script>',
    '  // from your server',
    "  const embedUrl = '…';",
    "  const accessToken = '…';",
    call(new SourceWriter('vitrine.'), 'vitrine.service', type, props, '  '),
    '</script>',
  ].join('\n');
}
