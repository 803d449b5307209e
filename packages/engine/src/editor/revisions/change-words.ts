import type { BlockSchema } from '@boardwright/blocks-schema';
import type { Translate } from '../../i18n/translate.ts';
import { choiceName, readable, settingName } from '../panel/setting-words.ts';
import { nodeOf } from '../panel/panel-schema.ts';
import { listChange, type PageChange } from './page-diff.ts';

export interface ChangeWords {
  /** What the change is, at a glance. */
  readonly sign: '+' | '−' | '~' | '↕';
  readonly text: string;
  /** The same at the block itself, which needs no name there: 'Heading changed'. */
  readonly short: string;
}

export interface Around {
  readonly t: Translate;
  readonly schemaOf: (key: string) => BlockSchema | undefined;
  /** Languages of the site, upper case. */
  readonly languages: readonly string[];
  /** The default one. */
  readonly own: string;
}

/** A change as a person says it: 'FAQ: 2 added to Questions'. */
export function changeWords(change: PageChange, around: Around): ChangeWords {
  const { t, schemaOf } = around;
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    t(`revisions.change.${key}`, values);
  const block = 'block' in change ? (schemaOf(change.block.key)?.title ?? change.block.key) : '';
  const told = (sign: ChangeWords['sign'], key: string, values: Readonly<Record<string, number>> = {}) => ({
    sign,
    text: say(key, { block, ...values }),
    short: t(`revisions.mark.${key}`, values),
  });
  const ofPage = (text: string): ChangeWords => ({ sign: '~', text, short: text });
  switch (change.kind) {
    case 'added':
      return told('+', 'added', { place: change.place });
    case 'removed':
      return told('−', 'removed');
    case 'moved':
      return told('↕', 'moved', { from: change.from, to: change.to });
    case 'setting':
      return settingWords(change, block, around);
    case 'style':
      return told('~', 'style');
    case 'scope':
      return told('~', change.block.isGlobal ? 'shared' : 'local');
    case 'type':
      return ofPage(say('type', { was: readable(change.was), now: readable(change.now) }));
    case 'path':
      return ofPage(say('path', { ...change, locale: change.locale.toUpperCase() }));
    case 'text': {
      const key = `conflict.texts.${change.name}`;
      const field = t(key) === key ? readable(change.name) : t(key);
      return ofPage(inLanguages(say('text', { field }), change.locales, around));
    }
  }
}

/** A change in some languages only names them. */
function inLanguages(words: string, locales: readonly string[], { t, languages }: Around): string {
  const isEverywhere = languages.every((locale) => locales.includes(locale));
  return isEverywhere ? words : t('revisions.change.only', { words, locales: locales.join(', ') });
}

type SettingChange = PageChange & { readonly kind: 'setting' };

function settingWords(change: SettingChange, block: string, around: Around): ChangeWords {
  const { t, schemaOf } = around;
  const { name, was, now, locales } = change;
  const schema = schemaOf(change.block.key);
  const node = schema && nodeOf(schema, name);
  const field = settingName(node, name);
  const told = (sign: ChangeWords['sign'], key: string, values = {}): ChangeWords => {
    const short = inLanguages(t(`revisions.change.${key}`, { field, ...values }), locales, around);
    return { sign, short, text: t('revisions.change.inBlock', { block, words: short }) };
  };
  if (Array.isArray(was) || Array.isArray(now)) {
    const { added, removed } = listChange(Array.isArray(was) ? was : [], Array.isArray(now) ? now : []);
    if (added === 0 && removed === 0) return told('↕', 'itemsMoved');
    if (removed === 0) return told('+', 'itemsAdded', { count: added });
    return added === 0 ? told('−', 'itemsRemoved', { count: removed }) : told('~', 'setting');
  }
  const isShort = (value: unknown): boolean =>
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    (node?.enum?.includes(value as string) ?? false);
  const preset = node?.default;
  const [from, to] = [was ?? preset, now ?? preset];
  if (!isShort(from) || !isShort(to)) return told('~', 'setting');
  const word = (value: unknown): string =>
    typeof value === 'boolean'
      ? t(value ? 'panel.on' : 'panel.off')
      : choiceName(node, value as string | number);
  return told('~', 'value', { was: word(from), now: word(to) });
}
