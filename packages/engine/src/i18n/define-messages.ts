/** A tree of messages: leaves are sentences in i18next's syntax (`{{count}}`, plural suffixes `_one`, `_few`, `_other`). */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** The three languages the product speaks (specification §1). */
export const messageLocales = ['en', 'nl', 'ro'] as const;
export type MessageLocale = (typeof messageLocales)[number];

/** Plural forms differ per language (Romanian has `_few`), so the key without its suffix is what must agree. */
type WithoutPlural<Key> = Key extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Stem
  : Key;
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

export interface Messages<Tree extends MessageTree = MessageTree> {
  readonly en: Tree;
  readonly nl: Same<Tree>;
  readonly ro: Same<Tree>;
}

/**
 * Declares the words of a block or a part. A language that lacks a key of `en` does not compile.
 * @returns the declaration itself: messages are a value, handed to the engine with the block.
 */
export function defineMessages<const Tree extends MessageTree>(messages: Messages<Tree>): Messages<Tree> {
  return messages;
}
