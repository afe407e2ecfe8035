/** Section of a document: its anchor, its heading and the headings above it, outermost first, and its text. */
export interface Section {
  anchor: string;
  titles: string[];
  text: string;
}

export function removeTestCode(markdown: string): string;
export function splitSections(markdown: string): Section[];
