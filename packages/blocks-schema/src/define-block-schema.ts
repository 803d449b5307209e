import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { SafeHtml } from '@boardwright/messages';
import { anchor } from './parts/anchor.ts';
import { blockColumn } from './parts/block-column.ts';
import { blockVisibility } from './parts/block-visibility.ts';
import type { BlockIcon } from './parts/block-icon.ts';
import { inlineReferences } from './stored/inline-references.ts';

/** The editor's tabs, as the specification names them (§2 'Editor'). */
export const editorTabs = [
  'layout',
  'content',
  'design',
  'dataSource',
  'configuration',
  'cookies',
  'listView',
  'detailsView',
  'segmentFilters',
  'applyModal',
  'customStyle',
] as const;
export type EditorTab = (typeof editorTabs)[number];

/** Controls that a field's type alone does not choose. */
export const widgetNames = [
  'richText',
  'color',
  'image',
  /** A picture whose words are read only where the name does not stand beside it. */
  'logo',
  /** A picture behind text, that may have words and needs none. */
  'backdrop',
  /** A picture beside the name of what it shows: its words are never read. */
  'portrait',
  /** A video of the site's library, by its address. */
  'video',
  'link',
  'pageLink',
  'icon',
  'slider',
  'html',
  'css',
  'textarea',
  'segmentGroups',
  'segmentGroup',
  'jobQuery',
  'fieldOrder',
  'multiSelect',
] as const;
export type Widget = (typeof widgetNames)[number];
/** A control that a block from outside brings: the slash keeps it from ever meeting one of the editor's. */
export type OwnWidget = `${string}/${string}`;

export const isOwnWidget = (widget: string): widget is OwnWidget => widget.includes('/');

/** Where the component list of the editor shows a block. */
export type BlockGroup =
  | 'structure'
  | 'content'
  | 'jobs'
  | 'organisations'
  | 'candidates'
  | 'account'
  | 'shop';

/** A group of a block from outside: blocks that name the same key stand together in it. */
export interface NamedGroup<Key extends string = string> {
  /** With a slash, which no group of the editor has: `acme/maps`. */
  readonly key: Key;
  /** What it is called where the block's labels do not say it. */
  readonly title: string;
}

export interface ObjectSchema {
  readonly type: 'object';
  readonly additionalProperties: false;
  readonly properties: Readonly<Record<string, JSONSchema>>;
  readonly required?: readonly string[];
  /** Schemas that others refer to, as `#/definitions/name`. */
  readonly definitions?: Readonly<Record<string, JSONSchema>>;
  /** What has to hold of the settings together. */
  readonly allOf?: readonly JSONSchema[];
  readonly anyOf?: readonly JSONSchema[];
  readonly oneOf?: readonly JSONSchema[];
  readonly if?: JSONSchema;
  readonly then?: JSONSchema;
  readonly else?: JSONSchema;
  readonly dependencies?: Readonly<Record<string, JSONSchema | readonly string[]>>;
}

/** Settings that every block has, whatever it shows: declared here, and the page that draws the blocks heeds them. */
export const commonSettings = { anchor, visibility: blockVisibility, column: blockColumn } as const;
/** Those of them that no tab of the editor's panel has: a block is put into a column where it stands on the page. */
export const placedSettings: readonly string[] = ['column' satisfies keyof typeof commonSettings];
const panelSettings = Object.keys(commonSettings).filter((name) => !placedSettings.includes(name));
/** The controls of these, as `widgets` names a block's own. */
const commonWidgets = {
  'visibility.hiddenFor': 'multiSelect',
  'visibility.hiddenOn': 'multiSelect',
} as const satisfies Readonly<Record<string, Widget>>;
/** What a page reads of any block's settings. */
export type CommonSettings = FromSchema<{
  readonly type: 'object';
  readonly properties: typeof commonSettings;
}>;

/** What both a page and its blocks can say of it to search engines and networks. */
export type HeadPart = 'title' | 'description' | 'image';

/** Lifts settings stored at one version to the next. Must not change its argument. */
export type Migration = (settings: Readonly<Record<string, unknown>>) => Record<string, unknown>;

type Below<Path, Key> = Key extends string ? (Path extends `${Key}.${infer Rest}` ? Rest : never) : never;
/** Settings whose texts at these paths are sanitised markup: what a page hands to a block. */
type WithSafeHtml<Value, Path> = [Path] extends [never]
  ? Value
  : Value extends readonly (infer Item)[]
    ? WithSafeHtml<Item, Path>[]
    : Value extends object
      ? {
          [Key in keyof Value]: Key extends Path
            ? Value[Key] & SafeHtml
            : WithSafeHtml<Value[Key], Below<Path, Key>>;
        }
      : Value;
/** The paths of a block's rich texts. */
type RichTextOf<Widgets> = {
  [Path in keyof Widgets]: Widgets[Path] extends 'richText' ? Path : never;
}[keyof Widgets];

