import { embedTypes, type EmbedTypeId } from '../embed-types';
import { sampleConfigurations } from './configuration';
import { declarations, findContent, formatProperty, lines, literal } from './sample-lines';

/** Attribute names for configuration fields. */
const attributes: Readonly<Record<string, string>> = {
  dashboardId: 'data-dashboard-id',
  datasetId: 'data-dataset-id',
  pageName: 'data-page-name',
  title: 'data-title',
  visualName: 'data-visual-name',
};

/** Attribute names for ids that are not report ids. */
const idAttributes: Partial<Record<EmbedTypeId, string>> = { dashboard: 'data-dashboard-id', tile: 'data-tile-id' };

/** Returns an attribute of an element. */
const formatAttribute = (name: string, value: string): string => `  ${name}="${value}"`;

const scriptTag = (origin: string): readonly string[] => [
  '<script',
  '  src="/sdk/vitrine.umd.min.js"',
  formatAttribute('data-trusted-origins', origin),
  '></script>',
];

/** Lines that apply dark colors to a report or visual on a dark page, as `themeFromPage` does for the other entry points. */
const darkTheme = [
  '',
  '<script>',
  findContent('content'),
  `content.addEventListener('loaded', () => {`,
  '  const { colorScheme } = getComputedStyle(content);',
  `  if (colorScheme !== 'dark') return;`,
  `  const color = { solid: { color: '#11171d' } };`,
  '  const page = [{ color, transparency: 0 }];',
  '  const colors = { background: page, outspace: page };',
  '  const themeJson = {',
  `    name: 'Dark',`,
  `    background: '#1d2328',`,
  `    foreground: '#e4ebf2',`,
  `    tableAccent: '#7fb8ff',`,
  '    dataColors: [',
  `      '#7fb8ff', '#e19350', '#52ab99',`,
  `      '#9981b9', '#b9697b', '#8eacc4',`,
  '    ],',
  `    visualStyles: { page: { '*': colors } },`,
  '  };',
  '  const report = vitrine.service.get(content);',
  '  report.applyTheme({ themeJson });',
  '});',
  '</script>',
];

/** Returns code that embeds content in an element with attributes. */
function declaredCode(id: EmbedTypeId, origin: string): string {
  const { type, path, fields, theme } = sampleConfigurations[id];
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
    theme === 'page' ? darkTheme : [],
  );
}

/** Returns code that embeds content with a call. */
function calledCode(id: EmbedTypeId, origin: string): string {
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

/** Returns the code for the script tag. Attributes can contain only strings, so other values require a call. */
export function scriptCode(id: EmbedTypeId, origin: string): string {
  const values = Object.values(sampleConfigurations[id].fields);
  const areStrings = values.every((value) => typeof value === 'string');
  return areStrings ? declaredCode(id, origin) : calledCode(id, origin);
}
