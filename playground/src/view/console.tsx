import { useEffect, useRef } from 'react';
import type { Entry } from '../preview/outcome';

/** The code's log messages and errors, with line numbers for errors. Without entries, the console takes no space. */
export function Console({ entries }: { entries: readonly Entry[] }) {
  const list = useRef<HTMLDivElement>(null);
  const isEmpty = entries.length === 0;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [entries]);
  return (
    <section className="console" aria-label="Console" data-empty={isEmpty || undefined}>
      <h2 hidden={isEmpty}>Console</h2>
      <div ref={list} role="log" tabIndex={isEmpty ? undefined : 0} aria-label="Console output">
        {entries.map(({ level, text, line }, index) => (
          <p key={index} data-level={level}>
            {line !== undefined && <b>Line {line}: </b>}
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}
