import type { ComboboxOption } from '@boardwright/ui/combobox';

export interface KeywordOption extends ComboboxOption {
  /** Set when the suggestion is a segment of the board: it is searched for as that, not as a word. */
  readonly segments: readonly number[];
}
