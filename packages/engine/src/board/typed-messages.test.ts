import { defineBlockSchema } from '@boardwright/blocks-schema';
import {
  defineMessages,
  locales,
  lookUp,
  translateBelow,
  translateOneOf,
  type Locale,
  type MessageKey,
} from '@boardwright/messages';
import { expect, it } from 'vitest';
import type { Translate } from '@boardwright/ui/translate';
import { defineBlock, type AnyBlock, type BlockContext, type BlockProps } from './define-block.ts';

const schema = defineBlockSchema({
  key: 'acme/clock',
  title: 'Clock',
  group: 'content',
  icon: 'puzzle',
  settings: { type: 'object', additionalProperties: false, properties: {} },
  tabs: {},
});
const english = {
  heading: 'Clock',
  status: { early: 'Early', late: 'Late' },
  set: { by: 'Set by {{name}}', on: 'Set by {{name}} on {{day}}' },
  hours_one: '{{count}} hour in {{place}}',
  hours_other: '{{count}} hours in {{place}}',
} as const;
// In every language that there is or will be: nobody translates what is made up here.
const messages = defineMessages(
  Object.fromEntries(locales.map((locale) => [locale, english])) as Record<Locale, typeof english>,
);
type ClockKey = MessageKey<typeof messages>;
type ClockProps = BlockProps<unknown, undefined, ClockKey>;
const t: Translate<ClockKey> = lookUp(undefined, 'en');

it('does not compile where a renderer asks for a message that its block does not declare', () => {
  const Renderer = ({ t: read }: ClockProps) => {
    // @ts-expect-error there is no such message
    read('headline');
    // @ts-expect-error that is a tree of them
    read('status');
    return read('heading');
  };
  const block: AnyBlock = defineBlock(schema, { Renderer, messages });
  expect(block.key).toBe('acme/clock');
  const Stranger = (props: BlockProps<unknown, undefined, 'heading' | 'subheading'>) => props.t('subheading');
  // @ts-expect-error it reads a message that these are not
  expect(defineBlock(schema, { Renderer: Stranger, messages }).key).toBe('acme/clock');
  const unnamed = ({ t: read }: BlockProps) =>
    // @ts-expect-error a renderer says which messages it reads
    read('heading');
  expect(defineBlock(schema, { Renderer: unnamed, messages }).key).toBe('acme/clock');
});

it('checks keys that are put together at run time, by what they are put together of', () => {
  const known = (state: 'early' | 'late') => t(`status.${state}`);
  expect(known('early')).toBe('status.early');
  // @ts-expect-error one of the states has no message
  const unknown = (state: 'early' | 'never') => t(`status.${state}`);
  expect(unknown('early')).toBe('status.early');
  // @ts-expect-error any word at all
  const any = (state: string) => t(`status.${state}`);
  expect(any('late')).toBe('status.late');
});

it('checks what loads, heads and acts, written in the declaration or apart', () => {
  const load = async ({ t: read }: BlockContext<'heading'>) => read('heading');
  const block = defineBlock(schema, {
    messages,
    load: async (_settings, context) => load(context),
    head: (_data, { t: read }) => ({
      title: read('heading'),
      // @ts-expect-error there is no such message
      description: read('description'),
    }),
    actions: {
      // @ts-expect-error there is no such message
      wind: { method: 'POST', run: async (_form, context) => ({ ok: false, message: context.t('wound') }) },
    },
    Renderer: ({ data }) => data,
  });
  expect(Object.keys(block.actions ?? {})).toEqual(['wind']);
});

it('gives a part only what it reads', () => {
  const part = (read: Translate<'heading'>) => read('heading');
  expect(part(t)).toBe('heading');
  const late: Translate<'status.late'> = t;
  // @ts-expect-error who gives it less than it reads
  const less: Translate<'heading'> = late;
  expect(less('heading')).toBe('heading');
  const counts = (read: Translate<'hours{{place}}{{count}}'>) => read('hours', { count: 2, place: 'Assen' });
  expect(counts(t)).toBe('hours');
  const names = (read: Translate<'set.by{{whom}}'>) => read('set.by', { whom: 'Ana' });
  // @ts-expect-error that message has another name filled in
  expect(names(t)).toBe('set.by');
});

it('asks for the names that a message has filled in, and for no others', () => {
  expect(t('set.by', { name: 'Ana' })).toBe('set.by');
  expect(t('hours', { count: 2, place: 'Assen' })).toBe('hours');
  // @ts-expect-error nothing is filled in
  expect(t('set.by')).toBe('set.by');
  // @ts-expect-error another name
  expect(t('set.by', { nam: 'Ana' })).toBe('set.by');
  // @ts-expect-error one name is left open
  expect(t('set.on', { name: 'Ana' })).toBe('set.on');
  // @ts-expect-error one more than it has
  expect(t('set.by', { name: 'Ana', day: 'today' })).toBe('set.by');
  // @ts-expect-error which of the plurals is left open
  expect(t('hours', { place: 'Assen' })).toBe('hours');
});

it('asks for the names of all messages that a key may be of', () => {
  const values = { name: 'Ana', day: 'today' };
  const known = (what: 'by' | 'on') => t(`set.${what}`, values);
  expect(known('by')).toBe('set.by');
  const { name } = values;
  // @ts-expect-error one of them has a day as well
  const less = (what: 'by' | 'on') => t(`set.${what}`, { name });
  expect(less('by')).toBe('set.by');
  const below = translateBelow(t, 'set');
  expect(below('by', { name })).toBe('set.by');
  // @ts-expect-error also below a key
  expect(below('by', { day: 'today' })).toBe('set.by');
});

it('takes one of many messages with the names of all of them', () => {
  const of = (key: 'heading' | 'set.by' | 'set.on', day: string) =>
    translateOneOf(t, key, { name: 'Ana', day });
  expect(of('set.on', 'today')).toBe('set.on');
  // @ts-expect-error there is no such message
  expect(translateOneOf(t, 'set.at', { name: 'Ana' })).toBe('set.at');
  // @ts-expect-error one of them has a day as well
  const less = (key: 'set.by' | 'set.on') => translateOneOf(t, key, { name: 'Ana' });
  expect(less('set.by')).toBe('set.by');
  // @ts-expect-error none of them has a place
  const more = (key: 'heading' | 'set.by') => translateOneOf(t, key, { name: 'Ana', place: 'Assen' });
  expect(more('heading')).toBe('heading');
});
