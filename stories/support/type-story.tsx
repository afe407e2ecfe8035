import type { Report } from '@vitrine/sdk';
import type { EmbedKind } from '@vitrine/sdk/react';
import type { ReactElement } from 'react';
import { reactCode } from './code';
import type { Args } from './control';
import { propsOf } from './props';
import { EmbedStory } from './embed-story';

/** Args of a story about an embed type: one per control, by its path, and the args of the story itself. */
export type TypeArgs = Args & {
  description?: string;
  phone?: boolean;
  calls?: Record<string, (report: Report) => unknown>;
};

/** Arg types of args without a control. */
export const hiddenArgs = {
  description: { table: { disable: true } },
  phone: { table: { disable: true } },
  calls: { table: { disable: true } },
};

/**
 * Returns the meta of an embed type: the component with the props from the controls, and its code for the documentation page.
 *
 * @param introduction - first paragraph of the documentation page, as Markdown
 */
export const typeStory = (type: EmbedKind, component: string, introduction: string) => ({
  render: ({ description, phone, calls, ...args }: TypeArgs): ReactElement => (
    <EmbedStory
      type={type}
      component={component}
      props={propsOf(args, component === 'PaginatedReport')}
      description={description}
      calls={calls}
      {...(phone !== undefined && { phone })}
    />
  ),
  parameters: {
    docs: {
      description: {
        component: `${introduction}\n\n\`\`\`tsx\nimport { ${component} } from '@vitrine/sdk/react';\n\`\`\``,
      },
      source: {
        language: 'tsx',
        type: 'code',
        transform: (_source: string, story: { args: TypeArgs }) => {
          const { description: _description, phone: _phone, calls: _calls, ...args } = story.args;
          return reactCode(component, propsOf(args, component === 'PaginatedReport'));
        },
      },
    },
  },
});
