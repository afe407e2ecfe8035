import { useRef, type KeyboardEvent } from 'react';

/** Returns the ids of a tab and of its panel. */
export const tabIds = (id: string) => ({ tab: `tab-${id}`, panel: `panel-${id}` });

interface TabsProps<Id extends string> {
  label: string;
  options: Readonly<Record<Id, string>>;
  value: Id;
  onChange: (value: Id) => void;
}

/** A tab list. The arrow keys, Home and End select a tab. */
export function Tabs<Id extends string>({ label, options, value, onChange }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const ids = Object.keys(options) as Id[];
  const select = (index: number) => {
    const id = ids.at(index % ids.length);
    if (id === undefined) return;
    onChange(id);
    list.current?.querySelector<HTMLElement>(`#${tabIds(id).tab}`)?.focus();
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
          id={tabIds(id).tab}
          type="button"
          role="tab"
          aria-selected={id === value}
          aria-controls={tabIds(id).panel}
          tabIndex={id === value ? 0 : -1}
          onClick={() => onChange(id)}
        >
          {options[id]}
        </button>
      ))}
    </div>
  );
}
