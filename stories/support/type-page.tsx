import type { Report } from '@vitrine/sdk';
import type { EmbedKind } from '@vitrine/sdk/react';
import type { ReactElement } from 'react';
import type { Args } from './control';
import { propsOf } from './props';
import { Stage } from './stage';

/** The args of a type's page: one for each control, by its path, and what the story says. */
export type PageArgs = Args & {
  words?: string;
  phone?: boolean;
  calls?: Record<string, (report: Report) => unknown>;
};

/** Args that are the story's own and have no control. */
export const hiddenArgs = {
  words: { table: { disable: true } },
  phone: { table: { disable: true } },
  calls: { table: { disable: true } },
};

/** Renders the page of an embed type: its component with the props that the controls describe. */
export const renderPage =
  (type: EmbedKind, component: string) =>
  ({ words, phone, calls, ...args }: PageArgs): ReactElement => (
    <Stage
      type={type}
      component={component}
      props={propsOf(args)}
      words={words}
      calls={calls}
      {...(phone !== undefined && { phone })}
    />
  );
