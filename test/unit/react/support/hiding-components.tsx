import * as React from 'react';
import { Suspense, type ReactElement } from 'react';

const pending = new Promise<never>(() => {});

function Suspending({ isPending }: { isPending: boolean }) {
  // oxlint-disable-next-line typescript/only-throw-error -- this is how components suspend in React 18
  if (isPending) throw pending;
  return null;
}

/** Renders content in a boundary, which hides the content while `isHidden` is true. */
export const withSuspense = (isHidden: boolean, content: ReactElement): ReactElement => (
  <Suspense fallback="Wait">
    {content}
    <Suspending isPending={isHidden} />
  </Suspense>
);

// React 18 has no `Activity`.
const { Activity } = React as Partial<Pick<typeof React, 'Activity'>>;

/** React components that hide their children without unmounting them. */
export const hidingComponents: [name: string, render: typeof withSuspense][] = [['Suspense', withSuspense]];
if (Activity) {
  hidingComponents.push([
    'Activity',
    (isHidden, content) => <Activity mode={isHidden ? 'hidden' : 'visible'}>{content}</Activity>,
  ]);
}
