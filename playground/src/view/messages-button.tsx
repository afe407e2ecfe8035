import { Icon } from './icon';
import type { MessagesPanel } from './use-messages-panel';

interface MessagesButtonProps {
  panel: MessagesPanel;
  /** Number of messages, as the devtools show it. */
  count: string;
}

/** The button that opens and closes the devtools, and the one that maximizes them while they are open. */
export function MessagesButton({
  panel: { isOpen, isMaximized, toggle, toggleMaximized },
  count,
}: MessagesButtonProps) {
  const label = isMaximized ? 'Restore the height' : 'Maximize the height';
  return (
    <div className="messages-buttons" data-open={isOpen || undefined}>
      {isOpen && (
        <button type="button" aria-label={label} title={label} onClick={toggleMaximized}>
          <Icon name={isMaximized ? 'restore' : 'maximize'} />
        </button>
      )}
      <button type="button" className="messages-button" aria-expanded={isOpen} onClick={toggle}>
        <span>Devtools</span>
        {!isOpen && count && (
          <small>
            {count} {count === '1' ? 'message' : 'messages'}
          </small>
        )}
        <Icon name="chevron" />
      </button>
    </div>
  );
}
