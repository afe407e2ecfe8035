/** Event message from a frame. */
export interface IEvent<T> {
  /** Embed type. */
  type: string;
  /** Unique id of the embed. */
  id: string;
  /** Name of the event. */
  name: string;
  /** Payload. */
  value: T;
}

/** Event passed to a handler, with the payload in `detail`. */
export interface ICustomEvent<T> extends CustomEvent {
  /** Payload. */
  detail: T;
}

/** Event handler. Its return value is ignored. */
export type IEventHandler<T> = (event: ICustomEvent<T>) => unknown;

/** Entry of `embed.eventHandlers`. */
export interface IInternalEventHandler<T> {
  /** Returns whether the handler is called for an event. */
  test: (event: IEvent<T>) => boolean;
  /** The handler that was passed to `on`. */
  handle: (event: ICustomEvent<T>) => void;
}
