import type { PageVersion, Past, PastMode } from '../model/past.ts';
import { inOnePage, type InOneBlock } from './compared.ts';

type About = Pick<Past, 'revision' | 'before' | 'draft' | 'liveAt'>;

/** The earlier and the later one of the two that are compared; undefined where there is one only. */
export function comparedOf({
  revision,
  before,
  draft,
}: About): { readonly was: PageVersion; readonly now: PageVersion } | undefined {
  if (draft) return { was: revision, now: draft };
  return before && { was: before, now: revision };
}

/**
 * A revision as it is looked at.
 * @param inOne how a block that changed is shown when it is compared
 * @param mode compared with the one before it where there is one, without
 */
export function lookAt(
  { revision, before, draft, liveAt }: About,
  inOne: InOneBlock | undefined,
  mode?: PastMode,
): Past {
  const about: About = { revision, before, liveAt, ...(draft && { draft }) };
  const both = comparedOf(about);
  const as = mode ?? (both ? 'compared' : 'then');
  const blocks = as === 'compared' && both ? inOnePage(both.was, both.now, inOne) : revision.blocks;
  return { ...about, mode: as, blocks: as === 'now' ? undefined : blocks };
}
