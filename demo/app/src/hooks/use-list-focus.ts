import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

export interface ListFocus {
  list: RefObject<HTMLUListElement | null>;
  /** Goes onto the list element. */
  listProps: {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
  /** 0 for the one button that Tab reaches, -1 for the others. */
  tabIndexOf: (index: number) => 0 | -1;
  /** Called when this button is pressed and its entry is about to leave the list. */
  pressed: (index: number) => void;
}

const targets: Partial<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

/**
 * The keyboard in a list of buttons that leave it when they are pressed. Tab stops once at the whole list, which can be a
 * hundred entries long; the arrows, Home and End move within. After a press the focus is on the entry that takes the place.
 *
 * @param count how many buttons there are
 * @param onEmptied takes the focus when the last entry has been pressed away
 */
export function useListFocus(count: number, onEmptied: () => void): ListFocus {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const left = useRef<number>(undefined);
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];

  useLayoutEffect(() => {
    if (left.current === undefined) return;
    const next = buttons()[Math.min(left.current, count - 1)];
    left.current = undefined;
    if (next) next.focus();
    else onEmptied();
  });

  return {
    list,
    listProps: {
      onKeyDown: (event) => {
        const all = buttons();
        const target = targets[event.key]?.(
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
    pressed: (index) => {
      left.current = index;
    },
  };
}
