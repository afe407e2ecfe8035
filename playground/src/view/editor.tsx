import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import { syntaxHighlighting } from '@codemirror/language';
import { setDiagnostics } from '@codemirror/lint';
import { Compartment, Prec, type Line } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { basicSetup } from 'codemirror';
import { useEffect, useRef } from 'react';
import type { EntryPoint } from '../embed-types';
import type { Entry, Place } from '../preview/outcome';

const getLanguage = (entryPoint: EntryPoint) =>
  entryPoint === 'script' ? html() : javascript({ jsx: true, typescript: true });

interface EditorProps {
  entryPoint: EntryPoint;
  code: string;
  /** Console entries. The lines of errors are highlighted. */
  entries: readonly Entry[];
  /** Place to select. A new object selects it again. */
  place: Place | undefined;
  onChange: (code: string) => void;
  onRun: () => void;
}

/** Returns the token at a column of a line, or the line without its indentation if the column is not known. */
function rangeOf({ from, to, text }: Line, column: number | undefined): { from: number; to: number } {
  if (column === undefined) return { from: from + text.search(/\S|$/), to };
  const start = Math.min(column - 1, Math.max(0, text.length - 1));
  const [token = ''] = /^(?:\w+|.)/.exec(text.slice(start)) ?? [];
  return { from: from + start, to: from + start + token.length };
}

/** The code editor. Tab moves focus out of it, as in any other field, and Ctrl+Enter runs the code. */
export function Editor({ entryPoint, code, entries, place, onChange, onRun }: EditorProps) {
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const language = useRef(new Compartment());
  const handlers = useRef({ onChange, onRun });
  useEffect(() => {
    handlers.current = { onChange, onRun };
  });
  useEffect(() => {
    if (!parent.current) return undefined;
    const editor = new EditorView({
      parent: parent.current,
      extensions: [
        Prec.highest(keymap.of([{ key: 'Mod-Enter', run: () => (handlers.current.onRun(), true) }])),
        basicSetup,
        syntaxHighlighting(classHighlighter),
        EditorView.contentAttributes.of({ 'aria-label': 'Code', tabindex: '0' }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) handlers.current.onChange(state.doc.toString());
        }),
        language.current.of([]),
      ],
    });
    view.current = editor;
    return () => editor.destroy();
  }, []);
  useEffect(() => {
    view.current?.dispatch({ effects: language.current.reconfigure(getLanguage(entryPoint)) });
  }, [entryPoint]);
  useEffect(() => {
    const { state } = view.current ?? {};
    if (state && state.doc.toString() !== code) {
      view.current?.dispatch({ changes: { from: 0, to: state.doc.length, insert: code } });
    }
  }, [code]);
  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const diagnostics = entries.flatMap(({ level, line = 0, column, text }) => {
      if (level !== 'error' || line < 1 || line > editor.state.doc.lines) return [];
      return [{ ...rangeOf(editor.state.doc.line(line), column), severity: 'error' as const, message: text }];
    });
    editor.dispatch(setDiagnostics(editor.state, diagnostics));
  }, [entries]);
  useEffect(() => {
    const editor = view.current;
    const { line = 0, column } = place ?? {};
    if (!editor || line < 1 || line > editor.state.doc.lines) return;
    const { from, to } = rangeOf(editor.state.doc.line(line), column);
    editor.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
    editor.focus();
  }, [place]);
  return <div className="editor" ref={parent} />;
}
