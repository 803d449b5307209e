import type { BlockSchema } from '@boardwright/blocks-schema';
import type { Translate } from '../../i18n/translate.ts';
import { choiceName, readable, settingName } from '../panel/setting-words.ts';
import { nodeOf } from '../panel/panel-schema.ts';
import { listChange, type PageChange } from './page-diff.ts';

export interface ChangeWords {
  /** What the change is, at a glance. */
  readonly sign: '+' | '−' | '~' | '↕';
  readonly text: string;
}

interface Around {
  readonly t: Translate;
  readonly schemaOf: (key: string) => BlockSchema | undefined;
  /** Languages of the site, upper case. */
  readonly languages: readonly string[];
}

/** A change as a person says it: 'FAQ: 2 added to Questions'. */
export function changeWords(change: PageChange, around: Around): ChangeWords {
  const { t, schemaOf } = around;
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    t(`revisions.change.${key}`, values);
  const block = 'block' in change ? (schemaOf(change.block.key)?.title ?? change.block.key) : '';
  switch (change.kind) {
    case 'added':
      return { sign: '+', text: say('added', { block, place: change.place }) };
    case 'removed':
      return { sign: '−', text: say('removed', { block }) };
    case 'moved':
      return { sign: '↕', text: say('moved', { block, from: change.from, to: change.to }) };
    case 'setting':
      return settingWords(change, block, around);
    case 'style':
      return { sign: '~', text: say('style', { block }) };
    case 'scope':
      return { sign: '~', text: say(change.block.isGlobal ? 'shared' : 'local', { block }) };
    case 'type':
      return { sign: '~', text: say('type', { was: readable(change.was), now: readable(change.now) }) };
    case 'path':
      return { sign: '~', text: say('path', { ...change, locale: change.locale.toUpperCase() }) };
    case 'text': {
      const key = `conflict.texts.${change.name}`;
      const field = t(key) === key ? readable(change.name) : t(key);
      return { sign: '~', text: inLanguages(say('text', { field }), change.locales, around) };
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
  const field = settingName(t, change.block.key, name, node?.title);
  const told = (sign: ChangeWords['sign'], key: string, values = {}): ChangeWords => ({
    sign,
    text: inLanguages(t(`revisions.change.${key}`, { block, field, ...values }), locales, around),
  });
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
      : choiceName(t, value as string | number);
  return told('~', 'value', { was: word(from), now: word(to) });
}
