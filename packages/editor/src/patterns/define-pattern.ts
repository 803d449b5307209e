import type { BlockDrawing, CommonSettings, coreSchemas, StoredOf } from '@boardwright/blocks-schema';
import {
  locales,
  type EveryLocale,
  type Locale,
  type Messages,
  type MessageTree,
} from '@boardwright/messages';
import type { Values } from '../page-editing/edited-site.ts';

/** The groups in which patterns are listed, in their order. */
export const patternCategories = [
  'openings',
  'content',
  'proof',
  'employers',
  'jobs',
  'people',
  'contact',
] as const;
export type PatternCategory = (typeof patternCategories)[number];

/** A block of a pattern, with its settings in every language of the product. */
export interface PatternBlock {
  readonly key: string;
  readonly settings: EveryLocale<Values>;
  /** Its words are true of any board, as a heading above the newest jobs is: they are no sample to be replaced. */
  readonly isReady: boolean;
}

/** What a pattern is called, what it is for, and other words by which it is looked for. */
export interface PatternTexts {
  readonly name: string;
  readonly purpose: string;
  readonly search: string;
}

/** A section that arrives finished: blocks one below the other, with words, pictures and a design. */
export interface Pattern {
  readonly key: string;
  readonly category: PatternCategory;
  readonly drawing: BlockDrawing;
  readonly texts: EveryLocale<PatternTexts>;
  readonly blocks: readonly PatternBlock[];
}

type Schemas = typeof coreSchemas;
type CoreKey = keyof Schemas;
/** A block's own settings, and those that every block has. */
type Settings<Key extends CoreKey> = StoredOf<Schemas[Key]> & Partial<CommonSettings>;

/** A block as it is placed in a pattern, in one language. */
export interface PlacedBlock {
  readonly key: string;
  readonly settings: Values;
  readonly isReady: boolean;
}

/** Places a block with what differs from its defaults. Its words are a sample until somebody writes other ones. */
export function place<Key extends CoreKey>(key: Key, settings: Settings<Key>): PlacedBlock {
  return { key, settings, isReady: false };
}

/** Places a block whose words are true of any board. */
export function placeReady<Key extends CoreKey>(key: Key, settings: Settings<Key>): PlacedBlock {
  return { ...place(key, settings), isReady: true };
}

/** The blocks of a declaration in every language: they differ in their words alone. */
export function blocksIn<Words>(
  messages: Readonly<Record<Locale, Words>>,
  make: (words: Words) => readonly PlacedBlock[],
): readonly PatternBlock[] {
  const made = Object.fromEntries(locales.map((locale) => [locale, make(messages[locale])])) as EveryLocale<
    readonly PlacedBlock[]
  >;
  return made.en.map(({ key, isReady }, at) => ({
    key,
    isReady,
    settings: Object.fromEntries(
      locales.map((locale) => [locale, made[locale][at]?.settings ?? {}]),
    ) as EveryLocale<Values>,
  }));
}

/**
 * Declares a pattern.
 * @param declaration `messages` are what it is called and what its blocks say, `blocks` puts these into settings: design
 * is stated once for all languages
 */
export function definePattern<const Tree extends MessageTree & PatternTexts>({
  messages,
  blocks,
  ...declaration
}: Pick<Pattern, 'key' | 'category' | 'drawing'> & {
  readonly messages: Messages<Tree>;
  readonly blocks: (words: Messages<Tree>['nl']) => readonly PlacedBlock[];
}): Pattern {
  const every = messages as unknown as EveryLocale<PatternTexts & Messages<Tree>['nl']>;
  const texts = Object.fromEntries(
    locales.map((locale) => {
      const { name, purpose, search } = every[locale];
      return [locale, { name, purpose, search }];
    }),
  ) as unknown as EveryLocale<PatternTexts>;
  return { ...declaration, texts, blocks: blocksIn(every, blocks) };
}
