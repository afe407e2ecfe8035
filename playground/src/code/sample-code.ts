import { embedTypes, type EmbedTypeId, type EntryPoint } from '../embed-types';
import { sampleConfigurations, type Value } from './configuration';

/** Types that can follow the page's theme. */
const followsPageTheme: readonly EmbedTypeId[] = ['report', 'visual'];

/** Types that accept a theme. */
const themed: readonly EmbedTypeId[] = [...followsPageTheme, 'create', 'quickCreate'];

/** Types whose data cannot be passed in attributes. */
const scripted: readonly EmbedTypeId[] = ['qna', 'quickCreate'];

const literal = (value: Value): string => (typeof value === 'string' ? `'${value}'` : value.source);

/** Returns whether a value is declared before the embed. This applies to values with several lines. */
const isDeclared = (value: Value): boolean => literal(value).includes('\n');

/** Attribute names for configuration fields. */
const attributes: Readonly<Record<string, string>> = {
  dashboardId: 'data-dashboard-id',
  datasetId: 'data-dataset-id',
  pageName: 'data-page-name',
  visualName: 'data-visual-name',
};

/** Attribute names for ids that are not report ids. */
const idAttributes: Partial<Record<EmbedTypeId, string>> = { dashboard: 'data-dashboard-id', tile: 'data-tile-id' };

const lines = (...parts: readonly (string | readonly string[])[]): string => parts.flat().join('\n');

/** Returns the line that finds the element for the content. */
const findContent = (name: string): string => `const ${name} = document.querySelector('#content');`;

/** Returns the lines that declare values with several lines. */
const declarations = (fields: Readonly<Record<string, Value>>): readonly string[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    isDeclared(value) ? [`const ${name} = ${literal(value)};`, ''] : [],
  );

/** Returns a field as a property of the configuration. */
const formatProperty = ([name, value]: readonly [string, Value]): string =>
  isDeclared(value) ? `  ${name},` : `  ${name}: ${literal(value)},`;

/** Returns an attribute of an element. */
const formatAttribute = (name: string, value: string): string => `  ${name}="${value}"`;

const scriptTag = (origin: string): readonly string[] => [
  '<script',
  '  src="/sdk/vitrine.umd.min.js"',
  formatAttribute('data-trusted-origins', origin),
  '></script>',
];

/** Lines that apply dark colors to a report or visual on a dark page. */
const darkTheme = [
  '',
  '<script>',
  findContent('content'),
  `content.addEventListener('loaded', () => {`,
  '  const { colorScheme } = getComputedStyle(content);',
  `  if (colorScheme !== 'dark') return;`,
  '  const themeJson = {',
  `    name: 'Dark',`,
  `    background: '#11171d',`,
  `    foreground: '#e4ebf2',`,
  `    tableAccent: '#7fb8ff',`,
  '    dataColors: [',
  `      '#7fb8ff', '#f08a3c', '#25a37e',`,
  `      '#9a6fd0', '#b5475f', '#6a97c1',`,
  '    ],',
  '  };',
  '  const report = vitrine.service.get(content);',
  '  report.applyTheme({ themeJson });',
  '});',
  '</script>',
];

function declaredCode(id: EmbedTypeId, origin: string): string {
  const { type, path, fields } = sampleConfigurations[id];
  return lines(
    scriptTag(origin),
    '',
    '<div',
    '  id="content"',
    `  data-type="${type}"`,
    formatAttribute('data-embed-url', origin + path),
    '  data-access-token="demo"',
    '  data-token-type="embed"',
    Object.entries(fields).flatMap(([name, value]) => {
      const attribute = name === 'id' ? (idAttributes[id] ?? 'data-report-id') : attributes[name];
      return attribute ? [formatAttribute(attribute, literal(value).slice(1, -1))] : [];
    }),
    '></div>',
    followsPageTheme.includes(id) ? darkTheme : [],
  );
}

