import type { ReactElement } from 'react';
import { ExampleCode } from '../stories/support/code-panel';

interface DocsCodeProps {
  code: string;
  language?: 'TypeScript' | 'HTML';
}

/** A code block of a documentation page. */
export const DocsCode = ({ code, language = 'TypeScript' }: DocsCodeProps) => (
  <ExampleCode code={code} label={`Code, ${language}`} isHtml={language === 'HTML'} title={<b>{language}</b>} />
);

/** A code block of an MDX file. */
export const MdxCode = ({ children }: { children: ReactElement<{ className: string; children: string }> }) => (
  <DocsCode
    code={children.props.children.trimEnd()}
    language={children.props.className === 'language-html' ? 'HTML' : 'TypeScript'}
  />
);
