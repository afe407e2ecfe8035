import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

export interface ListFocus {
  list: RefObject<HTMLUListElement | null>;
  /** Props for the list element. */
  listProps: {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
  /** Returns 0 for the button in the Tab order and -1 for all others. */
  tabIndexOf: (index: number) => 0 | -1;
  /** Must be called before a pressed button's entry is removed from the list. */
  onPress: (index: number) => void;
}

const targetsByKey: Partial<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

/**
 * Manages keyboard focus in a list of buttons whose entries are removed when they are pressed. The list can have more than a
 * hundred entries, so it is a single Tab stop; the arrow keys, Home and End move within it. After a press, the next entry
 * gets focus, or the last one if there is no next entry.
 *
 * @param count number of buttons
 * @param onEmptied called to move focus elsewhere after the last entry has been removed
 */
export function useListFocus(count: number, onEmptied: () => void): ListFocus {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const pressed = useRef<number>(undefined);
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];

  useLayoutEffect(() => {
    if (pressed.current === undefined) return;
    const next = buttons()[Math.min(pressed.current, count - 1)];
    pressed.current = undefined;
    if (next) next.focus();
    else onEmptied();
  });

  return {
    list,
    listProps: {
      onKeyDown: (event) => {
        const all = buttons();
        const target = targetsByKey[event.key]?.(
          all.findIndex((button) => button === event.target),
          all.length - 1,
        );
        if (target === undefined) return;
        event.preventDefault();
        all[target]?.focus();
      },
      onFocus: (event) => setCurrent(buttons().findIndex((button) => button === event.target)),
    },
    tabIndexOf: (index) => (index === Math.max(0, Math.min(current, count - 1)) ? 0 : -1),
    onPress: (index) => {
      pressed.current = index;
    },
  };
}
