import { Icon } from './icon';

interface RunButtonProps {
  /** Whether the code has been edited since the last run, which a dot shows. */
  isEdited: boolean;
  onRun: () => void;
}

/** The button that runs the code. */
export function RunButton({ isEdited, onRun }: RunButtonProps) {
  return (
    <button
      type="button"
      className="button primary run"
      title={isEdited ? 'Run the edited code (Ctrl+Enter)' : 'Ctrl+Enter'}
      data-edited={isEdited || undefined}
      onClick={onRun}
    >
      <Icon name="run" /> <span>Run</span>
    </button>
  );
}
