import { useEffect, useRef } from 'react';
import type { Entry } from '../preview/outcome';

/** The code's log messages and errors, with line numbers for errors. */
export function Console({ entries }: { entries: readonly Entry[] }) {
  const count = entries.length === 1 ? '1 message' : `${entries.length} messages`;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [entries]);
  return (
    <section className="console" aria-label="Console">
      <h2>
        Console <span>{entries.length === 0 ? 'is empty' : count}</span>
      </h2>
      <div ref={list} role="log" tabIndex={0} aria-label="Console output">
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
