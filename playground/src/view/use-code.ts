import { useEffect, useRef, useState } from 'react';
import { sampleCode } from '../code/sample-code';
import type { EntryPoint } from '../embed-types';
import type { Scheme } from '../preview/document';
import type { LinkState } from './use-link';
import type { Runner } from './use-runner';

interface CodeOptions {
  linkState: LinkState;
  runner: Runner;
  /** The emulator's origin. */
  contentOrigin: string;
  scheme: Scheme;
  /** Whether code can run. The preview's size must be known. */
  isReady: boolean;
}

/** The code in the editor, and functions that change and run it. */
export interface CodeState {
  readonly code: string;
  /** Whether the code differs from the sample. */
  readonly isChanged: boolean;
  /** Whether the code is from a link and has not been run. */
  readonly isHeld: boolean;
  readonly edit: (code: string) => void;
  readonly run: () => void;
  /** Replaces the code with an entry point's sample and runs it. Back returns to edited code. */
  readonly showSample: (entryPoint: EntryPoint) => void;
}

/** Returns the code for the current link. The sample runs when the link is opened and when the color scheme changes. */
export function useCode({ linkState, runner, contentOrigin, scheme, isReady }: CodeOptions): CodeState {
  const { link, visits, change, push } = linkState;
  const { type, entryPoint } = link;
  const sample = sampleCode(type, entryPoint, contentOrigin);
  const code = link.code ?? sample;
  const [isHeld, setHeld] = useState(false);

  // Runs when a link is opened, not when the code is edited. Code from a link does not run until the visitor confirms it.
  useEffect(() => {
    if (!isReady) return;
    if (link.code === undefined) runner.start(entryPoint, sample);
    else runner.stop();
    setHeld(link.code !== undefined);
  }, [visits, isReady]);

  // Runs only when the scheme changes. The sample derives its theme from the page's colors when it runs.
  const shownScheme = useRef(scheme);
  useEffect(() => {
    if (shownScheme.current === scheme) return;
    shownScheme.current = scheme;
    if (runner.run && link.code === undefined) runner.start(entryPoint, sample);
  }, [scheme]);

  return {
    code,
    isChanged: code !== sample,
    isHeld,
    edit: (next) => change({ code: next === sample ? undefined : next }),
    run: () => {
      setHeld(false);
      runner.start(entryPoint, code);
    },
    showSample: (nextEntryPoint) => {
      const setLink = link.code === undefined ? change : push;
      setLink({ entryPoint: nextEntryPoint, code: undefined });
      setHeld(false);
      runner.start(nextEntryPoint, sampleCode(type, nextEntryPoint, contentOrigin));
    },
  };
}