function scriptedCode(id: EmbedTypeId, origin: string): string {
  const { type, path, fields } = sampleConfigurations[id];
  return lines(
    scriptTag(origin),
    '',
    '<div id="content"></div>',
    '',
    '<script>',
    'const { service, TokenType } = vitrine;',
    '',
    declarations(fields),
    findContent('container'),
    `const ${embedTypes[id].variable} = service.embed(container, {`,
    `  type: '${type}',`,
    `  embedUrl: '${origin}${path}',`,
    `  accessToken: 'demo',`,
    '  tokenType: TokenType.Embed,',
    Object.entries(fields).map(formatProperty),
    '});',
    '</script>',
  );
}

const tokenFunction = [
  'const getAccessToken = async () => {',
  `  const response = await fetch('/token');`,
  '  return response.json();',
  '};',
];

/** Returns the lines that log the pages that the user visits. Only interactive reports emit `pageChanged`. */
const logPages = (id: EmbedTypeId, variable: string): readonly string[] =>
  id === 'report'
    ? ['', `${variable}.on('pageChanged', ({ detail }) => {`, '  console.log(detail.newPage.displayName);', '});']
    : [];

/** Returns the line that imports names from a module. */
const importNames = (names: readonly string[], module: string): string =>
  `import { ${names.join(', ')} } from '${module}';`;

const imports = (isThemed: boolean): string =>
  importNames(['service', ...(isThemed ? ['themeFromPage'] : []), 'TokenType'], '@vitrine/sdk');

function javascriptCode(id: EmbedTypeId, origin: string): string {
  const { type, path, fields } = sampleConfigurations[id];
  const isThemed = themed.includes(id);
  const { variable } = embedTypes[id];
  return lines(
    imports(isThemed),
    '',
    `const emulator = '${origin}';`,
    'service.trustOrigin(emulator);',
    '',
    tokenFunction,
    '',
    declarations(fields),
    findContent('container'),
    `const ${variable} = service.embed(container, {`,
    `  type: '${type}',`,
    `  embedUrl: \`\${emulator}${path}\`,`,
    '  tokenType: TokenType.Embed,',
    '  getAccessToken,',
    Object.entries(fields).map(formatProperty),
    isThemed ? '  theme: themeFromPage(container),' : [],
    '});',
    '',
    `${variable}.on('error', ({ detail }) => {`,
    '  console.error(detail.message);',
    '});',
    logPages(id, variable),
  );
}

/** Returns a field as a component prop. */
const formatProp = ([name, value]: readonly [string, Value]): string =>
  typeof value === 'string' ? `      ${name}="${value}"` : `      ${name}={${isDeclared(value) ? name : value.source}}`;

function reactCode(id: EmbedTypeId, origin: string): string {
  const { component, path, fields } = sampleConfigurations[id];
  const follows = followsPageTheme.includes(id);
  const takesTheme = themed.includes(id) && !follows;
  return lines(
    imports(takesTheme),
    importNames([component], '@vitrine/sdk/react'),
    `import { createRoot } from 'react-dom/client';`,
    '',
    `const emulator = '${origin}';`,
    'service.trustOrigin(emulator);',
    '',
    tokenFunction,
    '',
    declarations(fields),
    'function App() {',
    '  return (',
    `    <${component}`,
    `      embedUrl={\`\${emulator}${path}\`}`,
    '      tokenType={TokenType.Embed}',
    '      getAccessToken={getAccessToken}',
    Object.entries(fields).map(formatProp),
    follows ? '      theme="page"' : takesTheme ? '      theme={themeFromPage()}' : [],
    id === 'report'
      ? ['      onPageChanged={({ detail }) => {', '        console.log(detail.newPage.displayName);', '      }}']
      : [],
    '      onError={({ detail }) => {',
    '        console.error(detail.message);',
    '      }}',
    '    />',
    '  );',
    '}',
    '',
    findContent('container'),
    'createRoot(container).render(<App />);',
  );
}

/**
 * Returns the code that embeds the sample content for a type.
 *
 * @param origin - the emulator's origin
 */
export function sampleCode(id: EmbedTypeId, entryPoint: EntryPoint, origin: string): string {
  if (entryPoint === 'react') return reactCode(id, origin);
  if (entryPoint === 'javascript') return javascriptCode(id, origin);
  return scripted.includes(id) ? scriptedCode(id, origin) : declaredCode(id, origin);
}
