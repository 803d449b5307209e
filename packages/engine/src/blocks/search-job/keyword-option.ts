import type { ComboboxOption } from '../../kit/combobox/combobox.tsx';

export interface KeywordOption extends ComboboxOption {
  /** Set when the suggestion is a segment of the board: it is searched for as that, not as a word. */
  readonly segments: readonly number[];
}
