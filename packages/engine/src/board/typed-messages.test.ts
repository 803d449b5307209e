import { defineBlockSchema } from '@boardwright/blocks-schema';
import { defineMessages, locales, type Locale, type MessageKey } from '@boardwright/messages';
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
const english = { heading: 'Clock', status: { early: 'Early', late: 'Late' } };
// In every language that there is or will be: nobody translates what is made up here.
const messages = defineMessages(
  Object.fromEntries(locales.map((locale) => [locale, english])) as Record<Locale, typeof english>,
);
type ClockKey = MessageKey<typeof messages>;
type ClockProps = BlockProps<unknown, undefined, ClockKey>;
const t: Translate<ClockKey> = (key) => key;

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
  // @ts-expect-error who gives it less than it reads
  const less: Translate<'heading'> = (key: 'status.late') => key;
  expect(less('heading')).toBe('heading');
});
