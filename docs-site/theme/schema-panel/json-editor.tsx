import { json } from '@codemirror/lang-json';
import { syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { basicSetup } from 'codemirror';
import { useEffect, useRef } from 'react';

interface JsonEditorProps {
  readonly label: string;
  /** What it begins with; another text needs another `key`. */
  readonly text: string;
  readonly describedBy: string;
  readonly onChange: (text: string) => void;
}

/** Colours are the site's: one appearance for light and dark. */
const appearance = EditorView.theme({
  '&': {
    height: '100%',
    fontSize: '13px',
    backgroundColor: 'var(--vp-c-bg-soft)',
    color: 'var(--vp-c-text-1)',
  },
  '.cm-scroller': { fontFamily: 'var(--vp-font-family-mono)', lineHeight: '20px' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--vp-c-text-3)', border: '0' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '.cm-cursor': { borderLeftColor: 'var(--vp-c-text-1)' },
  '&.cm-focused': { outline: '2px solid var(--vp-c-brand-1)', outlineOffset: '-2px' },
});

/** A text of JSON to write in. Tab leaves it, so that no keyboard is caught. */
export function JsonEditor({ label, text, describedBy, onChange }: JsonEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const changed = useRef(onChange);
  const begun = useRef({ text, label, describedBy });
  useEffect(() => {
    changed.current = onChange;
  });
  useEffect(() => {
    if (!host.current) return;
    const view = new EditorView({
      doc: begun.current.text,
      parent: host.current,
      extensions: [
        basicSetup,
        json(),
        syntaxHighlighting(classHighlighter),
        appearance,
        EditorView.contentAttributes.of({
          'aria-label': begun.current.label,
          'aria-describedby': begun.current.describedBy,
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) changed.current(state.doc.toString());
        }),
      ],
    });
    return () => {
      begun.current = { ...begun.current, text: view.state.doc.toString() };
      view.destroy();
    };
  }, []);
  return <div ref={host} className="json-editor" />;
}
