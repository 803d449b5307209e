import type { Past, PastMode } from '../model/past.ts';
import { inOnePage, type InOneBlock } from './compared.ts';

/**
 * A revision as it is looked at.
 * @param inOne how a block that changed is shown when it is compared
 * @param mode compared with the one before it where there is one, without
 */
export function lookAt(
  { revision, before, liveAt }: Pick<Past, 'revision' | 'before' | 'liveAt'>,
  inOne: InOneBlock | undefined,
  mode: PastMode = before ? 'compared' : 'then',
): Past {
  const blocks = mode === 'compared' && before ? inOnePage(before, revision, inOne) : revision.blocks;
  return { revision, before, liveAt, mode, blocks: mode === 'now' ? undefined : blocks };
}
