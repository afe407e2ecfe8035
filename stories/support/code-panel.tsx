import type { EmbedKind } from '@vitrine/sdk/react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { CodeBlock } from '../../playground/src/view/code-block';
import { plainCode, reactCode, scriptCode } from './code';
import { findChanges } from './code-changes';
import { CopyButton } from './copy-button';
import { Segmented } from './story-page';

interface ExampleCodeProps {
  code: string;
  /** Code to compare with. Only the fields that differ are shown at first, and their changed lines are highlighted. */
  other?: string | undefined;
  label?: string;
  isHtml?: boolean;
  /** Shown at the beginning of the header. Default: a heading. */
  title?: ReactNode;
  /** Whether the code is visible. Default: true. */
  isOpen?: boolean;
  /** Shown next to the title while the code is visible. */
  children?: ReactNode;
}

/** The code of an example, with a button that copies all of it. */
export function ExampleCode(props: ExampleCodeProps) {
  const { code, other, label = 'Code, React', isHtml = false, title = <h2>Code</h2>, isOpen = true, children } = props;
  const [isComplete, setComplete] = useState(false);
  const block = useRef<HTMLDivElement>(null);
  const changes = other === undefined ? undefined : findChanges(code, other);
  const isFolded = changes !== undefined && !isComplete;
  useLayoutEffect(() => {
    for (const [index, line] of block.current?.querySelectorAll('.line').entries() ?? []) {
      line.toggleAttribute('data-changed', changes?.lines.has(index) ?? false);
      line.toggleAttribute('data-folded', isFolded && !(changes.from <= index && index <= changes.to));
    }
  });
  return (
    <section className="panel sb-unstyled" aria-label="Code">
      <header>
        {title}
        {isOpen && children}
        {changes && (
          <button aria-expanded={isComplete} onClick={() => setComplete(!isComplete)}>
            {isComplete ? 'Show changes' : 'Show all'}
          </button>
        )}
        <CopyButton text={code} />
      </header>
      {!isOpen ? undefined : isFolded && changes.to < changes.from ? (
        <p className="panel-empty">No settings. The defaults apply.</p>
      ) : (
        <div ref={block}>
          <CodeBlock label={label} code={code} isHtml={isHtml} />
        </div>
      )}
    </section>
  );
}

/** The embed that the generated code creates. */
export interface CodePanelProps {
  type: EmbedKind;
  component: string;
  props: Readonly<Record<string, unknown>>;
  /** Props to compare with. Lines that differ are highlighted. */
  other?: Readonly<Record<string, unknown>>;
  /** Code of the story's calls, which is shown first. */
  calls?: string | undefined;
  title?: ReactNode;
  isOpen?: boolean;
}

const languages = ['React', 'JavaScript', 'Script tag'] as const;

/** The generated code for an embed in the selected language, without tokens, URLs or the page's theme. */
export function CodePanel({ type, component, props, other, calls, ...header }: CodePanelProps) {
  const [language, setLanguage] = useState<'Calls' | (typeof languages)[number]>(calls ? 'Calls' : 'React');
  const generate = {
    Calls: () => calls ?? '',
    React: (values: CodePanelProps['props']) => reactCode(component, values),
    JavaScript: (values: CodePanelProps['props']) => plainCode(type, values),
    'Script tag': (values: CodePanelProps['props']) => scriptCode(type, values),
  }[language];
  return (
    <ExampleCode
      {...header}
      label={`Code, ${language}`}
      code={generate(props)}
      other={other && generate(other)}
      isHtml={language === 'Script tag'}
    >
      <Segmented
        label="Language"
        options={calls ? ['Calls', ...languages] : languages}
        value={language}
        onChange={setLanguage}
      />
    </ExampleCode>
  );
}
