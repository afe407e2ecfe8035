import { htmlLanguage } from '@codemirror/lang-html';
import { tsxLanguage } from '@codemirror/lang-javascript';
import { classHighlighter, highlightCode } from '@lezer/highlight';
import { Fragment, useMemo, type CSSProperties, type ReactNode } from 'react';

/** Returns the text of a token, which can break before closing tags, because JSX often has no spaces there. */
const breakable = (text: string): ReactNode =>
  text.split('</').map((part, index) =>
    index === 0 ? (
      part
    ) : (
      <Fragment key={index}>
        <wbr />
        {`</${part}`}
      </Fragment>
    ),
  );

interface Token {
  readonly text: string;
  readonly classes: string;
}

/** Returns the classes of a token. Strings at the beginning of a line and before a colon are keys in JSON. */
const classesOf = ({ classes }: Token, next: Token | undefined, position: number): string | undefined =>
  position < 2 && classes === 'tok-string' && next?.text.startsWith(':') === true
    ? 'tok-propertyName'
    : classes || undefined;

/** Returns an element for each line of code, with an element for each token. */
function highlight(code: string, { parser }: typeof tsxLanguage): ReactNode[] {
  let line: { text: string; tokens: Token[] } = { text: '', tokens: [] };
  const lines = [line];
  highlightCode(
    code,
    parser.parse(code),
    classHighlighter,
    (text, classes) => {
      line.text += text;
      line.tokens.push({ text, classes });
    },
    () => {
      line = { text: '', tokens: [] };
      lines.push(line);
    },
  );
  return lines.map(({ text, tokens }, index) => (
    <span key={index} className="line" style={{ '--indent': text.search(/\S|$/) } as CSSProperties}>
      {tokens.map((token, position) => (
        <span key={position} className={classesOf(token, tokens[position + 1], position)}>
          {breakable(token.text)}
        </span>
      ))}
      {'\n'}
    </span>
  ));
}

interface CodeBlockProps {
  label: string;
  code: string;
  /** Whether the code is HTML. Default: false, for JavaScript or TypeScript with JSX. */
  isHtml?: boolean;
  /** Whether the code is plain text, such as an id, which is not highlighted. Default: false. */
  isText?: boolean;
}

/** Highlighted code that cannot be edited. */
export function CodeBlock({ label, code, isHtml = false, isText = false }: CodeBlockProps) {
  const content = useMemo(
    () => (isText ? code : highlight(code, isHtml ? htmlLanguage : tsxLanguage)),
    [code, isHtml, isText],
  );
  return (
    <pre className="code-block" tabIndex={0} role="region" aria-label={label}>
      <code>{content}</code>
    </pre>
  );
}
