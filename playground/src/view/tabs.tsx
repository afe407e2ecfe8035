import { useRef, type KeyboardEvent, type ReactNode } from 'react';

/** Returns the id of a tab. */
export const tabId = (id: string) => `tab-${id}`;

interface TabsProps<Id extends string> {
  label: string;
  /** Contents of the tabs by id. */
  options: Readonly<Partial<Record<Id, ReactNode>>>;
  value: Id;
  onChange: (value: Id) => void;
  /** Returns the id of a tab's panel. */
  getPanel: (id: Id) => string;
}

/** A tab list. The arrow keys, Home and End select a tab. */
export function Tabs<Id extends string>({ label, options, value, onChange, getPanel }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const ids = Object.keys(options) as Id[];
  const select = (index: number) => {
    const id = ids.at(index % ids.length);
    if (id === undefined) return;
    onChange(id);
    list.current?.querySelector<HTMLElement>(`#${tabId(id)}`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const current = ids.indexOf(value);
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      Home: 0,
      End: ids.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    select(target);
  };
  return (
    <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {ids.map((id) => (
        <button
          key={id}
          id={tabId(id)}
          type="button"
          role="tab"
          aria-selected={id === value}
          aria-controls={getPanel(id)}
          tabIndex={id === value ? 0 : -1}
          onClick={() => onChange(id)}
        >
          {options[id]}
        </button>
      ))}
    </div>
  );
}
