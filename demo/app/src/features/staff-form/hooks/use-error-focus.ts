import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { focusInView } from '../../../components/focus-in-view';

/** Selector for fields with an error. The photo has no field, so its button has a data attribute instead. */
const invalidFields = '[aria-invalid="true"], [data-invalid]';

export interface ErrorFocus<Element extends HTMLElement> {
  /** Ref to the element that contains the fields. */
  container: RefObject<Element | null>;
  /** Prop for the container. Remembers the last focused field with an error. */
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  /** Moves focus to the first field with an error, once the errors are rendered. */
  focusFirst: () => void;
  /** Moves focus to the next field with an error, starting over after the last one. */
  focusNext: () => void;
}

/** Moves focus between the fields with an error. */
export function useErrorFocus<Element extends HTMLElement>(): ErrorFocus<Element> {
  const container = useRef<Element>(null);
  const last = useRef<EventTarget>(null);
  const [requests, setRequests] = useState(0);
  const fields = () => [...(container.current?.querySelectorAll<HTMLElement>(invalidFields) ?? [])];

  useEffect(() => {
    const [first] = fields();
    if (requests > 0 && first) focusInView(first);
  }, [requests]);

  return {
    container,
    onFocus: ({ target }) => {
      if (target.matches(invalidFields)) last.current = target;
    },
    focusFirst: () => setRequests((count) => count + 1),
    focusNext: () => {
      const all = fields();
      const next = all[(all.findIndex((field) => field === last.current) + 1) % all.length];
      if (next) focusInView(next);
    },
  };
}
