import { kindOf, type BlockSchema } from '@boardwright/blocks-schema';
import { isRecord } from '../model/is-record.ts';
import { nodeOf } from '../panel/form-schema.ts';
import type { SettingPart } from '../panel/panel-context.ts';
import type { SettingNode } from '../panel/setting-node.ts';
import { settingName } from '../panel/setting-texts.ts';
import { withPart } from '../panel/setting-part.ts';

/** A plain text in a block's settings. */
export interface TextPlace extends SettingPart {
  /** What an admin calls it: 'Figures 2 › Label' in a list. */
  readonly label: string;
  readonly limit: number | undefined;
  /** Whether it may have several lines. */
  readonly isLong: boolean;
  readonly value: string;
}

type Step = string | number;
type Settings = Readonly<Record<string, unknown>>;

/** The plain texts of a block's settings, out of its schema, in the order in which the panel lists them. */
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
    name: string,
    at: readonly Step[],
    label: string,
  ): readonly TextPlace[] {
    const widget = widgetAt(name, at);
    if (typeof value === 'string') {
      const isText =
        kindOf(node) === 'words' && node.format === undefined && (!widget || widget === 'textarea');
      const isLong = widget === 'textarea';
      return isText ? [{ name, at, label, limit: node.maxLength, isLong, value }] : [];
    }
    if (Array.isArray(value))
      return value.flatMap((item: unknown, index) =>
        placesIn(node.items ?? {}, item, name, [...at, index], `${label} ${index + 1}`),
      );
    // Of a control with parts of its own, as a picture's, the words of a link alone stand in the page.
    if (!isRecord(value) || (widget !== undefined && widget !== 'link')) return [];
    return Object.entries(node.properties ?? {}).flatMap(([part, inner]) =>
      placesIn(inner, value[part], name, [...at, part], `${label} › ${settingName(inner, part)}`),
    );
  }

  return [...names].flatMap((name) => {
    const node = nodeOf(schema, name);
    return placesIn(node, settings[name], name, [], settingName(node, name));
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

/** Signs without a width that no keyboard has. */
const [zero, one, begin, end] = ['\u2061', '\u2062', '\u2063', '\u2064'] as const;
const marked = new RegExp(`^${begin}([${zero}${one}]+)${end}[^]*${end}${begin}$`);

/** The settings with each text between marks by which it is found where it is rendered. */
export function markedSettings(settings: Settings, places: readonly TextPlace[]): Settings {
  return places.reduce((all, place, index) => {
    if (place.value === '') return all;
    const number = [...index.toString(2)].map((bit) => (bit === '0' ? zero : one)).join('');
    return withText(all, place, `${begin}${number}${end}${place.value}${end}${begin}`);
  }, settings);
}

/** Which of the texts this is as it was rendered: a whole one, no part of a sentence. */
export function markedIndex(rendered: string): number | undefined {
  const bits = marked.exec(rendered)?.[1];
  return bits === undefined
    ? undefined
    : Number.parseInt([...bits].map((bit) => (bit === one ? '1' : '0')).join(''), 2);
}
