import { useEffect, useRef } from 'react';
import { placeName, type Entry, type Place } from '../preview/outcome';

interface ConsoleProps {
  entries: readonly Entry[];
  /** Selects a place in the code. */
  onPlace: (place: Place) => void;
  /** Removes the entries. */
  onClear: () => void;
}

/** The code's log messages and errors, with line numbers for errors. Without entries, the console takes no space. */
export function Console({ entries, onPlace, onClear }: ConsoleProps) {
  const list = useRef<HTMLDivElement>(null);
  const isEmpty = entries.length === 0;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [entries]);
  return (
    <section className="console" aria-label="Console" data-empty={isEmpty || undefined}>
      <header hidden={isEmpty}>
        <h2>Console</h2>
        <button type="button" onClick={onClear}>
          Clear
        </button>
      </header>
      <div ref={list} role="log" tabIndex={isEmpty ? undefined : 0} aria-label="Console output">
        {entries.map((entry, index) => (
          <p key={index} data-level={entry.level}>
            {entry.line !== undefined && (
              <>
                <button type="button" onClick={() => onPlace({ ...entry })}>
                  {placeName(entry)}
                </button>
                {': '}
              </>
            )}
            {entry.text}
          </p>
        ))}
      </div>
    </section>
  );
}
