/** Renderer for the session's view. An in-memory session's renderer only lists the visuals, because there is no DOM. */
export interface Renderer {
  /** Resolves once rendering has finished, with the names of the rendered visuals. */
  render(): Promise<string[]>;
  /** Opens the print dialog. */
  print(): void;
}
