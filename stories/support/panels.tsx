import type { EmbedKind } from '@vitrine/sdk/react';
import { VitrineDevtools } from '@vitrine/sdk/devtools/react';
import { useState, type ReactNode } from 'react';
import { CodeBlock } from '../../playground/src/view/code-block';
import { plainCode, reactCode, scriptCode } from './code';
import { Segmented } from './story-page';

/** Returns a value as a single line of JSON, or an empty string for undefined. */
export function shorten(value: unknown): string {
  const text = JSON.stringify(value, (name, part: unknown) => (name === 'report' ? undefined : part)) as
    | string
    | undefined;
  return (text ?? '').slice(0, 200);
}

function Panel({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <section className="panel" aria-label={title}>
      <h2>
        {title} <small>{hint}</small>
      </h2>
      <div className="panel-body" tabIndex={0} role="region" aria-label={`${title}, content`}>
        {children}
      </div>
    </section>
  );
}

/** The devtools below a story's embed. */
export function DevtoolsPanel({ view = 'messages' }: { view?: 'embeds' | 'messages' }) {
  return (
    <div className="devtools">
      <VitrineDevtools inline initialView={view} />
    </div>
  );
}

interface CodePanelProps {
  type: EmbedKind;
  component: string;
  props: Record<string, unknown>;
}

const languages = ['React', 'JavaScript', 'Script tag'] as const;

/** The story's source code. */
export function CodePanel({ type, component, props }: CodePanelProps) {
  const codes = {
    React: reactCode(component, props),
    JavaScript: plainCode(type, props),
    'Script tag': scriptCode(type, props),
  };
  const [language, setLanguage] = useState<(typeof languages)[number]>('React');
  const [copied, setCopied] = useState('');
  const code = codes[language];
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(code);
  };
  return (
    <Panel title="Code" hint="without tokens, URLs and this page’s theme">
      <div className="tabs">
        <Segmented label="Language" options={languages} value={language} onChange={setLanguage} />
        <button className="copy" onClick={() => void copy()}>
          {copied === code ? 'Copied' : 'Copy'}
        </button>
      </div>
      <CodeBlock label={`Code, ${language}`} code={code} isHtml={language === 'Script tag'} />
    </Panel>
  );
}