declare const settingsType: unique symbol;

/**
 * What a block IS, without what it looks like. `Settings` (defaults filled in, rich texts sanitised) and `Stored` (defaults may be absent)
 * were inferred once, at the declaration; they are type only.
 */
export interface BlockSchema<
  Key extends string = string,
  Settings = unknown,
  Stored = unknown,
  Titles extends string = string,
> {
  readonly key: Key;
  readonly title: string;
  readonly group: BlockGroup | NamedGroup;
  /** What the editor shows it by: in the outline, on its panel, at its mark on the page. */
  readonly icon: BlockIcon;
  readonly settings: ObjectSchema;
  /** Each property in exactly one tab, but for the column it stands in: that is chosen on the page. */
  readonly tabs: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Tabs that the editor does not have, and what each is called where the block's labels do not say it. */
  readonly tabTitles?: Readonly<Partial<Record<string, string>>>;
  /** Controls by property name; inside lists `links.link`. */
  readonly widgets: Readonly<Record<string, Widget | OwnWidget>>;
  /** Names on the page that the block itself gives to its parts, and links may lead to. */
  readonly anchors?: readonly string[];
  /** Lists of which a number says how many are shown: the list's name, and the number's. */
  readonly counts?: Readonly<Partial<Record<string, string>>>;
  /** Of a block that holds other blocks in columns: the setting, an integer, that says how many. */
  readonly columns?: string;
  /** What the page says in place of a text that is empty: a key of the block's own messages, by setting. */
  readonly fallbacks?: Readonly<Partial<Record<string, string>>>;
  /** What of the document's head it says in place of the page's own settings, where it has it. */
  readonly inHead?: readonly HeadPart[];
  /** Keys of other blocks of the page whose settings its data depends on. */
  readonly reads?: readonly string[];
  readonly migrations: readonly Migration[];
  /** How many migrations there are: settings stored now carry this number. */
  readonly version: number;
  /** `titles`: its own tabs and group, which its labels name. */
  readonly [settingsType]?: { readonly filled: Settings; readonly stored: Stored; readonly titles: Titles };
}
export type SettingsOf<B> = B extends BlockSchema<string, infer Settings> ? Settings : never;
export type StoredOf<B> = B extends BlockSchema<string, infer _S, infer Stored> ? Stored : never;
export type KeyOf<B> = B extends BlockSchema<infer Key> ? Key : never;

/**
 * Declares a block's settings. Everything else derives from it: types, defaults, validation, the editor's panel,
 * stories and docs. Every block gets the common settings beside its own. Keys of the core have no slash, a stranger's key has one (`acme/map`).
 */
export function defineBlockSchema<
  const Key extends string,
  const S extends ObjectSchema,
  const Widgets extends Readonly<
    Partial<
      Record<
        (keyof S['properties'] & string) | `${keyof S['properties'] & string}.${string}`,
        Widget | OwnWidget
      >
    >
  > = never,
  Settings = WithSafeHtml<FromSchema<S>, RichTextOf<Widgets>>,
  Stored = FromSchema<S, { keepDefaultedPropertiesOptional: true }>,
  const Tab extends string = never,
  const Group extends string = never,
>(declaration: {
  readonly key: Key;
  readonly title: string;
  readonly group: BlockGroup | NamedGroup<Group>;
  readonly icon: BlockIcon;
  readonly settings: S;
  /** Each setting in one of them; all of them are content where none are named. */
  readonly tabs?: Readonly<
    Partial<Record<EditorTab | NoInfer<Tab>, readonly (keyof S['properties'] & string)[]>>
  >;
  readonly tabTitles?: Readonly<Record<Tab, string>>;
  readonly widgets?: Widgets;
  readonly anchors?: readonly string[];
  readonly counts?: Readonly<Partial<Record<keyof S['properties'] & string, keyof S['properties'] & string>>>;
  readonly columns?: keyof S['properties'] & string;
  readonly fallbacks?: Readonly<Partial<Record<keyof S['properties'] & string, string>>>;
  readonly inHead?: readonly HeadPart[];
  readonly reads?: readonly string[];
  readonly migrations?: readonly Migration[];
}): BlockSchema<Key, Settings, Stored, Tab | Group> {
  const { settings, widgets, migrations = [], ...rest } = declaration;
  const tabs: BlockSchema['tabs'] = declaration.tabs ?? { content: Object.keys(settings.properties) };
  return {
    ...rest,
    settings: inlineReferences({
      ...settings,
      properties: { ...settings.properties, ...commonSettings },
    }),
    tabs: { ...tabs, configuration: [...(tabs['configuration'] ?? []), ...panelSettings] },
    widgets: { ...commonWidgets, ...(widgets as Record<string, Widget | OwnWidget> | undefined) },
    migrations,
    version: migrations.length,
  };
}
