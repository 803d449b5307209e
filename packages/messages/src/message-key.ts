import type { BlockMessages, DeclaringTree, WithoutPlural } from './define-messages.ts';
import type { MessageValues } from './interpolate.ts';

/** The names that are filled in in a text, one behind the other: `{{site}}{{name}}`. */
type Marks<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? `{{${Name}}}${Marks<Rest>}`
  : '';

type Signature<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Key extends `${infer Stem}_other`
      ? `${Stem}{{count}}${Marks<Tree[Key]>}`
      : WithoutPlural<Key> extends Key
        ? `${Key}${Marks<Tree[Key]>}`
        : never
    : `${Key}.${Signature<Tree[Key]>}`;
}[keyof Tree & string];

/**
 * What `t` of a declaration takes: each message by its key and the names that are filled in in it, as `form.required`,
 * `hello{{name}}` and, of plural forms, `jobs{{count}}{{site}}`. A part names those that it reads in the same way.
 */
export type MessageKey<Declared extends BlockMessages> = Signature<DeclaringTree<Declared>>;

/** What stands below one of the keys, as `email` of `form.email`: for a key that is put together at run time. */
export type KeyBelow<Prefix extends string, Key extends string> = Key extends `${Prefix}.${infer End}`
  ? End
  : never;

/** A message in which something is filled in. */
type Open = `${string}{{${string}`;
/** Those in which nothing is filled in, which are their keys and nothing else. */
export type WholeKey<Key extends string> = Exclude<Key, Open>;

type NamesIn<Tail extends string> = Tail extends `${infer Name}}}{{${infer Rest}`
  ? Name | NamesIn<Rest>
  : Tail extends `${infer Name}}}`
    ? Name
    : never;
type Values<Name extends string> = { readonly [Each in Name]: string | number };
type OpenCall<Key extends string> = Key extends `${infer Path}{{${infer Tail}`
  ? [key: Path, values: Values<NamesIn<Tail>>]
  : never;

/**
 * What `t` is called with: a key, and the values that its message has filled in. Written at the call they are those and no
 * others; where the key is one of several, whose messages take different names, the values of all of them are made before.
 */
export type TranslateCall<Key extends string> =
  | [key: WholeKey<Key>, values?: MessageValues]
  | OpenCall<Extract<Key, Open>>;

/**
 * Translates a message of those it knows, by its key: `values` fill `{{name}}`, `count` chooses the plural. Whoever knows
 * more messages can be given where fewer are read.
 */
export type Translate<Key extends string = string> = (...call: TranslateCall<Key>) => string;

/** The keys alone, without the names that are filled in. */
export type PathOf<Key extends string> = Key extends `${infer Path}{{${string}` ? Path : Key;

/** The names that the messages of one or several keys have filled in. */
type NamesOf<Key extends string, Path extends string> = Key extends `${Path}{{${infer Tail}`
  ? NamesIn<Tail>
  : never;

/**
 * Translates one of several messages, more than a call of `t` tells apart: `values` are those of all that it may be, and no
 * others.
 */
export function translateOneOf<Key extends string, Path extends PathOf<Key>>(
  t: Translate<Key>,
  key: Path,
  values: { readonly [Name in NamesOf<Key, Path>]: string | number },
): string {
  return (t as Translate)(key, values);
}

/** Translates the messages below one of the keys, by what stands below it. */
export function translateBelow<Key extends string, Prefix extends string>(
  t: Translate<Key>,
  prefix: Prefix,
): Translate<KeyBelow<Prefix, Key>> {
  const below: Translate = (key, values) => (t as Translate)(`${prefix}.${key}`, values);
  return below;
}
