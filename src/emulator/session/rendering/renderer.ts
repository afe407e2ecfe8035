/** Renders the session's view. The renderer of an in-memory session only lists the visuals, because there is no DOM. */
export interface Renderer {
  /** Resolves once rendering has finished, with the names of the rendered visuals. */
  render(): Promise<string[]>;
  /** Opens the print dialog. */
  print(): void;
}
