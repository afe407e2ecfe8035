import { Anchor, Controls, Description, Heading, Subheading, Title } from '@storybook/addon-docs/blocks';
import { DocsStory, useStories } from './docs-story';

/** Documentation page of an embed type: the first story with its controls, and the other stories below. */
export function TypePage() {
  const [first, ...others] = useStories();
  if (!first) return null;
  return (
    <>
      <Title />
      <Description />
      <Heading>{first.name}</Heading>
      <DocsStory story={first} />
      <Controls />
      {others.length > 0 && <Heading>More stories</Heading>}
      {others.map((story) => (
        <Anchor key={story.id} storyId={story.id}>
          <Subheading>{story.name}</Subheading>
          <DocsStory story={story} />
        </Anchor>
      ))}
    </>
  );
}
