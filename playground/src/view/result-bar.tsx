import type { EmbedState } from '../preview/outcome';
import { Icon } from './icon';

interface ResultBarProps {
  /** Label of the embed type. */
  label: string;
  state: EmbedState | undefined;
  /** Whether the code has been edited since the result was rendered. */
  isEdited: boolean;
  /** Whether all panels except the preview are hidden. */
  isExpanded: boolean;
  onExpanded: (isExpanded: boolean) => void;
  /** Runs the code again. */
  onRun: () => void;
}

/** Names of the phases. */
export const phases: Readonly<Record<EmbedState['phase'], string>> = {
  loading: 'Loading',
  loaded: 'Loaded',
  rendered: 'Rendered',
  failed: 'Failed',
  crashed: 'Crashed',
};

const formatDuration = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);

/** Title bar of the preview: the embedded content, its state, and the button that hides the other panels. */
export function ResultBar({ label, state, isEdited, isExpanded, onExpanded, onRun }: ResultBarProps) {
  const hasFailed = state?.phase === 'failed' || state?.phase === 'crashed';
  // the preview has a button that resets the code, after which it runs again
  const canReload = hasFailed && !state.isExplained;
  return (
    <div className="bar result-bar">
      <h2>
        Result <span>· {label}</span>
      </h2>
      {state && (
        <span className="state" data-phase={state.phase}>
          {phases[state.phase]}
          {state.phase !== 'loading' && state.durationMs !== undefined && (
            <small> {formatDuration(state.durationMs)}</small>
          )}
        </span>
      )}
      {canReload && (
        <button type="button" className="button" title="Run the code again" onClick={onRun}>
          <Icon name="reset" /> Reload
        </button>
      )}
      {isEdited && <span className="muted">Code edited since this run</span>}
      <button
        type="button"
        className="button quiet square"
        aria-label="Hide the other panels"
        title="Hide the other panels"
        aria-pressed={isExpanded}
        onClick={() => onExpanded(!isExpanded)}
      >
        <Icon name={isExpanded ? 'collapse' : 'expand'} />
      </button>
    </div>
  );
}
