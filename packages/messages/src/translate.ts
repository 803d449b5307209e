import type { Messages, MessageTree, WithoutPlural } from './define-messages.ts';
import type { MessageValues } from './interpolate.ts';
import { type EveryLocale, inLocale, localeOf } from './locales.ts';
import { lookUp } from './look-up.ts';

/** The keys of a tree, as `form.required`; of plural forms the key without its suffix. */
export type LeafPath<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${LeafPath<Tree[Key]>}`;
}[keyof Tree & string];

type Plural<Key extends string> = `${Key}_other`;
type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;
/** The names that a message has to have filled in. */
type NamesAt<Tree, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Tree
    ? NamesAt<Tree[Head], Rest>
    : never
  : Path extends keyof Tree
    ? NamesIn<Tree[Path]>
    : Plural<Path> extends keyof Tree
      ? 'count' | NamesIn<Tree[Plural<Path>]>
      : never;

/** The second argument: needed only where something is left to fill in. */
type ValuesFor<Names extends string> = [Names] extends [never]
  ? [values?: MessageValues]
  : [values: Readonly<Record<Names, string | number>>];

/** Translates the keys of one declaration; `Given` are the names whose values it knows already. */
export type TypedTranslate<Tree, Given extends string = never> = <Key extends LeafPath<Tree>>(
  key: Key,
  ...values: ValuesFor<Exclude<NamesAt<Tree, Key>, Given>>
) => string;

/** Translates a key of one declaration into a language. */
export type TranslateIn<Tree, Given extends string = never> = <Key extends LeafPath<Tree>>(
  language: string,
  key: Key,
  ...values: ValuesFor<Exclude<NamesAt<Tree, Key>, Given>>
) => string;

/** The keys of messages that have nothing filled in. */
export type WholeMessage<Tree> = {
  [Key in LeafPath<Tree>]: [NamesAt<Tree, Key>] extends [never] ? Key : never;
}[LeafPath<Tree>];

/**
 * The messages of a declaration in one language, English where the product does not speak it. A key that is not declared
 * does not compile, nor does a message whose `{{name}}` is left open.
 * @param given fills names in every message, beside what a single message is given
 */
export function translate<Tree extends MessageTree, Given extends string = never>(
  messages: Messages<Tree>,
  language: string,
  given?: Readonly<Record<Given, string | number>>,
): TypedTranslate<Tree, Given> {
  const everyLocale: EveryLocale<MessageTree> = messages;
  const look = lookUp(inLocale(everyLocale, language), localeOf(language));
  return (key, ...[values]: readonly [MessageValues?]) => look(key, given ? { ...given, ...values } : values);
}

/** As `translate`, for a sentence here and there: each call names its language. */
export function translateIn<Tree extends MessageTree, Given extends string = never>(
  messages: Messages<Tree>,
  given?: Readonly<Record<Given, string | number>>,
): TranslateIn<Tree, Given> {
  return (language, key, ...values) => translate(messages, language, given)(key, ...values);
}
