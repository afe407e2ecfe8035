import { htmlLanguage } from '@codemirror/lang-html';
import { tsxLanguage } from '@codemirror/lang-javascript';
import { classHighlighter, highlightCode } from '@lezer/highlight';
import { useMemo, type ReactNode } from 'react';

/** Returns code with an element for each token. */
function highlight(code: string, { parser }: typeof tsxLanguage): ReactNode[] {
  const nodes: ReactNode[] = [];
  const add = (text: string, classes: string) =>
    nodes.push(
      <span key={nodes.length} className={classes || undefined}>
        {text}
      </span>,
    );
  highlightCode(code, parser.parse(code), classHighlighter, add, () => nodes.push('\n'));
  return nodes;
}

interface CodeBlockProps {
  label: string;
  code: string;
  /** Whether the code is HTML. Default: JavaScript or TypeScript with JSX. */
  isHtml?: boolean;
}

/** Highlighted code that cannot be edited. */
export function CodeBlock({ label, code, isHtml = false }: CodeBlockProps) {
  const content = useMemo(() => highlight(code, isHtml ? htmlLanguage : tsxLanguage), [code, isHtml]);
  return (
    <pre className="code-block" tabIndex={0} role="region" aria-label={label}>
      <code>{content}</code>
    </pre>
  );
}
