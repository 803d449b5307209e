import {
  boundValue,
  fittingSettings,
  migrate,
  NewerVersionError,
  type BlockSchema,
  type SettingsValidator,
} from '@boardwright/blocks-schema';
import { isOwn, type EditedBlock, type EditedSite, type Values } from '../page-editing/edited-site.ts';
import { blockOfPreset } from '../model/block-commands.ts';
import type { SchemaOf } from '../saving/to-edited-site.ts';
import { isRecord } from '../model/is-record.ts';

/** A block as it travels: as text, between pages, sites and releases. */
export interface CopiedBlock {
  readonly key: string;
  /** Of the schema its settings were written with. */
  readonly version: number;
  readonly customStyles: string;
  /** By upper-case language. */
  readonly settings: Readonly<Record<string, Values>>;
}

const marker = 'blocks';

/** Blocks as text for the clipboard: JSON that says what it is. */
export function blocksToText(blocks: readonly EditedBlock[]): string {
  const copied = blocks.map(({ key, version, customStyles, settings }): CopiedBlock => {
    const values = Object.entries(settings).flatMap(([locale, row]) =>
      isOwn(row) ? [[locale, row.values] as const] : [],
    );
    return { key, version, customStyles, settings: Object.fromEntries(values) };
  });
  return JSON.stringify({ boardwright: marker, blocks: copied }, undefined, 2);
}

function readBlock(value: unknown): CopiedBlock | undefined {
  if (!isRecord(value)) return undefined;
  const { key, version, customStyles, settings } = value;
  if (typeof key !== 'string' || !isRecord(settings)) return undefined;
  const languages = Object.entries(settings).filter(
    (entry): entry is [string, Values] => /^[A-Z]{2}(-[A-Z]{2})?$/.test(entry[0]) && isRecord(entry[1]),
  );
  return {
    key,
    version: typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : 0,
    customStyles: typeof customStyles === 'string' ? customStyles : '',
    settings: Object.fromEntries(languages),
  };
}

/** Why a text holds no blocks: it never was one of ours, or no longer is whole. */
export type Unpasted = 'foreign' | 'damaged';

/** The blocks in a text; or why there are none. */
export function blocksFromText(text: string): readonly CopiedBlock[] | Unpasted {
  // Most of what is pasted is no JSON: nothing to parse.
  if (!text.trimStart().startsWith('{') || !text.includes('"boardwright"')) return 'foreign';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Half of a copy is no copy.
    return 'damaged';
  }
  if (!isRecord(value) || !('boardwright' in value)) return 'foreign';
  if (value['boardwright'] !== marker || !Array.isArray(value['blocks'])) return 'damaged';
  const blocks = value['blocks'].flatMap((block) => readBlock(block) ?? []);
  return blocks.length === 0 ? 'damaged' : blocks;
}

/** Why a block was not pasted. */
export interface Refused {
  readonly key: string;
  readonly reason: 'unknown' | 'newer' | 'unreadable';
}

export interface Pasted {
  readonly blocks: readonly EditedBlock[];
  readonly refused: readonly Refused[];
  /** How many settings did not fit and are at their default again. */
  readonly reset: number;
  /** How many lists were longer than they may be: what fits of them is kept. */
  readonly cut: number;
}

/**
 * Copied blocks made ready for a site: lifted to today's schemas, cut to what these know, in the site's languages. A
 * language the site does not speak is left out; one that the copy lacks shows the copy's own first.
 * @param validators what checks the settings of each kind of block that was copied
 */
export function readyToPaste(
  copied: readonly CopiedBlock[],
  site: Pick<EditedSite, 'languages' | 'defaultLanguage'>,
  schemaOf: SchemaOf,
  validators: Readonly<Record<string, SettingsValidator>>,
  newId: () => number,
): Pasted {
  const refused: Refused[] = [];
  let reset = 0;
  let cut = 0;
  const blocks = copied.flatMap((block): readonly EditedBlock[] => {
    const schema = schemaOf(block.key);
    if (!schema) {
      refused.push({ key: block.key, reason: 'unknown' });
      return [];
    }
    try {
      const lifted = Object.entries(block.settings).map(([locale, values]) => {
        const fitting = fit(migrate(schema, values, block.version), schema, validators[block.key]);
        reset += fitting.reset;
        cut += fitting.cut;
        return [locale, fitting.values] as const;
      });
      const { key, customStyles } = block;
      const settings = Object.fromEntries(lifted);
      return [blockOfPreset(newId(), { key, version: schema.version, customStyles, settings }, site)];
    } catch (error) {
      // Policy: what cannot be lifted is refused in words; the other blocks are pasted.
      refused.push({ key: block.key, reason: error instanceof NewerVersionError ? 'newer' : 'unreadable' });
      return [];
    }
  });
  return { blocks, refused, reset, cut };
}

function fit(
  values: Values,
  schema: BlockSchema,
  validator: SettingsValidator | undefined,
): Pick<Pasted, 'reset' | 'cut'> & { readonly values: Values } {
  const { properties } = schema.settings;
  let cut = 0;
  const onCut = (): void => void (cut += 1);
  const known = Object.entries(values)
    .filter(([name]) => Object.hasOwn(properties, name))
    .map(([name, value]) => [name, boundValue(properties[name] as object, value, '', onCut)] as const);
  const { fitting } = fittingSettings(schema.settings, Object.fromEntries(known), (filled) =>
    validator ? validator.problemsOf(filled) : [],
  );
  return { values: fitting, reset: known.length - Object.keys(fitting).length, cut };
}
