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

interface MessagesPanelOptions {
  readonly isAvailable: boolean;
  /**
   * Whether the other panels are hidden. The devtools are then closed until the visitor opens them, which does not affect the
   * other layout.
   */
  readonly isExpanded: boolean;
  /** Whether the content needs the height, so that the devtools are closed until the visitor opens them. */
  readonly needsHeight: boolean;
}

/** Returns the state of the devtools. They are open if they fit, until the visitor opens or closes them. */
export function useMessagesPanel({ isAvailable, isExpanded, needsHeight }: MessagesPanelOptions): MessagesPanel {
  const [container, containerSize] = useElementSize<HTMLDivElement>();
  const size = usePanelSize('messages', initialMessagesHeight, 140, 600);
  const [choice, setChoice] = useState(() => readStored('messages-open'));
  const [isOpenExpanded, setIsOpenExpanded] = useState(false);
  if (!isExpanded && isOpenExpanded) setIsOpenExpanded(false);
  const isMeasured = containerSize !== undefined;
  const isOpenInPlace = choice ? choice === 'true' : isMeasured && !needsHeight && fitsMessages(containerSize);
  const isOpen = isAvailable && (isExpanded ? isOpenExpanded : isOpenInPlace);
  return {
    container,
    isMeasured,
    size,
    isOpen,
    toggle: () => {
      if (isExpanded) {
        setIsOpenExpanded(!isOpen);
        return;
      }
      store('messages-open', String(!isOpen));
      setChoice(String(!isOpen));
    },
  };
}
