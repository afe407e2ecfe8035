import type { ReactElement } from 'react';
import { ExampleCode } from '../stories/support/code-panel';

/** Titles of code blocks by language, as in the panels of the stories. */
const titles: Readonly<Record<string, string>> = { tsx: 'React', ts: 'JavaScript', html: 'Script tag' };

interface DocsCodeProps {
  code: string;
  title: string;
}

/** A code block of a documentation page. */
export const DocsCode = ({ code, title }: DocsCodeProps) => (
  <ExampleCode code={code} label={`Code, ${title}`} isHtml={title === titles.html} title={<b>{title}</b>} />
);

/** A code block of an MDX file. */
export function MdxCode({ children }: { children: ReactElement<{ className: string; children: string }> }) {
  const { className, children: text } = children.props;
  const language = className.replace('language-', '');
  const title = text.includes('@vitrine/sdk/server') ? 'Server' : (titles[language] ?? language);
  return <DocsCode code={text.trimEnd()} title={title} />;
}
