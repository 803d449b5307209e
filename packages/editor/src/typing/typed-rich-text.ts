import { Editor } from '@tiptap/react';
import { pastedHtml } from '@boardwright/ui/pasted-html';
import { toEditorHtml, toStoredHtml } from '../widgets/rich-text-html.ts';
import { replaceHtml } from '../widgets/replace-html.ts';
import { richTextWithoutUndo } from '../widgets/rich-text-nodes.tsx';
import { adoptSheet } from '../workbench/adopt-sheet.ts';
import { isForEditor } from './typing-keys.ts';
import type { TextPlace } from './text-places.ts';
import type { Point, TypedElement } from './typed-element.ts';

/** What the site's own style sheets do not know of a text that is typed in. */
const sheetText = `
.ProseMirror span[data-variable]::before { content: '{{' attr(data-variable) '}}'; padding: 0 0.25em;
  border-radius: 4px; background: rgb(127 127 127 / 0.22); font-family: ui-monospace, monospace; font-size: 0.85em }
.ProseMirror img.ProseMirror-separator { display: inline; width: 0; height: 0; margin: 0; border: 0 }
.ProseMirror .ProseMirror-selectednode { outline: 2px solid #2f5bf5 }
`;

/** Files are put into a text from the panel. */
const isOfFiles = (data: DataTransfer | null): boolean =>
  data !== null && data.files.length > 0 && data.getData('text/html') === '';

/**
 * Has a rich text typed in the very element that the page renders it into, with the site's own look, by the editor of the
 * panel's field. The page does not touch that element as long as it renders the same text into it.
 * @param html what is typed so far, which may not be stored yet
 * @param onInput something was typed
 * @param point where it was pressed; else the caret stands at its end
 */
export function typeInRichText(
  element: HTMLElement,
  place: TextPlace,
  html: string,
  onInput: () => void,
  point?: Point,
): TypedElement {
  const page = element.ownerDocument;
  const rendered = [...element.childNodes];
  const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
  Object.assign(element.style, {
    whiteSpace: 'break-spaces',
    outline: 'none',
    cursor: 'text',
    userSelect: 'text',
  });
  const view = page.defaultView;
  const sheet = view ? new view.CSSStyleSheet() : undefined;
  sheet?.replaceSync(sheetText);
  const removeSheet = sheet && adoptSheet(page, sheet);
  const editor = new Editor({
    element: { mount: element },
    extensions: richTextWithoutUndo,
    content: toEditorHtml(html),
    injectCSS: false,
    editorProps: {
      transformPastedHTML: pastedHtml,
      handlePaste: (_, event) => isOfFiles(event.clipboardData),
      handleDrop: (_, event) => isOfFiles(event.dataTransfer),
      handleDOMEvents: { keydown: (_, event) => isForEditor(event, place) },
      attributes: { role: 'textbox', 'aria-label': place.label, 'aria-multiline': 'true' },
    },
    onUpdate: onInput,
  });
  /** What is done in the text is not done to the block. */
  const within = new AbortController();
  for (const type of ['keydown', 'copy', 'cut', 'paste', 'drop'] as const)
    element.addEventListener(
      type,
      (event) => {
        if (!(event.type === 'keydown' && isForEditor(event as KeyboardEvent, place)))
          event.stopPropagation();
      },
      { signal: within.signal },
    );
  const at = point && editor.view.posAtCoords({ left: point.x, top: point.y })?.pos;
  editor.commands.setTextSelection(at ?? editor.state.doc.content.size);
  editor.view.focus();
  return {
    element,
    editor,
    focus: () => editor.view.focus(),
    text: () => toStoredHtml(editor.getHTML()),
    show: (next) => replaceHtml(editor, next),
    isThere: () => element.isConnected,
    remove() {
      within.abort();
      editor.destroy();
      removeSheet?.();
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
      for (const [name, value] of attributes) element.setAttribute(name, value);
      element.replaceChildren(...rendered);
    },
  };
}
