import type { EmbedTypeId, EntryPoint } from '../embed-types';
import type { Entry } from './outcome';

/** The playground's color scheme. */
export type Scheme = 'light' | 'dark';

const imports = {
  '@vitrine/sdk': '/sdk/index.mjs',
  '@vitrine/sdk/react': '/sdk/react.mjs',
  '@vitrine/sdk/devtools': '/sdk/devtools/index.mjs',
  react: '/modules/react.js',
  'react/jsx-runtime': '/modules/react/jsx-runtime.js',
  'react-dom/client': '/modules/react-dom/client.js',
};

/** The preview's appearance. The playground can change it later. */
export interface PreviewAppearance {
  /** The style sheet shows a single visual as a card. */
  readonly type: EmbedTypeId;
  readonly scheme: Scheme;
  readonly layout: PreviewLayout;
}

/** The arrangement of the preview. */
export interface PreviewLayout {
  /** Height of the devtools in pixels, or 0 if they are hidden. */
  readonly height: number;
  /** Whether the devtools cover the content. The content keeps its size. */
  readonly isAlone: boolean;
  /** Whether the preview leaves room for the buttons that open, close and maximize the devtools. */
  readonly hasButtons: boolean;
}

/** Returns the attributes of the preview's root element for a layout. */
export const layoutAttributes = ({
  height,
  isAlone,
  hasButtons,
}: PreviewLayout): Readonly<Record<string, boolean>> => ({
  'data-no-messages': height === 0 && !isAlone,
  'data-only-messages': isAlone,
  'data-no-buttons': !hasButtons,
});

const head = ({ type, scheme, layout }: PreviewAppearance): string =>
  [
    '<!doctype html>',
    `<html lang="en" data-type="${type}" data-scheme="${scheme}" style="--messages:${layout.height}px"`,
    ...Object.entries(layoutAttributes(layout)).map(([name, isSet]) => (isSet ? ` ${name}` : '')),
    '>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Preview</title>',
    '<link rel="stylesheet" href="/preview-style.css">',
    '<script src="/preview.js"></script>',
  ].join('');

/** HTML that connects the preview before the visitor's module runs, so that all messages are recorded. */
const connectModules = [
  `<script type="importmap">${JSON.stringify({ imports })}</script>`,
  '<script type="module">',
  `import * as sdk from '@vitrine/sdk'; import * as devtools from '@vitrine/sdk/devtools'; preview.connect(sdk, devtools);`,
  '</script>',
].join('');

/** HTML that connects the preview before the script tag scans the page. */
const connectScripts = [
  '<script src="/sdk/vitrine.devtools.umd.min.js"></script>',
  // closes the panel that the script has docked to the window
  '<script>preview.connect(vitrine, vitrineDevtools); vitrineDevtools.openDevtools().dispose()</script>',
].join('');

/** Escapes code for a script element, which must not contain its own end tag. */
const inScript = (code: string): string => code.replace(/<(?=\/script|!--)/gi, '\\x3C');

/**
 * Returns the document that runs the visitor's code. The code starts on the first line, so that error line numbers match
 * the editor.
 *
 * @param code - HTML for the entry point `script`, otherwise a module without JSX
 */
export function previewDocument(entryPoint: EntryPoint, code: string, appearance: PreviewAppearance): string {
  return entryPoint === 'script'
    ? `${head(appearance)}${code}${connectScripts}`
    : `${head(appearance)}${connectModules}<div id="content"></div><script type="module">${inScript(code)}</script>`;
}

/** Returns the document for code that does not compile. It reports the error and has no content. */
export const failedDocument = (error: Entry, appearance: PreviewAppearance): string =>
  `${head(appearance)}${connectModules}<script>preview.report(${inScript(JSON.stringify(error))})</script>`;
