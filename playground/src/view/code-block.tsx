import { javascriptLanguage } from '@codemirror/lang-javascript';
import { classHighlighter, highlightCode } from '@lezer/highlight';
import { useMemo, type ReactNode } from 'react';

/** Returns code with an element for each highlighted token. */
function highlight(code: string): ReactNode[] {
  const nodes: ReactNode[] = [];
  const add = (text: string, classes: string) =>
    nodes.push(
      classes ? (
        <span key={nodes.length} className={classes}>
          {text}
        </span>
      ) : (
        text
      ),
    );
  highlightCode(code, javascriptLanguage.parser.parse(code), classHighlighter, add, () => nodes.push('\n'));
  return nodes;
}

interface CodeBlockProps {
  label: string;
  code: string;
}

/** JavaScript or JSON that cannot be edited. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  const content = useMemo(() => highlight(code), [code]);
  return (
    <pre className="code-block" tabIndex={0} role="region" aria-label={label}>
      <code>{content}</code>
    </pre>
  );
}
