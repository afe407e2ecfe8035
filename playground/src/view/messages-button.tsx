import { Icon } from './icon';

/** The devtools in the preview, as the playground shows them. */
export interface Messages {
  /** Whether the devtools are visible. */
  readonly isOpen: boolean;
  /** Number of messages, as the devtools show it. */
  readonly count: string;
  readonly toggle: () => void;
}

/** Opens and closes the devtools. */
export function MessagesButton({ isOpen, count, toggle }: Messages) {
  return (
    <button type="button" className="messages-button" aria-expanded={isOpen} onClick={toggle}>
      <Icon name="chevron" /> <span>Events and messages</span> {!isOpen && <small>{count}</small>}
    </button>
  );
}
