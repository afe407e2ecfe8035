import { Controls, Description, DocsContext, Primary, Stories, Title } from '@storybook/addon-docs/blocks';
import { use } from 'react';

/** Heading of the first story, which Storybook would omit. */
const FirstStoryHeading = () => (
  <h2 id="first-story" className="first-story">
    {use(DocsContext).componentStories()[0]?.name}
  </h2>
);

/** Documentation page of an embed type. The first story is only at the beginning, and not repeated in the list of stories. */
export const TypePage = () => (
  <>
    <Title />
    <Description />
    <FirstStoryHeading />
    <Primary />
    <Controls />
    <Stories title="More stories" includePrimary={false} />
  </>
);
