import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { pastedHtml } from '@boardwright/ui/pasted-html';
import { replaceHtml } from './replace-html.ts';
import { toEditorHtml, toStoredHtml } from './rich-text-html.ts';
import { richTextExtensions } from './rich-text-nodes.tsx';
import { RichTextTools } from './rich-text-tools.tsx';
import styles from './rich-text.module.css';
import { Acts, useActs } from '../ui/acts.tsx';

interface RichTextEditorProps {
  readonly id: string;
  readonly value: string;
  readonly aria: Readonly<Record<string, string | undefined>>;
  readonly withVariables: boolean;
  readonly onChange: (html: string) => void;
}

/** TipTap, with an undo of its own. */
export function RichTextEditor({ id, value, aria, withVariables, onChange }: RichTextEditorProps) {
  const acts = useActs();
  const changed = useRef(onChange);
  const last = useRef(value);
  useEffect(() => {
    changed.current = onChange;
  });
  const named = Object.entries(aria).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const editor = useEditor({
    extensions: richTextExtensions,
    content: toEditorHtml(value),
    editable: acts,
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      transformPastedHTML: pastedHtml,
      attributes: {
        id,
        class: styles.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        ...(!acts && { 'aria-readonly': 'true' }),
        ...Object.fromEntries(named),
      },
    },
    onUpdate: ({ editor: now }) => {
      last.current = toStoredHtml(now.getHTML());
      changed.current(last.current);
    },
  });
  useEffect(() => {
    // What came from elsewhere (an undo, a colleague) replaces what is written here.
    if (value === last.current) return;
    last.current = value;
    replaceHtml(editor, value);
  }, [editor, value]);
  return (
    <>
      <Acts>
        <RichTextTools editor={editor} withVariables={withVariables} />
      </Acts>
      <EditorContent editor={editor} />
    </>
  );
}
