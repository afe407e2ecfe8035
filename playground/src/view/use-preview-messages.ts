import { useEffect, useRef, type RefObject } from 'react';
import type { PreviewMessage } from '../preview/outcome';

/** Calls a function with each message from the preview. */
export function usePreviewMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: (message: PreviewMessage) => void,
): void {
  const handler = useRef(onMessage);
  useEffect(() => {
    handler.current = onMessage;
  });
  useEffect(() => {
    const listener = ({ source, origin, data }: MessageEvent<PreviewMessage | null>) => {
      if (source === frame.current?.contentWindow && origin === location.origin && data) handler.current(data);
    };
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, [frame]);
}
