import { namedMessage } from '@boardwright/ui/named-message';
import type { BlockSchema } from '@boardwright/blocks-schema';
import type { useRevisionMessages } from './use-revision-messages.ts';
import type { EditorTranslate } from '../editor.messages.ts';
import { choiceName, readable, settingName } from '../panel/setting-texts.ts';
import { nodeOf } from '../panel/form-schema.ts';
import { listChange, type PageChange } from './page-diff.ts';
import { kindName } from '../saving/site-pages.ts';

export interface ChangeText {
  /** What the change is, at a glance. */
  readonly sign: '+' | '−' | '~' | '↕';
  readonly text: string;
  /** The same at the block itself, which needs no name there: 'Heading changed'. */
  readonly short: string;
}

type RevisionTranslate = ReturnType<typeof useRevisionMessages>;

export interface Around {
  readonly t: EditorTranslate;
  readonly revisionT: RevisionTranslate;
  readonly schemaOf: (key: string) => BlockSchema | undefined;
  /** Languages of the site, upper case. */
  readonly languages: readonly string[];
  /** The default one. */
  readonly own: string;
}

/** A change as a person says it: 'FAQ: 2 added to Questions'. */
export function changeText(change: PageChange, around: Around): ChangeText {
  const { t, revisionT, schemaOf } = around;
  const block = 'block' in change ? (schemaOf(change.block.key)?.title ?? change.block.key) : '';
  const describe = (
    sign: ChangeText['sign'],
    key: 'added' | 'removed' | 'moved' | 'style' | 'shared' | 'local',
    values: Readonly<Record<string, number>> = {},
  ) => ({
    sign,
    text: namedMessage(revisionT, `change.${key}`, { block, ...values }) ?? key,
    short: namedMessage(revisionT, `mark.${key}`, values) ?? key,
  });
  const ofPage = (text: string): ChangeText => ({ sign: '~', text, short: text });
  switch (change.kind) {
    case 'added':
      return describe('+', 'added', { place: change.place });
    case 'removed':
      return describe('−', 'removed');
    case 'moved':
      return describe('↕', 'moved', { from: change.from, to: change.to });
    case 'setting':
      return settingText(change, block, around);
    case 'style':
      return describe('~', 'style');
    case 'scope':
      return describe('~', change.block.isGlobal ? 'shared' : 'local');
    case 'type':
      return ofPage(revisionT('change.type', { was: kindName(change.was, t), now: kindName(change.now, t) }));
    case 'path':
      return ofPage(revisionT('change.path', { ...change, locale: change.locale.toUpperCase() }));
    case 'text': {
      const field = namedMessage(t, `conflict.texts.${change.name}`) ?? readable(change.name);
      return ofPage(inLanguages(revisionT('change.text', { field }), change.locales, around));
    }
  }
}

/** A change in some languages only names them. */
function inLanguages(text: string, locales: readonly string[], { revisionT, languages }: Around): string {
  const isEverywhere = languages.every((locale) => locales.includes(locale));
  return isEverywhere ? text : revisionT('change.only', { change: text, locales: locales.join(', ') });
}

type SettingChange = PageChange & { readonly kind: 'setting' };

function settingText(change: SettingChange, block: string, around: Around): ChangeText {
  const { t, revisionT, schemaOf } = around;
  const { name, was, now, locales } = change;
  const schema = schemaOf(change.block.key);
  const node = schema && nodeOf(schema, name);
  const field = settingName(node, name);
  const describe = (
    sign: ChangeText['sign'],
    key: 'itemsMoved' | 'itemsAdded' | 'itemsRemoved' | 'setting' | 'value',
    values: Readonly<Record<string, string | number>> = {},
  ): ChangeText => {
    const short = inLanguages(
      namedMessage(revisionT, `change.${key}`, { field, ...values }) ?? field,
      locales,
      around,
    );
    return { sign, short, text: revisionT('change.inBlock', { block, change: short }) };
  };
  if (Array.isArray(was) || Array.isArray(now)) {
    const { added, removed } = listChange(Array.isArray(was) ? was : [], Array.isArray(now) ? now : []);
    if (added === 0 && removed === 0) return describe('↕', 'itemsMoved');
    if (removed === 0) return describe('+', 'itemsAdded', { count: added });
    return added === 0 ? describe('−', 'itemsRemoved', { count: removed }) : describe('~', 'setting');
  }
  const isShort = (value: unknown): boolean =>
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    (node?.enum?.includes(value as string) ?? false);
  const defaultValue = node?.default;
  const [from, to] = [was ?? defaultValue, now ?? defaultValue];
  if (!isShort(from) || !isShort(to)) return describe('~', 'setting');
  const word = (value: unknown): string =>
    typeof value === 'boolean'
      ? t(value ? 'panel.on' : 'panel.off')
      : choiceName(node, value as string | number);
  return describe('~', 'value', { was: word(from), now: word(to) });
}
