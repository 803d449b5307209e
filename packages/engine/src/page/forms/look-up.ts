import type { ActionResult } from '../../board/define-block.ts';
import { lookUpAddress } from './block-form.tsx';

/**
 * Asks one of a block's look-ups while somebody types.
 * @throws TypeError or AbortError as `fetch` does
 */
export async function lookUp<Option>(
  address: { readonly path: string; readonly id: number; readonly action: string },
  values: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<readonly Option[]> {
  const answer = await fetch(lookUpAddress(address.path, address.id, address.action, values), { signal });
  const result = (await answer.json()) as ActionResult<readonly Option[]>;
  return result.ok ? (result.data ?? []) : [];
}
