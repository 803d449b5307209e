import type { TextPlace } from './text-places.ts';

/** Where keys lead from a text that is typed in. */
export interface TypingMoves {
  readonly leave: () => void;
  /** Into the bar of a rich text, or to its link. */
  readonly tools: (which: 'first' | 'link') => void;
  readonly next: (step: 1 | -1) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Keys of the editor as a whole. In a rich text Ctrl+K is its link. */
export const isForEditor = ({ key, ctrlKey, metaKey }: KeyboardEvent, { kind }: TextPlace): boolean =>
  key === 'F6' ||
  ((ctrlKey || metaKey) && (key === 'Enter' || (kind !== 'rich' && key.toLowerCase() === 'k')));

/** What a key does while a text is typed where it stands. */
export function typingKey(event: KeyboardEvent, place: TextPlace, moves: TypingMoves): void {
  if (isForEditor(event, place)) return;
  const isRich = place.kind === 'rich';
  // Of all others the block and the page hear nothing; a rich text hears them itself.
  if (!isRich) event.stopPropagation();
  const { key, shiftKey, altKey } = event;
  const ctrl = event.ctrlKey || event.metaKey;
  const act = (move: () => void): void => {
    event.preventDefault();
    event.stopPropagation();
    move();
  };
  if (key === 'Escape') return act(moves.leave);
  if (key === 'Tab' && !ctrl && !altKey) return act(() => moves.next(shiftKey ? -1 : 1));
  if (isRich && key === 'F10' && altKey) return act(() => moves.tools('first'));
  if (isRich && ctrl && !altKey && key.toLowerCase() === 'k') return act(() => moves.tools('link'));
  if (key === 'Enter' && place.kind === 'line') return act(moves.leave);
  if (ctrl && !altKey && key.toLowerCase() === 'z') return act(shiftKey ? moves.redo : moves.undo);
  if (ctrl && !altKey && key.toLowerCase() === 'y') return act(moves.redo);
  // In a button and in the line of a question, Space would press it.
  if (!isRich && key === ' ' && (event.target as HTMLElement).closest('button, summary'))
    act(() => insertText(event.target as HTMLElement, ' '));
}

function insertText(element: HTMLElement, text: string): void {
  const range = element.ownerDocument.getSelection()?.getRangeAt(0);
  if (!range) return;
  range.deleteContents();
  range.insertNode(element.ownerDocument.createTextNode(text));
  range.collapse(false);
  element.dispatchEvent(new Event('input'));
}
