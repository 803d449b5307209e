import type { Editor } from '@tiptap/react';
import { caretAfter } from './caret-after.ts';
import type { TextPlace } from './text-places.ts';
import type { TypedText } from './typing-session.ts';

/** A point of the frame's window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The element on the page that a text is typed in. */
export interface TypedElement extends TypedText {
  readonly element: HTMLElement;
  /** The caret is in it again, where it was. */
  readonly focus: () => void;
  /** What its looks are changed with; undefined for a plain text. */
  readonly editor?: Editor;
}

const oneLine = (text: string): string => text.replace(/\n$/, '').replaceAll('\n', ' ');

/** The place of the caret in a text. */
function caretIn(element: HTMLElement): number | undefined {
  const selection = element.ownerDocument.getSelection();
  if (!selection?.anchorNode || !element.contains(selection.anchorNode)) return undefined;
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  range.setEnd(selection.anchorNode, selection.anchorOffset);
  return range.toString().length;
}

function setCaret(element: HTMLElement, at: number): void {
  const text = element.firstChild;
  const selection = element.ownerDocument.getSelection();
  if (text) selection?.collapse(text, Math.min(at, text.nodeValue?.length ?? 0));
  else selection?.collapse(element, 0);
}

function setCaretAt(element: HTMLElement, point: Point): void {
  const page = element.ownerDocument;
  const at = page.caretPositionFromPoint?.(point.x, point.y);
  if (at && element.contains(at.offsetNode)) page.getSelection()?.collapse(at.offsetNode, at.offset);
}

/**
 * Has a text typed where it stands. The page's own text stays in its place and is empty meanwhile; what is typed stands
 * beside it, in an element that the page does not know: whatever it renders, it does not touch that, nor the caret.
 * @param text what is typed so far, which may not be stored yet
 * @param point where it was pressed; else all of it is selected
 */
export function typeInText(node: Text, place: TextPlace, text: string, point?: Point): TypedElement {
  const rendered = node.nodeValue ?? '';
  const isLong = place.kind === 'lines';
  // No style sheet of a page means an element of this name.
  const element = node.ownerDocument.createElement('boardwright-text');
  element.contentEditable = 'plaintext-only';
  element.setAttribute('role', 'textbox');
  element.setAttribute('aria-label', place.label);
  element.setAttribute('aria-multiline', String(isLong));
  const isAlone = [...(node.parentNode?.childNodes ?? [])].every(
    (one) => one === node || one.textContent === '',
  );
  Object.assign(element.style, {
    display: isAlone ? 'inline-block' : 'inline',
    minWidth: '2px',
    maxWidth: '100%',
    whiteSpace: 'pre-wrap',
    outline: 'none',
    cursor: 'text',
    userSelect: 'text',
  });
  element.textContent = text;
  node.nodeValue = '';
  node.after(element);
  element.focus({ preventScroll: true });
  setCaret(element, text.length);
  if (point) setCaretAt(element, point);
  else element.ownerDocument.getSelection()?.selectAllChildren(element);
  const show = (next: string): void => {
    const before = element.textContent;
    if (before === next) return;
    const caret = caretIn(element);
    element.textContent = next;
    if (caret !== undefined) setCaret(element, caretAfter(before, next, caret));
  };
  // Several lines that were pasted are one here.
  if (!isLong)
    element.addEventListener('input', () => {
      if (element.textContent.includes('\n')) show(oneLine(element.textContent));
    });
  return {
    element,
    focus: () => element.focus({ preventScroll: true }),
    text() {
      const typed = element.textContent;
      return isLong ? typed.replace(/\n$/, '') : oneLine(typed);
    },
    show,
    isThere: () => element.isConnected,
    remove() {
      element.remove();
      if (node.nodeValue === '') node.nodeValue = rendered;
    },
  };
}
