import { useState } from 'react';
import { functionBody, shownCode, valuesOf, type Command, type Values } from '../commands/command';
import type { Outcome } from '../preview/outcome';
import { CodeBlock } from './code-block';
import { CommandForm } from './command-form';
import { Icon } from './icon';

interface CommandDetailsProps {
  command: Command;
  values: Values;
  onValues: (values: Values) => void;
  /** Runs the body of a function with the embed. */
  call: (body: string) => Promise<Outcome>;
}

function Result({ outcome: { isError, text, durationMs } }: { outcome: Outcome }) {
  return (
    <div className="result" data-error={isError || undefined}>
      <p>
        <b>{isError ? 'Failed' : 'Done'}</b> after {Math.round(durationMs)} ms
      </p>
      {text && <CodeBlock label="Result" code={text} />}
    </div>
  );
}

/** Form, code and result of a command. */
export function CommandDetails({ command, values, onValues, call }: CommandDetailsProps) {
  const [outcome, setOutcome] = useState<Outcome | 'running'>();
  const all = valuesOf(command, values);
  const code = command.code(all);
  const run = async () => {
    setOutcome('running');
    setOutcome(await call(functionBody(code)));
  };
  return (
    <form
      className="command-details"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <p>{command.summary}</p>
      <CommandForm command={command} values={all} onChange={onValues} />
      <CodeBlock label="Code of the command" code={shownCode(code)} />
      <button type="submit" className="button primary" aria-disabled={outcome === 'running'}>
        <Icon name="run" /> Run command
      </button>
      <div role="status">
        {outcome === 'running' ? <p className="muted">Running…</p> : outcome && <Result outcome={outcome} />}
      </div>
    </form>
  );
}
