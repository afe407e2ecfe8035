import { useState, type RefObject } from 'react';
import { initialMessagesHeight, maxMessagesHeight, roomy } from './messages-height';
import { usePanelSize, type PanelSize } from './splitter';
import { readStored, store } from './storage';
import { useElementSize } from './use-element-size';
import { useMedia } from './use-media';

/** The devtools below the content. */
export interface MessagesPanel {
  /** Ref for the element that contains the content and the devtools. */
  readonly container: RefObject<HTMLDivElement | null>;
  /** Whether the container's size is known. */
  readonly isMeasured: boolean;
  readonly size: PanelSize;
  readonly isOpen: boolean;
  /** Whether the open devtools cover the content. */
  readonly isMaximized: boolean;
  readonly toggle: () => void;
  readonly toggleMaximized: () => void;
}

interface MessagesPanelOptions {
  readonly isAvailable: boolean;
  /**
   * Whether the other panels are hidden. The devtools are then closed until the visitor opens them, which does not affect the
   * other layout.
   */
  readonly isExpanded: boolean;
}

/** Returns the state of the devtools. They are open in roomy windows, until the visitor opens or closes them. */
export function useMessagesPanel({ isAvailable, isExpanded }: MessagesPanelOptions): MessagesPanel {
  const [container, containerSize] = useElementSize<HTMLDivElement>();
  const height = containerSize?.height ?? 0;
  const size = usePanelSize('messages', initialMessagesHeight(innerHeight), 140, maxMessagesHeight(height));
  const isRoomy = useMedia(roomy);
  const [choice, setChoice] = useState(() => readStored('messages-open'));
  const [isOpenExpanded, setIsOpenExpanded] = useState(false);
  const [isMaximized, setIsMaximized] = useState(false);
  if (!isExpanded && isOpenExpanded) setIsOpenExpanded(false);
  const isOpenInPlace = choice ? choice === 'true' : isRoomy;
  const isOpen = isAvailable && (isExpanded ? isOpenExpanded : isOpenInPlace);
  if (!isOpen && isMaximized) setIsMaximized(false);
  return {
    container,
    isMeasured: containerSize !== undefined,
    size,
    isOpen,
    isMaximized: isOpen && isMaximized,
    toggle: () => {
      if (isExpanded) {
        setIsOpenExpanded(!isOpen);
        return;
      }
      store('messages-open', String(!isOpen));
      setChoice(String(!isOpen));
    },
    toggleMaximized: () => setIsMaximized(!isMaximized),
  };
}
