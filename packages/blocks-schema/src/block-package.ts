import { coreSchemas } from './core-schemas.ts';
import { isOwnWidget, type BlockSchema, type OwnWidget } from './define-block-schema.ts';
import type { Fixture } from './define-fixtures.ts';
import type { BlockLabels } from './define-labels.ts';
import type { BlockDrawing } from './parts/block-drawing.ts';

/** What a block from outside is: all that the API and the writer of stories need. Loads without React. */
export interface BlockDeclaration {
  readonly schema: BlockSchema;
  readonly fixtures: Readonly<Record<string, Fixture>>;
}

/** What a widget from outside is given: what it shows, and how the field around it calls and judges it. */
export interface OwnWidgetProps<Value = unknown> {
  readonly id: string;
  /** As the setting's schema has it; undefined where nothing is set. */
  readonly value: Value | undefined;
  /** Writes at once, as the editor's own controls do; undefined takes the setting back to its default. */
  onChange(value: Value | undefined): void;
  /** The setting's name in the editor's language. */
  readonly label: string;
  /** Ids for `aria-labelledby` and `aria-describedby`, while there are such elements. */
  readonly labelledBy: string | undefined;
  readonly describedBy: string | undefined;
  /** What it holds is not valid: for `aria-invalid`. */
  readonly invalid: boolean;
  /** The language of the editor. */
  readonly locale: string;
}

/** A React component; what one value is to another, its package knows. */
export type OwnWidgetControl = (props: OwnWidgetProps<never>) => unknown;

/** What only the editor reads of a block from outside. */
export interface BlockForEditor {
  readonly labels: BlockLabels;
  readonly drawing?: BlockDrawing;
  /** The controls that its schema names, as `acme/zoom`. */
  readonly widgets?: Readonly<Record<OwnWidget, OwnWidgetControl>>;
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

/** As much of a package as tells what its block can be set to. */
export type DeclaredPackage = Pick<BlockPackage, 'key' | 'declaration'>;

/** A package from outside does not keep to its own key: found when a process starts. */
export class BlockPackageError extends Error {
  override readonly name = 'BlockPackageError';
}

/**
 * Whether packages from outside and what they bring go together.
 * @throws BlockPackageError
 */
export function checkBlockPackages(
  packages: readonly Pick<BlockPackage, 'key'>[],
  keys: readonly string[],
): void {
  for (const [at, { key }] of packages.entries()) {
    if (!key.includes('/')) throw new BlockPackageError(`The key '${key}' needs a slash, as in 'acme/map'`);
    if (keys[at] !== key)
      throw new BlockPackageError(
        `The package of '${key}' brings a block '${keys[at]}': give its entry and its schema the same key`,
      );
    if (keys.indexOf(key) !== at)
      throw new BlockPackageError(`Two blocks have the key '${key}': give one of them another`);
  }
}

/**
 * Whether a block from outside brings each control that its schema names.
 * @throws BlockPackageError
 */
export function checkOwnWidgets(schema: BlockSchema, widgets: BlockForEditor['widgets'] = {}): void {
  for (const [setting, widget] of Object.entries(schema.widgets))
    if (isOwnWidget(widget) && !Object.hasOwn(widgets, widget))
      throw new BlockPackageError(
        `The block '${schema.key}' draws '${setting}' by '${widget}', which its package does not bring`,
      );
}

/** Schemas by the keys of their blocks. */
export type BlockSchemas = Readonly<Record<string, BlockSchema | undefined>>;

/**
 * Every schema that is known: the core's, and those of packages from outside.
 * @throws BlockPackageError
 */
export async function knownSchemas(packages: readonly DeclaredPackage[]): Promise<BlockSchemas> {
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
