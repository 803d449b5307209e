/** What a key does, wherever it is pressed in the editor or in the page on the bench. */
export type KeyAction =
  | 'nextRegion'
  | 'previousRegion'
  | 'palette'
  | 'publish'
  | 'undo'
  | 'redo'
  | 'out'
  | 'previous'
  | 'next'
  | 'first'
  | 'last'
  | 'reachUp'
  | 'reachDown'
  | 'moveUp'
  | 'moveDown'
  | 'moveLeft'
  | 'moveRight'
  | 'edit'
  | 'pickUp'
  | 'duplicate'
  | 'delete'
  | 'scope'
  | 'preset'
  | 'hide'
  | 'comment'
  | 'visitor'
  | 'draftMarks'
  | 'compareWithLive'
  | 'nextChange'
  | 'previousChange'
  | `viewport${1 | 2 | 3 | 4 | 5 | 6 | 7}`;

export interface Pressed {
  readonly key: string;
  /** The key's place on the keyboard: Shift+1 has another `key` on every layout. */
  readonly code: string;
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Where the focus is: in a field of text, on the page or the outline, or on some other control. */
  readonly on: 'text' | 'search' | 'rich' | 'blocks' | 'control';
  /** Single letters and `/` can be switched off. */
  readonly withSingles: boolean;
}

const plain: Readonly<Record<string, KeyAction>> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  Home: 'first',
  End: 'last',
  Enter: 'edit',
  ' ': 'pickUp',
  Delete: 'delete',
  Backspace: 'delete',
};

const moves: Readonly<Record<string, KeyAction>> = {
  ArrowUp: 'moveUp',
  ArrowDown: 'moveDown',
  ArrowLeft: 'moveLeft',
  ArrowRight: 'moveRight',
};

function withControl({ key, shift, on }: Pressed): KeyAction | undefined {
  const letter = key.toLowerCase();
  if (letter === 'k') return 'palette';
  if (key === 'Enter') return 'publish';
  // Rich text and searches undo their own typing; every other field is part of the page.
  if (letter === 'z' && on !== 'rich' && on !== 'search') return shift ? 'redo' : 'undo';
  if (letter === 'y' && on !== 'rich' && on !== 'search') return 'redo';
  return letter === 'd' && on === 'blocks' ? 'duplicate' : undefined;
}

/** Letters by their place on the keyboard. */
type Letters = Readonly<Record<string, KeyAction>>;
const shifted: Letters = { KeyC: 'comment', KeyV: 'visitor', KeyN: 'previousChange' };
const unshifted: Letters = { KeyM: 'draftMarks', KeyC: 'compareWithLive', KeyN: 'nextChange' };
const ofBlock: Letters = { KeyG: 'scope', KeyP: 'preset', KeyH: 'hide' };

function single({ key, code, shift, on }: Pressed): KeyAction | undefined {
  if (on === 'text' || on === 'search' || on === 'rich') return undefined;
  if (key === '/') return 'palette';
  const digit = /^Digit([1-7])$/.exec(code)?.[1];
  if (shift && digit !== undefined) return `viewport${digit}` as KeyAction;
  if (shift) return shifted[code];
  return unshifted[code] ?? (on === 'blocks' ? ofBlock[code] : undefined);
}

/** The keyboard map of the editor, in one place. @returns undefined for a key that is none of the editor's */
export function actionOf(pressed: Pressed): KeyAction | undefined {
  const { key, ctrl, shift, alt, on } = pressed;
  if (key === 'F6') return shift ? 'previousRegion' : 'nextRegion';
  if (key === 'Escape') return 'out';
  if (ctrl) return alt ? undefined : withControl(pressed);
  if (alt) {
    if (on !== 'blocks') return undefined;
    return moves[key];
  }
  if (on === 'blocks') {
    if (shift && key === 'ArrowUp') return 'reachUp';
    if (shift && key === 'ArrowDown') return 'reachDown';
    if (!shift && Object.hasOwn(plain, key)) return plain[key];
  }
  return pressed.withSingles ? single(pressed) : undefined;
}
