import { checkBlockPackages, checkOwnWidgets, type BlockPackage } from '@boardwright/blocks-schema';
import type { AnyBlock, DeclaredBlock } from './board/define-block.ts';
import type { AnyRenderer } from './page/renderers.ts';

const fetched = async (each: BlockPackage): Promise<AnyBlock> =>
  // What fits together in it was checked where its package declared it.
  (await each.block()) as AnyBlock;

/**
 * The blocks of packages from outside, for `createEngine`.
 * @throws BlockPackageError when one brings another block than it says
 */
export async function packagedBlocks(packages: readonly BlockPackage[]): Promise<readonly AnyBlock[]> {
  const blocks = await Promise.all(packages.map(fetched));
  checkBlockPackages(
    packages,
    blocks.map(({ key }) => key),
  );
  return blocks;
}

/**
 * The same with what only the editor reads of them: labels, drawings and widgets.
 * @throws BlockPackageError when one brings another block than it says, or lacks a widget that its schema names
 */
export async function packagedForEditor(
  packages: readonly BlockPackage[],
): Promise<readonly (AnyBlock & DeclaredBlock)[]> {
  const [blocks, forEditor] = await Promise.all([
    packagedBlocks(packages),
    Promise.all(packages.map(async (each) => await each.editor?.())),
  ]);
  return blocks.map((block, at) => {
    checkOwnWidgets(block.schema, forEditor[at]?.widgets);
    return { ...block, ...forEditor[at] };
  });
}

/** Their renderers by block key, each fetched when a page needs it: as `coreRenderers`. */
export function packagedRenderers(
  packages: readonly BlockPackage[],
): Readonly<Record<string, () => Promise<AnyRenderer>>> {
  return Object.fromEntries(
    packages.map((each) => [each.key, async () => (await fetched(each)).Renderer as AnyRenderer]),
  );
}
