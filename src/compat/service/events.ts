/** A message of a frame, as the published client hands it on inside. */
export interface IEvent<T> {
  /** The embed type. */
  type: string;
  /** The embed's unique id. */
  id: string;
  /** The event's name. */
  name: string;
  /** The payload. */
  value: T;
}

/** What a handler gets: the payload is in `detail`. */
export interface ICustomEvent<T> extends CustomEvent {
  /** The payload. */
  detail: T;
}

/** A handler. What it returns does not matter. */
export type IEventHandler<T> = (event: ICustomEvent<T>) => unknown;
