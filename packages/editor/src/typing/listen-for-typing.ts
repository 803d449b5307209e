import type { TextPlace } from './text-places.ts';
import { typingKey, type TypingMoves } from './typing-keys.ts';
import { isInTools } from './typing-tools.ts';

interface TypingListener {
  /** What is typed in; undefined while nothing is. */
  readonly place: () => TextPlace | undefined;
  readonly isWithin: (target: EventTarget | null) => boolean;
  readonly isInBlock: (target: EventTarget | null) => boolean;
  readonly canBegin: () => boolean;
  /** The block was clicked. */
  readonly onPress: (event: MouseEvent) => void;
  /** Enter, with the focus on the page. */
  readonly onEnter: () => void;
  /** The page has the focus again, from a dialog that came up. */
  readonly onBack: () => void;
  /** Somewhere else was pressed. */
  readonly onElsewhere: () => void;
  readonly moves: TypingMoves;
}

/** Hears of the page on the bench, before its own document does: there it would be of the block. @returns how to stop */
export function listenForTyping(page: Document, on: TypingListener): () => void {
  const view = page.defaultView;
  const listening = new AbortController();
  const { signal } = listening;
  const options = { capture: true, signal } as const;
  view?.addEventListener(
    'click',
    (event) => {
      if (on.isWithin(event.target)) {
        event.preventDefault();
        event.stopPropagation();
      } else if (!event.shiftKey && on.canBegin() && on.isInBlock(event.target)) on.onPress(event);
    },
    options,
  );
  const press = (event: Event): void => {
    if (on.isWithin(event.target)) event.stopPropagation();
    else if (!isInTools(event.target)) on.onElsewhere();
  };
  view?.addEventListener('pointerdown', press, options);
  view?.addEventListener('focus', ({ target }) => target === view && on.onBack(), { signal });
  window.addEventListener('pointerdown', press, options);
  /** What is done in the text is not done to the block. A rich text has the clipboard's events from its own editor. */
  const stayWithin = (event: Event): void => {
    if (!on.isWithin(event.target)) return;
    const isRich = on.place()?.kind === 'rich';
    if (isRich && event.type === 'dragstart') event.preventDefault();
    if (!isRich || event.type === 'selectstart' || event.type === 'dragstart') event.stopPropagation();
  };
  for (const type of ['selectstart', 'dragstart', 'copy', 'cut', 'paste'])
    view?.addEventListener(type, stayWithin, options);
  // A file that is dropped on the page would be opened in its place.
  for (const type of ['dragover', 'drop'] as const)
    view?.addEventListener(
      type,
      (event) => event.dataTransfer?.types.includes('Files') && event.preventDefault(),
      options,
    );
  const keydown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    const place = on.place();
    if (place && on.isWithin(event.target)) return typingKey(event, place, on.moves);
    const isPlain =
      event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const { activeElement } = document;
    const isOnPage =
      activeElement?.id === 'bench' || activeElement === document.body || activeElement?.tagName === 'IFRAME';
    if (!isPlain || !isOnPage || place || !on.canBegin() || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    on.onEnter();
  };
  view?.addEventListener('keydown', keydown, options);
  window.addEventListener('keydown', keydown, options);
  view?.addEventListener(
    'beforeinput',
    (event) => {
      if (!on.isWithin(event.target) || !event.inputType.startsWith('history')) return;
      event.preventDefault();
      if (event.inputType === 'historyUndo') on.moves.undo();
      else on.moves.redo();
    },
    options,
  );
  return () => listening.abort();
}
