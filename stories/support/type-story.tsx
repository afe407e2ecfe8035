import type { EmbedKind } from '@vitrine/sdk/react';
import type { ReactElement } from 'react';
import type { CodePanelProps } from './code-panel';
import type { Args } from './control';
import { withoutDefaults } from './defaults';
import { toProps } from './props';
import { EmbedStory } from './embed-story';

/** Args for a story about an embed type: one for each control, keyed by its path, plus the story's own args. */
export type TypeArgs = Args & {
  description?: string;
  phone?: boolean;
};

/** Arg types for args without a control. */
export const hiddenArgs = {
  description: { table: { disable: true } },
  phone: { table: { disable: true } },
};

/** Parameter with the code for the documentation page of an embed type. */
export interface TypeCode {
  /** Returns the props for the panel with the code of a story. */
  panelOf: (story: { args: TypeArgs; argTypes: object }) => CodePanelProps;
}

/**
 * Returns the meta for an embed type: the component with the props from the controls, and its code for the documentation page.
 *
 * @param introduction - first paragraph of the documentation page, as Markdown
 */
export function typeStory(type: EmbedKind, component: string, introduction: string) {
  const propsOf = (args: Args) => toProps(args, component === 'PaginatedReport');
  return {
    render: ({ description, phone, ...args }: TypeArgs): ReactElement => (
      <EmbedStory
        type={type}
        component={component}
        props={propsOf(args)}
        description={description}
        phone={phone}
        hasClosedDevtools
      />
    ),
    parameters: {
      docs: {
        description: { component: introduction },
      },
      code: {
        panelOf: (story) => {
          const { description: _description, phone: _phone, ...args } = withoutDefaults(story);
          return { type, component, props: propsOf(args) };
        },
      } satisfies TypeCode,
    },
  };
}
