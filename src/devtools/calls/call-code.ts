import type { CallTarget } from './methods';

/** A method call. */
export interface Call {
  readonly target: CallTarget;
  /** Embed type. */
  readonly type: string;
  /** CSS selector for the container. */
  readonly container: string;
  readonly method: string;
  readonly args: readonly unknown[];
  /** Page name, for calls on a page or a visual. */
  readonly page: string;
  /** Visual name, for calls on a visual. */
  readonly visual: string;
}

/** Languages in which a call can be shown. */
export const languages = ['JavaScript', 'Script tag', 'React'] as const;

/** Language in which a call is shown. */
export type Language = (typeof languages)[number];

/** Start of an end tag. Escaped, because `</script` in the code would close the script element that contains it. */
const endTag = /<\//g;

function literal(value: unknown): string {
  if (typeof value === 'string') {
    return `'${value.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n').replace(/\r/g, '\\r').replace(endTag, '<\\/')}'`;
  }
  if (value === undefined) return 'undefined';
  const text = JSON.stringify(value, null, 2).replace(endTag, '<\\/');
  return text.replace(/"([A-Za-z_$][\w$]*)":/g, '$1:');
}

/** Returns the expression for the target object and the statements that precede it. */
function objectOf({ target, page, visual }: Call, embed: string): { lines: string[]; object: string } {
  const pageLine = `const page = await ${embed}.getPageByName(${literal(page)});`;
  switch (target) {
    case 'embed':
      return { lines: [], object: embed };
    case 'bookmarksManager':
      return { lines: [], object: `${embed}.bookmarksManager` };
    case 'page':
      return { lines: [pageLine], object: 'page' };
    case 'visual':
      return { lines: [pageLine, `const visual = await page.getVisualByName(${literal(visual)});`], object: 'visual' };
  }
}

function statements(call: Call, embed: string): string[] {
  const { lines, object } = objectOf(call, embed);
  const args = call.method === 'setAccessToken' ? ['accessToken'] : call.args.map(literal);
  return [...lines, `const result = await ${object}.${call.method}(${args.join(', ')});`];
}

const indent = (lines: readonly string[], by: string) =>
  lines.flatMap((line) => line.split('\n')).map((line) => `${by}${line}`);

const components: Readonly<Record<string, string>> = { create: 'CreateReport', quickCreate: 'QuickCreate', qna: 'Qna' };

/** Returns the code for a call. The code never contains a token. */
export function codeOf(call: Call, language: Language): string {
  const { type, container } = call;
  const name = type === 'quickCreate' || type === 'create' ? 'embed' : type;
  const element = `document.querySelector(${literal(container)})`;
  switch (language) {
    case 'JavaScript':
      return [
        `import { service } from '@vitrine/sdk';`,
        '',
        `const ${name} = service.get(${element});`,
        ...statements(call, name),
      ].join('\n');
    case 'Script tag':
      return [
        '<script type="module">',
        ...indent([`const ${name} = vitrine.service.get(${element});`, ...statements(call, name)], '  '),
        '</script>',
      ].join('\n');
    case 'React': {
      const component = components[type] ?? `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
      return [
        `import { ${component}, useEmbed } from '@vitrine/sdk/react';`,
        '',
        `const { handle, embed: ${name} } = useEmbed<'${type}'>();`,
        '',
        'const onClick = async () => {',
        ...indent(statements(call, name), '  '),
        '};',
        '',
        `<${component} handle={handle} {...props} />`,
      ].join('\n');
    }
  }
}
