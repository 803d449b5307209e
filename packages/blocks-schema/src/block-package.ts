import { coreSchemas } from './core-schemas.ts';
import type { BlockSchema } from './define-block-schema.ts';
import type { Fixture } from './define-fixtures.ts';
import type { BlockLabels } from './define-labels.ts';
import type { BlockDrawing } from './parts/block-drawing.ts';

/** What a block from outside is: all that the API and the writer of stories need. Loads without React. */
export interface BlockDeclaration {
  readonly schema: BlockSchema;
  readonly fixtures: Readonly<Record<string, Fixture>>;
}

/** What only the editor reads of a block from outside. */
export interface BlockForEditor {
  readonly labels: BlockLabels;
  readonly drawing?: BlockDrawing;
}

/** A block from outside as its package hands it over: next to nothing itself, each part fetched by who needs it. */
export interface BlockPackage {
  /** With a slash, which no key of the core has: `acme/map`. */
  readonly key: string;
  readonly declaration: () => Promise<BlockDeclaration>;
  /** Schema, renderer and words: fetched by a visitor's browser for pages that hold the block, as a file of its own. */
  readonly block: () => Promise<{ readonly key: string }>;
  /** Its labels in the languages of the editor, and its drawing in the list of components: no visitor fetches them. */
  readonly editor?: () => Promise<BlockForEditor>;
}

/** A package from outside does not keep to its own key: found when a process starts. */
export class BlockPackageError extends Error {
  override readonly name = 'BlockPackageError';
}

/**
 * Whether packages from outside and what they bring go together.
 * @throws BlockPackageError
 */
export function checkBlockPackages(packages: readonly BlockPackage[], keys: readonly string[]): void {
  for (const [at, { key }] of packages.entries()) {
    if (!key.includes('/')) throw new BlockPackageError(`The key '${key}' needs a slash, as in 'acme/map'`);
    if (keys[at] !== key) throw new BlockPackageError(`The package of '${key}' brings a block '${keys[at]}'`);
  }
}

/**
 * Every schema that is known: the core's, and those of packages from outside.
 * @throws BlockPackageError
 */
export async function knownSchemas(
  packages: readonly BlockPackage[],
): Promise<Readonly<Record<string, BlockSchema | undefined>>> {
  const declared = await Promise.all(packages.map((each) => each.declaration()));
  checkBlockPackages(
    packages,
    declared.map(({ schema }) => schema.key),
  );
  return {
    ...coreSchemas,
    ...Object.fromEntries(declared.map(({ schema }) => [schema.key, schema])),
  };
}
