import { openDevtools, startRecording, type DevtoolsOptions } from '@vitrine/sdk/devtools';
import { createElement, useEffect, useRef, type ReactElement } from 'react';

/** Props of `VitrineDevtools`. Changes after the first render have no effect. */
export interface VitrineDevtoolsProps extends Omit<DevtoolsOptions, 'container'> {
  /**
   * Whether to render the panel in place instead of docking it to the window. The panel's parent needs a height. Default: false.
   */
  inline?: boolean;
}

/** Function that stops the recording between the first render and its effect. */
let stopEarlyRecording: (() => void) | undefined;

function recordEarly(): void {
  if (typeof document !== 'undefined') stopEarlyRecording ??= startRecording();
}

/**
 * Adds the devtools to the page while the component is mounted. Its position in the tree does not matter, but it must be
 * rendered together with the first embeds, so that their messages are recorded.
 *
 * @example
 * ```tsx
 * createRoot(root).render(
 *   <>
 *     <App />
 *     {import.meta.env.DEV && <VitrineDevtools />}
 *   </>,
 * );
 * ```
 */
export function VitrineDevtools({ inline = false, ...options }: VitrineDevtoolsProps): ReactElement | null {
  const initial = useRef(options);
  const containerRef = useRef<HTMLDivElement>(null);
  const isMounted = useRef(false);
  // Done while rendering, because the effects of other components may create their embeds before the effects of this component
  // run.
  if (!isMounted.current) recordEarly();
  useEffect(() => {
    isMounted.current = true;
    const container = containerRef.current;
    const devtools = openDevtools({ ...initial.current, ...(container && { container }) });
    stopEarlyRecording?.();
    stopEarlyRecording = undefined;
    return () => {
      // StrictMode mounts the component again in the same task. Until then, the recording must continue.
      const stopRecording = startRecording();
      devtools.dispose();
      queueMicrotask(stopRecording);
    };
  }, []);
  return inline ? createElement('div', { ref: containerRef, style: { height: '100%' } }) : null;
}
