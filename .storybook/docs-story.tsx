import { Canvas, DocsContext } from '@storybook/addon-docs/blocks';
import { use, useEffect, useState } from 'react';
import { CodePanel } from '../stories/support/code-panel';
import type { TypeArgs, TypeCode } from '../stories/support/type-story';

/** A story that Storybook has loaded. */
export type LoadedStory = ReturnType<typeof useStories>[number];

/** Returns the stories of the documentation page. */
export const useStories = () => use(DocsContext).componentStories();

/** Returns the story's args, which its controls change. */
function useArgs(story: LoadedStory): TypeArgs {
  const { channel, getStoryContext } = use(DocsContext);
  const [args, setArgs] = useState(getStoryContext(story).args as TypeArgs);
  useEffect(() => {
    const onUpdate = (update: { storyId: string; args: TypeArgs }) => {
      if (update.storyId === story.id) setArgs(update.args);
    };
    channel.on('storyArgsUpdated', onUpdate);
    return () => channel.off('storyArgsUpdated', onUpdate);
  }, [channel, story]);
  return args;
}

/** A story of a documentation page, and its code, which is closed at first. */
export function DocsStory({ story }: { story: LoadedStory }) {
  const [isOpen, setOpen] = useState(false);
  const args = useArgs(story);
  const { panelOf } = story.parameters.code as TypeCode;
  const toggle = (
    <button className="panel-toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {isOpen ? 'Hide code' : 'Show code'}
    </button>
  );
  return (
    <div className="type-story">
      <Canvas of={story.moduleExport} sourceState="none" />
      <CodePanel {...panelOf({ args, argTypes: story.argTypes })} title={toggle} isOpen={isOpen} />
    </div>
  );
}
