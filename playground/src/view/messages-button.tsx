import { Icon } from './icon';

/** State of the devtools in the preview, with a function that opens and closes them. */
export interface Messages {
  /** Whether the devtools are visible. */
  readonly isOpen: boolean;
  /** Number of messages, as the devtools show it. */
  readonly count: string;
  readonly toggle: () => void;
}

/** Button that opens and closes the devtools. */
export function MessagesButton({ isOpen, count, toggle }: Messages) {
  return (
    <button type="button" className="messages-button" aria-expanded={isOpen} onClick={toggle}>
      <span>Messages</span> {!isOpen && <small>{count}</small>} <Icon name="chevron" />
    </button>
  );
}
