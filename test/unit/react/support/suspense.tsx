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
