import { embedTypes, type EmbedTypeId } from '../embed-types';
import { sampleConfigurations, type Value } from './configuration';
import { declarations, findContent, formatProperty, isDeclared, lines } from './sample-lines';

/** Returns the lines that trust the emulator, define the function that returns access tokens, and declare long values. */
const preparation = (origin: string, fields: Readonly<Record<string, Value>>): readonly string[] => [
  `const emulator = '${origin}';`,
  'service.trustOrigin(emulator);',
  '',
  'const getAccessToken = async () => {',
  `  const response = await fetch('/token');`,
  '  return response.json();',
  '};',
  '',
  ...declarations(fields),
];

/** Returns the lines that log the pages that the user visits. Only interactive reports emit `pageChanged`. */
const logPages = (id: EmbedTypeId, variable: string): readonly string[] =>
  id === 'report'
    ? ['', `${variable}.on('pageChanged', ({ detail }) => {`, '  console.log(detail.newPage.displayName);', '});']
    : [];

/** Width in characters of the code panel in a small window. */
const maxWidth = 62;

/** Returns the lines that import names from a module. */
function importNames(names: readonly string[], module: string): readonly string[] {
  const line = `import { ${names.join(', ')} } from '${module}';`;
  return line.length <= maxWidth ? [line] : ['import {', ...names.map((name) => `  ${name},`), `} from '${module}';`];
}

/** Width in characters up to which the embed URL is in the line of its name. */
const maxUrlWidth = 53;

/** Returns the lines that pass the embed URL: `start`, the URL and `end`. */
function formatUrl(start: string, url: string, end = ''): readonly string[] {
  const indent = ' '.repeat(start.search(/\S/));
  const line = `${start}${end ? '' : ' '}${url}${end}`;
  return line.length <= maxUrlWidth ? [line] : [start, `${indent}  ${url}`, ...(end ? [`${indent}${end}`] : [])];
}

/** Returns the import from the core. */
const imports = (isThemed: boolean): readonly string[] =>
  importNames(['service', ...(isThemed ? ['themeFromPage'] : []), 'TokenType'], '@vitrine/sdk');

/** Returns the code for the JavaScript entry point. */
export function javascriptCode(id: EmbedTypeId, origin: string): string {
  const { type, path, fields, theme } = sampleConfigurations[id];
  const isThemed = theme !== undefined;
  const { variable } = embedTypes[id];
  return lines(
    imports(isThemed),
    '',
    preparation(origin, fields),
    findContent('container'),
    `const ${variable} = service.embed(container, {`,
    `  type: '${type}',`,
    formatUrl('  embedUrl:', `\`\${emulator}${path}\`,`),
    '  tokenType: TokenType.Embed,',
    '  getAccessToken,',
    Object.entries(fields).map(formatProperty),
    isThemed ? '  theme: themeFromPage(container),' : [],
    '});',
    '',
    `${variable}.on('error', ({ detail: error }) => {`,
    '  console.error(error.message, error.detailedMessage);',
    '});',
    logPages(id, variable),
  );
}

/** Returns a field as a component prop. */
const formatProp = ([name, value]: readonly [string, Value]): string =>
  typeof value === 'string' ? `      ${name}="${value}"` : `      ${name}={${isDeclared(value) ? name : value.source}}`;

/** Returns the code for the React entry point. */
export function reactCode(id: EmbedTypeId, origin: string): string {
  const { component, path, fields, theme } = sampleConfigurations[id];
  const isDerived = theme === 'derived';
  return lines(
    imports(isDerived),
    importNames([component], '@vitrine/sdk/react'),
    `import { createRoot } from 'react-dom/client';`,
    '',
    preparation(origin, fields),
    'function App() {',
    '  return (',
    `    <${component}`,
    formatUrl('      embedUrl={', `\`\${emulator}${path}\``, '}'),
    '      tokenType={TokenType.Embed}',
    '      getAccessToken={getAccessToken}',
    Object.entries(fields).map(formatProp),
    theme === 'page' ? '      theme="page"' : isDerived ? '      theme={themeFromPage()}' : [],
    id === 'report'
      ? ['      onPageChanged={({ detail }) => {', '        console.log(detail.newPage.displayName);', '      }}']
      : [],
    '      onError={({ detail }) => {',
    '        const { message, detailedMessage } = detail;',
    '        console.error(message, detailedMessage);',
    '      }}',
    '    />',
    '  );',
    '}',
    '',
    findContent('container'),
    'createRoot(container).render(<App />);',
  );
}
