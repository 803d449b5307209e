import type { defaultLocale, EveryLocale, Locale } from './locales.ts';

/** A tree of messages: leaves are sentences in i18next's syntax (`{{count}}`, plural suffixes `_one`, `_few`, `_other`). */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** Plural forms differ per language (Romanian has `_few`), so the key without its suffix is what must agree. */
export type WithoutPlural<Key> =
  Key extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : Key;
type Same<Tree> = {
  readonly [Key in keyof Tree as WithoutPlural<Key> extends Key ? Key : never]: Tree[Key] extends string
    ? string
    : Same<Tree[Key]>;
} & {
  readonly [
    Key in keyof Tree as WithoutPlural<Key> extends Key ? never : `${WithoutPlural<Key> & string}_other`
  ]: string;
} & {
  readonly [
    Key in keyof Tree as WithoutPlural<Key> extends Key ? never : `${WithoutPlural<Key> & string}_few`
  ]?: string;
} & {
  readonly [
    Key in keyof Tree as WithoutPlural<Key> extends Key ? never : `${WithoutPlural<Key> & string}_one`
  ]?: string;
};

/** English as it is written, and every other language with the same keys. */
export type Messages<Tree extends MessageTree = MessageTree> = Readonly<Record<typeof defaultLocale, Tree>> &
  Readonly<Record<Exclude<Locale, typeof defaultLocale>, Same<Tree>>>;

/**
 * Declares the messages of a block, a screen, a mail or a form. A language that lacks a key of English does not compile.
 * @returns the declaration itself: messages are a value, handed to the engine with the block.
 */
export function defineMessages<const Tree extends MessageTree>(messages: Messages<Tree>): Messages<Tree> {
  return messages;
}

/**
 * Declares sentences that a name chooses, as that of an event or a failure. One that lacks a language does not compile,
 * where it stands and nowhere else.
 */
export function defineSentences<const Name extends string>(
  sentences: Readonly<Record<Name, EveryLocale<string>>>,
): Readonly<Record<Name, EveryLocale<string>>> {
  return sentences;
}

/** Messages in the languages that somebody wrote them in, by BCP 47 tag: those of the product are {@link Messages}. */
export type BlockMessages = Readonly<Record<string, MessageTree>>;

/** What says which keys there are: English where it is written, else what all languages have. */
export type DeclaringTree<Declared extends BlockMessages> = 'en' extends keyof Declared
  ? Declared['en']
  : Declared[keyof Declared];

/**
 * Declares the messages of a block of one's own, in whatever languages one's pages have. A language that lacks a key of
 * English, or of another one where there is no English, does not compile. A page in a language that is not there reads
 * that without its region, then English, then the first.
 * @param messages by BCP 47 tag, as `{ de: { hello: 'Hallo' } }`
 */
export function defineBlockMessages<const Declared extends BlockMessages>(
  messages: Declared & { readonly [Language in keyof Declared]: Same<DeclaringTree<Declared>> },
): Declared {
  return messages;
}
