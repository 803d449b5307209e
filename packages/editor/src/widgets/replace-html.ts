import { createDocument, type Editor } from '@tiptap/react';
import { toEditorHtml } from './rich-text-html.ts';

/**
 * Shows a text that came from elsewhere: an undo, a colleague, the same text typed where it stands on the page. What is the
 * same stays, and the caret with it; the editor's own undo takes back nothing of it.
 */
export function replaceHtml(editor: Editor, html: string): void {
  const next = createDocument(toEditorHtml(html), editor.schema);
  const { doc, tr } = editor.state;
  const start = doc.content.findDiffStart(next.content);
  const ends = start === null ? null : doc.content.findDiffEnd(next.content);
  if (start === null || !ends) return;
  // A letter that came beside one like it: the ends reach behind the start.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  tr.replace(start, ends.a + overlap, next.slice(start, ends.b + overlap));
  editor.view.dispatch(tr.setMeta('preventUpdate', true).setMeta('addToHistory', false));
}
