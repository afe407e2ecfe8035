import { Icon } from './icon';

interface MessagesButtonProps {
  /** Whether the devtools are visible. */
  isOpen: boolean;
  /** Number of messages, as the devtools show it. */
  count: string;
  onToggle: () => void;
}

/** Button that opens and closes the devtools. */
export function MessagesButton({ isOpen, count, onToggle }: MessagesButtonProps) {
  return (
    <button type="button" className="messages-button" aria-expanded={isOpen} onClick={onToggle}>
      <span>Messages</span> {!isOpen && <small>{count}</small>} <Icon name="chevron" />
    </button>
  );
}
