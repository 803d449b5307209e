import type { EveryLocale, SafeHtml } from '@boardwright/messages';
import type { BlockSchema } from './define-block-schema.ts';

/** A name, or a name with a sentence of help under it. */
export type Label = string | { readonly label: string; readonly help?: string };

/** What is there once a value is: settings without a default may be absent. */
type Present<Value> = Exclude<Value, undefined | null>;
/** The values that one chooses from; `never` where a text is free. */
type Choices<Value> = Value extends SafeHtml
  ? never
  : Value extends string
    ? string extends Value
      ? never
      : Value
    : never;
type ChoiceLabels<Value extends string> = Readonly<Record<Value, string>>;

/** What the fields of an object are called: each of them, so that none is drawn by its key. */
export type FieldLabels<Fields> = {
  readonly [Name in keyof Fields & string]-?: LabelOf<Present<Fields[Name]>>;
};

/** What the labels of a value hold: those of its choices, its fields or its items, whatever it is made of. */
export type LabelOf<Value> = unknown extends Value
  ? Label | LabelNode
  : [Choices<Value>] extends [never]
    ? Value extends readonly (infer Item)[]
      ? ListLabel<Present<Item>>
      : Value extends string
        ? Label
        : Value extends object
          ? Named & { readonly fields: FieldLabels<Value> }
          : Label
    : Named & { readonly choices: ChoiceLabels<Choices<Value>> };

type ListLabel<Item> = [Choices<Item>] extends [never]
  ? Item extends object
    ? Named & {
        /** What one of them is called, for 'Add question'. */
        readonly item: string;
        readonly fields: FieldLabels<Item>;
      }
    : Label
  : Named & { readonly choices: ChoiceLabels<Choices<Item>> };

interface Named {
  readonly label: string;
  readonly help?: string;
}

/** Labels of a value as they are read, whatever it is. */
export interface LabelNode extends Named {
  readonly item?: string;
  readonly choices?: Readonly<Record<string, string>>;
  readonly fields?: LabelNodes;
}
export type LabelNodes = Readonly<Record<string, string | LabelNode>>;

/** A block in one language of the editor: its name, and those of its settings. */
export interface BlockLabelsIn {
  readonly title: string;
  /** What its own tabs are called, by name, and its own group, by key. */
  readonly titles?: Readonly<Partial<Record<string, string>>>;
  readonly settings: LabelNodes;
}
/** A block in every language of the editor. */
export type BlockLabels = EveryLocale<BlockLabelsIn>;

/** What admins read of blocks in one language of the editor. */
export interface EditorLabels {
  /** The core's blocks, by block key. */
  readonly blocks: Readonly<Record<string, BlockLabelsIn>>;
  /** The settings that every block has. */
  readonly common: LabelNodes;
}

/** The names of tabs and of a group that a block has for itself: each of them, where there are any. */
type TitlesOf<Titles extends string> = [Titles] extends [never]
  ? object
  : { readonly titles: Readonly<Record<Titles, string>> };

/**
 * Declares what an admin reads of a block: its name, and the name (and help) of every setting, field and choice, and of
 * every tab and group of its own. What lacks a label in any language does not compile. Only the editor reads labels: no
 * visitor downloads them.
 */
export function defineLabels<Settings, Titles extends string>(
  _schema: BlockSchema<string, Settings, unknown, Titles>,
  labels: EveryLocale<
    { readonly title: string; readonly settings: FieldLabels<NoInfer<Settings>> } & TitlesOf<NoInfer<Titles>>
  >,
): BlockLabels {
  // The compiler compares an abstract mapped type with none; each of its values is a label.
  return labels as EveryLocale<{ readonly title: string; readonly settings: object }> as BlockLabels;
}

/** Declares the labels of fields that several blocks have, or of choices: once, for all of them. */
export function definePartLabels<Labels>(
  labels: { readonly en: Labels } & EveryLocale<NoInfer<Labels>>,
): EveryLocale<Labels> {
  return labels;
}
