import { Children, isValidElement, useState, type ReactElement, type ReactNode } from 'react';
import { ExampleCode } from '../stories/support/code-panel';
import { Segmented } from '../stories/support/story-page';

/** Titles of code blocks by language, as in the panels of the stories. */
const titles: Readonly<Record<string, string>> = { tsx: 'React', ts: 'JavaScript', html: 'Script tag' };

/** Element of a code block in an MDX file. */
type MdxElement = ReactElement<{ children: ReactElement<{ className: string; children: string }> }>;

/** Returns a code block's code, and its title by language. */
function readExample({ children: { props } }: MdxElement['props']) {
  const { className, children: text } = props;
  const language = className.replace('language-', '');
  const title = text.includes('@vitrine/sdk/server') ? 'Server' : (titles[language] ?? language);
  return { code: text.trimEnd(), title };
}

/** A code block of an MDX file. */
export function MdxCode(props: MdxElement['props']) {
  const { code, title } = readExample(props);
  return <ExampleCode code={code} label={`Code, ${title}`} isHtml={title === titles.html} title={<b>{title}</b>} />;
}

/** Code blocks for the same task, one of which is visible. */
export function CodeTabs({ children }: { children: ReactNode }) {
  const examples = Children.toArray(children)
    .filter((child) => isValidElement(child))
    .map((child) => readExample((child as MdxElement).props));
  const [selected, setSelected] = useState('React');
  const shown = examples.find(({ title }) => title === selected);
  if (!shown) return null;
  return (
    <ExampleCode code={shown.code} label={`Code, ${shown.title}`} isHtml={shown.title === titles.html}>
      <Segmented
        label="Language"
        options={examples.map(({ title }) => title)}
        value={selected}
        onChange={setSelected}
      />
    </ExampleCode>
  );
}
