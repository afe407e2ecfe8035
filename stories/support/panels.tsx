import { VitrineDevtools } from '@vitrine/sdk/devtools/react';
import { useScheme } from './use-scheme';

/** Returns the first 200 characters of a value's JSON, without `report` fields. Returns an empty string for undefined. */
export function shorten(value: unknown): string {
  const text = JSON.stringify(value, (name, part: unknown) => (name === 'report' ? undefined : part)) as
    | string
    | undefined;
  return (text ?? '').slice(0, 200);
}

/** The devtools below a story's embed. */
export function DevtoolsPanel({ view = 'messages' }: { view?: 'embeds' | 'messages' }) {
  const scheme = useScheme();
  return (
    <div className="devtools">
      <VitrineDevtools key={scheme} inline theme={scheme} initialView={view} />
    </div>
  );
}
