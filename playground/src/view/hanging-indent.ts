import { countColumn, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** Number of columns by which wrapped parts are indented further than the beginning of their line. */
const extraColumns = 4;
/** Padding that CodeMirror gives each line, in pixels. */
const linePadding = 6;

function createDecorations({ state, visibleRanges }: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges) {
    for (let position = from; position <= to;) {
      const line = state.doc.lineAt(position);
      const columns = countColumn(line.text, state.tabSize, line.text.search(/\S|$/)) + extraColumns;
      const style = `padding-left: calc(${linePadding}px + ${columns}ch); text-indent: -${columns}ch`;
      builder.add(line.from, line.from, Decoration.line({ attributes: { style } }));
      position = line.to + 1;
    }
  }
  return builder.finish();
}

/** Indents the wrapped parts of long lines, so that they do not look like separate lines. */
export const hangingIndent = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = createDecorations(view);
    }
    update({ docChanged, viewportChanged, view }: ViewUpdate) {
      if (docChanged || viewportChanged) this.decorations = createDecorations(view);
    }
  },
  { decorations: ({ decorations }) => decorations },
);
