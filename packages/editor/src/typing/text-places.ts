import { kindOf, type BlockSchema } from '@boardwright/blocks-schema';
import { isRecord } from '../model/is-record.ts';
import { nodeOf } from '../panel/form-schema.ts';
import type { SettingPart } from '../panel/panel-context.ts';
import type { SettingNode } from '../panel/setting-node.ts';
import { settingName } from '../panel/setting-texts.ts';
import { withPart } from '../panel/setting-part.ts';

/** A text in a block's settings that is found where it is rendered. */
export interface TextPlace extends SettingPart {
  /**
   * `line` and `lines` are plain, `rich` is HTML. The words of a `picture` stand in no place of the page, but lead to
   * where it is.
   */
  readonly kind: 'line' | 'lines' | 'rich' | 'picture';
  /** What an admin calls it: 'Figures 2 › Label' in a list. */
  readonly label: string;
  readonly limit: number | undefined;
  readonly value: string;
  /** How many of the steps in `at` lead to what the panel has one control for: to the link of its name, to a picture. */
  readonly whole: number;
}

type Step = string | number;
type Settings = Readonly<Record<string, unknown>>;

const pictures: ReadonlySet<string | undefined> = new Set(['image', 'logo', 'backdrop', 'portrait']);

/** The texts of a block's settings, out of its schema, in the order in which the panel lists them. */
export function textPlaces(schema: BlockSchema, settings: Settings): readonly TextPlace[] {
  const names = new Set([
    ...Object.values(schema.tabs).flatMap((tab) => tab ?? []),
    ...Object.keys(schema.settings.properties),
  ]);
  const widgets: Readonly<Record<string, string>> = schema.widgets;
  const widgetAt = (name: string, at: readonly Step[]): string | undefined =>
    widgets[[name, ...at.filter((step) => typeof step === 'string')].join('.')];

  function placesIn(
    node: SettingNode,
    value: unknown,
    { name, at }: SettingPart,
    label: string,
    link?: number,
  ): readonly TextPlace[] {
    const widget = widgetAt(name, at);
    const placeOf = (kind: TextPlace['kind'], text: string): TextPlace => ({
      name,
      at,
      label,
      kind,
      limit: node.maxLength,
      value: text,
      whole: link ?? at.length,
    });
    if (typeof value === 'string') {
      if (kindOf(node) !== 'words' || node.format !== undefined) return [];
      if (widget === 'richText') return [placeOf('rich', value)];
      if (widget === 'textarea') return [placeOf('lines', value)];
      return widget ? [] : [placeOf('line', value)];
    }
    if (Array.isArray(value))
      return value.flatMap((item: unknown, index) =>
        placesIn(node.items ?? {}, item, { name, at: [...at, index] }, `${label} ${index + 1}`),
      );
    if (!isRecord(value)) return [];
    if (pictures.has(widget)) {
      const words = { ...placeOf('picture', String(value['alt'] ?? '')), at: [...at, 'alt'] };
      return value['src'] ? [words] : [];
    }
    // Of a control with parts of its own, the words of a link alone stand in the page.
    if (widget !== undefined && widget !== 'link') return [];
    return Object.entries(node.properties ?? {}).flatMap(([part, inner]) =>
      placesIn(
        inner,
        value[part],
        { name, at: [...at, part] },
        `${label} › ${settingName(inner, part)}`,
        widget === 'link' ? at.length : undefined,
      ),
    );
  }

  return [...names].flatMap((name) => {
    const node = nodeOf(schema, name);
    return placesIn(node, settings[name], { name, at: [] }, settingName(node, name));
  });
}

/** The settings with another text at a place; the same where that place is not there any more. */
export function withText(settings: Settings, { name, at }: SettingPart, text: string): Settings {
  const part = withPart(
    settings[name],
    at,
    (before) => typeof before === 'string',
    () => text,
  );
  return part === undefined ? settings : { ...settings, [name]: part };
}

/** The text at a place; undefined where that place is not there any more. */
export function textAt(settings: Settings, { name, at }: SettingPart): string | undefined {
  const part = at.reduce<unknown>((inner, step) => (inner as Settings | undefined)?.[step], settings[name]);
  return typeof part === 'string' ? part : undefined;
}

/** Whether two are the same place of a block. */
export const isSamePlace = (one: SettingPart, other: SettingPart | undefined): boolean =>
  one.name === other?.name && one.at.join() === other.at.join();
