import { useEffect, useId, useRef, useState } from 'react';
import { functionBody, shownCode, valuesOf, type Command, type Values } from '../commands/command';
import type { Scheme } from '../preview/document';
import type { Outcome } from '../preview/outcome';
import { CodeBlock } from './code-block';
import { CommandForm } from './command-form';
import { Icon } from './icon';

interface CommandDetailsProps {
  command: Command;
  values: Values;
  onValues: (values: Values) => void;
  /** Whether the command runs without a click on its button. */
  runsAtOnce: boolean;
  /** Called when the command has been started without a click on its button. */
  onStarted: () => void;
  scheme: Scheme;
  /** Whether the preview contains an embed that has not failed. */
  hasEmbed: boolean;
  /** Runs a function body with the embed. */
  call: (body: string) => Promise<Outcome>;
}

/** A command's result, which is scrolled into view. */
function Result({ outcome }: { outcome: Outcome }) {
  const { isError, text, durationMs } = outcome;
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // newer browsers return a promise, which React would call as a cleanup function
    result.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  return (
    <div ref={result} className="result" data-error={isError || undefined}>
      <p>
        <b>{isError ? 'Failed' : 'Done'}</b> after {Math.round(durationMs)} ms
      </p>
      {text && <CodeBlock label="Result" code={text} isText={!/^[[{]/.test(text)} />}
    </div>
  );
}

/** A command's form, code and result. */
export function CommandDetails(props: CommandDetailsProps) {
  const { command, values, onValues, runsAtOnce, onStarted, scheme, hasEmbed, call } = props;
  const form = useRef<HTMLFormElement>(null);
  const hint = useId();
  const [outcome, setOutcome] = useState<Outcome | 'running'>();
  const allValues = valuesOf(command, values, scheme);
  const code = command.code(allValues);
  const run = async () => {
    setOutcome('running');
    setOutcome(await call(functionBody(code)));
  };
  useEffect(() => {
    if (!runsAtOnce) return;
    onStarted();
    form.current?.requestSubmit();
  }, [runsAtOnce, onStarted]);
  return (
    <form
      ref={form}
      className="command-details"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <p>{command.summary}</p>
      <CommandForm command={command} values={allValues} onChange={onValues} />
      <CodeBlock label="Command code" code={shownCode(code)} />
      <div className="command-run">
        <button
          type="submit"
          className="button primary"
          disabled={!hasEmbed}
          aria-disabled={outcome === 'running'}
          aria-describedby={hasEmbed ? undefined : hint}
        >
          <Icon name="run" /> Run command
        </button>
        {!hasEmbed && (
          <span id={hint} className="muted">
            Run the code first
          </span>
        )}
      </div>
      <div role="status">
        {outcome === 'running' ? <p className="muted">Running…</p> : outcome && <Result outcome={outcome} />}
      </div>
    </form>
  );
}
