import { useState, type RefObject } from 'react';
import { fitsMessages, initialMessagesHeight } from './messages-height';
import { usePanelSize, type PanelSize } from './splitter';
import { readStored, store } from './storage';
import { useElementSize } from './use-element-size';

/** The devtools below the content. */
export interface MessagesPanel {
  /** Ref for the element that contains the content and the devtools. */
  readonly container: RefObject<HTMLDivElement | null>;
  /** Whether the container's size is known. */
  readonly isMeasured: boolean;
  readonly size: PanelSize;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** Returns the state of the devtools. They are open if they fit, until the visitor opens or closes them. */
export function useMessagesPanel(isAvailable: boolean): MessagesPanel {
  const [container, containerSize] = useElementSize<HTMLDivElement>();
  const size = usePanelSize('messages', containerSize ? initialMessagesHeight(containerSize) : 0, 140, 600);
  const [choice, setChoice] = useState(() => readStored('messages-open'));
  const isMeasured = containerSize !== undefined;
  const isOpen = isAvailable && (choice ? choice === 'true' : isMeasured && fitsMessages(containerSize));
  return {
    container,
    isMeasured,
    size,
    isOpen,
    toggle: () => {
      store('messages-open', String(!isOpen));
      setChoice(String(!isOpen));
    },
  };
}
