import {
  columnCount,
  columnsOf,
  readSettings,
  type CommonSettings,
  type InColumn,
  type Problem,
  type Validate,
} from '@boardwright/blocks-schema';
import type { StoredBlock, StoredPage } from '@boardwright/api-client/contract';
import type { AnyBlock } from '../board/define-block.ts';
import type { Engine } from '../board/create-engine.ts';

/** A stored block whose settings were read in the one way. */
export interface ReadBlock {
  readonly id: number;
  readonly block: AnyBlock;
  readonly settings: unknown;
  readonly customStyles?: string | undefined;
  /** The column of another block that it stands in; without one it stands on the page itself. */
  readonly in?: InColumn | undefined;
}

export interface ReadPage {
  readonly page: StoredPage;
  readonly blocks: readonly ReadBlock[];
  /** Keys nobody declared: kept in what is stored, drawn as nothing on the site. */
  readonly unknown: readonly StoredBlock[];
  readonly problems: readonly { readonly blockId: number; readonly problem: Problem }[];
}

/**
 * Reads a stored page: each block's settings from prefix over migrations and defaults to validated values.
 * Pure; needs no clock and no network, so hosts keep the result per page and locale.
 * @param prepare run over the settings of each block once they are read: the server sanitises rich text here
 */
export function readPage(
  engine: Engine,
  page: StoredPage,
  validate: Validate,
  prepare: (block: AnyBlock, settings: unknown) => unknown = (_, settings) => settings,
): ReadPage {
  const blocks: Omit<ReadBlock, 'in'>[] = [];
  const shared = new Set<number>();
  const unknown: StoredBlock[] = [];
  const problems: { blockId: number; problem: Problem }[] = [];
  for (const stored of [...page.blocks].sort((a, b) => a.order - b.order)) {
    const block = engine.blocks.get(stored.key);
    if (!block) {
      unknown.push(stored);
      continue;
    }
    if (stored.isGlobal) shared.add(stored.id);
    const read = readSettings(block.schema, stored.settings, stored.settingsVersion, validate);
    problems.push(...read.problems.map((problem) => ({ blockId: stored.id, problem })));
    blocks.push({
      id: stored.id,
      block,
      settings: prepare(block, read.settings),
      customStyles: typeof stored.custom_styles === 'string' ? stored.custom_styles : undefined,
    });
  }
  return { page, blocks: inColumns(blocks, shared), unknown, problems };
}

/**
 * The blocks of a page with the columns they stand in.
 * @param shared those that stand on several pages: a column of one page is none on another
 */
export function inColumns(
  blocks: readonly Omit<ReadBlock, 'in'>[],
  shared: ReadonlySet<number> = new Set(),
): readonly ReadBlock[] {
  const places = columnsOf(
    blocks.map(({ id, block, settings }) => ({
      id,
      ...(!shared.has(id) && {
        column: (settings as Partial<CommonSettings>).column,
        columns: columnCount(block.schema.columns, settings as Readonly<Record<string, unknown>>),
      }),
    })),
  );
  return blocks.map((block) => {
    const place = places.get(block.id);
    return place ? { ...block, in: place } : block;
  });
}
