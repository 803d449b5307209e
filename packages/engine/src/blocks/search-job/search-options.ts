import type { ActionResult } from '../../define-block.ts';
import { lookUpAddress } from '../../forms/block-form.tsx';
import type { ComboboxOption } from '../../ui/combobox/combobox.tsx';

export interface KeywordOption extends ComboboxOption {
  /** Set when the suggestion is a segment of the board: it is searched for as that, not as a word. */
  readonly segments: readonly number[];
}

export interface PlaceOption extends ComboboxOption {
  readonly lat: number;
  readonly lon: number;
}

/**
 * Asks one of this block's look-ups while somebody types.
 * @throws TypeError or AbortError as `fetch` does
 */
export async function lookUp<Option>(
  address: { readonly path: string; readonly id: number; readonly action: 'suggest' | 'places' },
  values: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<readonly Option[]> {
  const answer = await fetch(lookUpAddress(address.path, address.id, address.action, values), { signal });
  const result = (await answer.json()) as ActionResult<readonly Option[]>;
  return result.ok ? (result.data ?? []) : [];
}
