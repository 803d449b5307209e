import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { basicSetup } from 'codemirror';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

interface CodeEditorProps {
  readonly id: string;
  readonly value: string;
  readonly language: 'html' | 'css';
  readonly invalid: boolean;
  readonly aria: Readonly<Record<string, string | undefined>>;
  /** The plain box, where somebody writes in it as this takes its place: they go on here, with what they selected. */
  readonly focused: RefObject<HTMLTextAreaElement | undefined>;
  readonly onChange: (code: string) => void;
}

/** What the editor is made with: later values reach it in other ways. */
type StartOfCode = Pick<CodeEditorProps, 'value' | 'aria'> & Partial<Pick<CodeEditorProps, 'focused'>>;

const languages = { html, css };

/** Colours and sizes are the editor's tokens: one look for light and dark. */
const look = EditorView.theme({
  '&': { font: '12px/18px var(--bw-mono)', background: 'var(--bw-field)', color: 'var(--bw-text)' },
  '.cm-scroller': { font: 'inherit', maxHeight: '360px', minHeight: '96px' },
  '.cm-gutters': { background: 'var(--bw-surface-3)', color: 'var(--bw-text-3)', border: '0' },
  '.cm-activeLine': { background: 'transparent' },
  '.cm-activeLineGutter': { background: 'var(--bw-hover)' },
  '.cm-cursor': { borderLeftColor: 'var(--bw-text)' },
  '&.cm-focused': { outline: 'none' },
});

/** CodeMirror's own colours cannot be read on a dark ground. */
const colours = HighlightStyle.define([
  { tag: [tags.tagName, tags.keyword, tags.className], color: 'var(--bw-code-name)' },
  { tag: [tags.attributeName, tags.propertyName, tags.labelName], color: 'var(--bw-code-property)' },
  { tag: [tags.attributeValue, tags.literal, tags.unit, tags.atom], color: 'var(--bw-code-value)' },
  { tag: [tags.comment, tags.meta], color: 'var(--bw-text-3)' },
  { tag: tags.invalid, color: 'var(--bw-danger-text)' },
]);

/** CodeMirror, with an undo of its own. Tab leaves it, so that no keyboard is caught. */
export function CodeEditor({ id, value, language, invalid, aria, focused, onChange }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const changed = useRef(onChange);
  const start = useRef<StartOfCode>({ value, aria, focused });
  useEffect(() => {
    changed.current = onChange;
  });
  // Before the browser handles another key: each is written in the box or here.
  useLayoutEffect(() => {
    if (!host.current) return;
    const named = Object.entries(start.current.aria).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    const made = new EditorView({
      doc: start.current.value,
      parent: host.current,
      extensions: [
        basicSetup,
        languages[language](),
        EditorView.lineWrapping,
        look,
        syntaxHighlighting(colours),
        EditorView.contentAttributes.of({ id, ...Object.fromEntries(named) }),
        EditorView.updateListener.of((update) => {
          const byHand =
            update.docChanged && !update.transactions.some((each) => each.isUserEvent('outside'));
          if (byHand) changed.current(update.state.doc.toString());
        }),
      ],
    });
    view.current = made;
    const box = start.current.focused?.current;
    if (box) {
      const within = (offset: number) => Math.min(offset, made.state.doc.length);
      made.dispatch({
        selection: { anchor: within(box.selectionStart), head: within(box.selectionEnd) },
      });
      made.focus();
      start.current = { ...start.current, focused: undefined };
    }
    return () => {
      start.current = { ...start.current, value: made.state.doc.toString() };
      made.destroy();
    };
  }, [id, language]);
  useLayoutEffect(() => {
    const { current } = view;
    const now = current?.state.doc.toString();
    // What came from elsewhere (an undo, a colleague) replaces what is written here.
    if (current && now !== undefined && now !== value)
      current.dispatch({ changes: { from: 0, to: now.length, insert: value }, userEvent: 'outside' });
  }, [value]);
  return <div ref={host} data-invalid={invalid} />;
}
