/** Renders the session's view. A session in memory has no DOM and only lists the visuals. */
export interface Renderer {
  /** Resolves once rendering has finished, with the names of the rendered visuals. */
  render(): Promise<string[]>;
  /** Opens the print dialog. */
  print(): void;
}
