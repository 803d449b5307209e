import type { BlockSchemas } from '@boardwright/blocks-schema';
import type { SiteCopy } from './site-copy.schema.ts';

interface UnknownBlocks {
  readonly key: string;
  /** How many blocks of it pages have; kept blocks are not counted. */
  readonly count: number;
}

/** Blocks of a copy that this installation does not have: their plugins are not here. */
export function unknownBlocks(
  { blocks, presets }: Pick<SiteCopy, 'blocks' | 'presets'>,
  schemas: BlockSchemas,
): UnknownBlocks[] {
  const counts = new Map<string, number>();
  const count = (key: string, more: number): void => {
    if (!Object.hasOwn(schemas, key)) counts.set(key, (counts.get(key) ?? 0) + more);
  };
  for (const { key } of blocks) count(key, 1);
  for (const { key } of presets) count(key, 0);
  return [...counts].map(([key, found]) => ({ key, count: found }));
}

/** A copy without these blocks: its pages come in without them. */
export function withoutUnknownBlocks(copy: SiteCopy, schemas: BlockSchemas): SiteCopy {
  const isKnown = ({ key }: { readonly key: string }): boolean => Object.hasOwn(schemas, key);
  const blocks = copy.blocks.filter(isKnown);
  const numbers = new Set(blocks.map(({ number }) => number));
  return {
    ...copy,
    blocks,
    presets: copy.presets.filter(isKnown),
    pages: copy.pages.map((page) => ({ ...page, blocks: page.blocks.filter((one) => numbers.has(one)) })),
  };
}
