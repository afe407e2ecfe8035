import type { EmbedKind } from '@vitrine/sdk/react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { CodeBlock } from '../../playground/src/view/code-block';
import { plainCode, reactCode, scriptCode } from './code';
import { Segmented } from './story-page';

interface ExampleCodeProps {
  code: string;
  /** Code to compare with. Lines that it does not contain are highlighted. */
  other?: string | undefined;
  label?: string;
  isHtml?: boolean;
  /** Shown next to the heading. */
  children?: ReactNode;
}

/** The code of an example, with a button that copies it. */
export function ExampleCode({ code, other, label = 'Code, React', isHtml = false, children }: ExampleCodeProps) {
  const [copied, setCopied] = useState('');
  const block = useRef<HTMLDivElement>(null);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(code);
  };
  useLayoutEffect(() => {
    const known = new Set((other ?? code).split('\n'));
    const lines = code.split('\n');
    const elements = [...(block.current?.querySelectorAll<HTMLElement>('.line') ?? [])];
    const changed = elements.filter((line, index) =>
      line.toggleAttribute('data-changed', !known.has(lines[index] ?? '')),
    );
    // The imports are above the changed props, of which the first ones must be visible where the panel is small.
    const pre = block.current?.querySelector('pre');
    const first = changed.find(({ textContent }) => !textContent.startsWith('import'));
    const last = changed.at(-1);
    if (!pre || !first || !last) return;
    const end = last.offsetTop + last.offsetHeight - pre.clientHeight;
    pre.scrollTop = Math.min(first.offsetTop, end) - pre.offsetTop + 10;
  }, [code, other]);
  return (
    <section className="panel" aria-label="Code">
      <header>
        <h2>Code</h2>
        {children}
        <button onClick={() => void copy()}>{copied === code ? 'Copied' : 'Copy'}</button>
      </header>
      <div ref={block} className="panel-body">
        <CodeBlock label={label} code={code} isHtml={isHtml} />
      </div>
    </section>
  );
}

/** An embed, as the generated code describes it. */
export interface CodePanelProps {
  type: EmbedKind;
  component: string;
  props: Readonly<Record<string, unknown>>;
  /** Props to compare with. Lines that differ are highlighted. */
  other?: Readonly<Record<string, unknown>>;
}

const languages = ['React', 'JavaScript', 'Script tag'] as const;

/** The generated code of an embed in each language, without tokens, URLs and the page's theme. */
export function CodePanel({ type, component, props, other }: CodePanelProps) {
  const [language, setLanguage] = useState<(typeof languages)[number]>('React');
  const generate = {
    React: (values: CodePanelProps['props']) => reactCode(component, values),
    JavaScript: (values: CodePanelProps['props']) => plainCode(type, values),
    'Script tag': (values: CodePanelProps['props']) => scriptCode(type, values),
  }[language];
  return (
    <ExampleCode
      label={`Code, ${language}`}
      code={generate(props)}
      other={other && generate(other)}
      isHtml={language === 'Script tag'}
    >
      <Segmented label="Language" options={languages} value={language} onChange={setLanguage} />
    </ExampleCode>
  );
}
