import { Icon } from './icon';

/** The button that runs the code. */
export function RunButton({ onRun }: { onRun: () => void }) {
  return (
    <button type="button" className="button primary run" title="Ctrl+Enter" onClick={onRun}>
      <Icon name="run" /> <span>Run</span>
    </button>
  );
}
