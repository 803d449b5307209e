import { BlockPackageError, defineBlockSchema, defineLabels, knownSchemas } from '@boardwright/blocks-schema';
import { type EveryLocale, locales } from '@boardwright/messages';
import { describe, expect, it } from 'vitest';
import { coreBlocks } from './blocks/core-blocks.ts';
import { createEngine, DuplicateBlockError } from './board/create-engine.ts';
import { defineBlock } from './board/define-block.ts';
import { packagedBlocks, packagedForEditor, packagedRenderers } from './packaged-blocks.ts';

const named = { title: 'Clock', settings: {} };
/** The same in each language. */
const inEvery = <Value>(value: Value) =>
  Object.fromEntries(locales.map((locale) => [locale, value])) as EveryLocale<Value>;

const packaged = (key: string, brings = key) => {
  const schema = defineBlockSchema({
    key: brings,
    title: 'Clock',
    group: 'content',
    icon: 'puzzle',
    settings: { type: 'object', additionalProperties: false, properties: {} },
    tabs: {},
  });
  const block = defineBlock(schema, { Renderer: () => null, messages: inEvery({}) });
  return {
    key,
    editor: async () => ({
      labels: defineLabels(schema, { ...inEvery(named), nl: { title: 'Klok', settings: {} } }),
      drawing: ['t3 52 32 20'],
    }),
    declaration: async () => ({ schema, fixtures: { default: { title: 'As it comes', settings: {} } } }),
    block: async () => block,
  };
};

describe('packages of blocks from outside', () => {
  it('join the core’s blocks, each renderer fetched when it is asked for', async () => {
    const clock = packaged('acme/clock');
    const engine = createEngine({
      blocks: [...coreBlocks, ...(await packagedBlocks([clock]))],
      messages: {},
    });
    const block = engine.blocks.get('acme/clock');
    expect(block?.schema.title).toBe('Clock');
    expect(await packagedRenderers([clock])['acme/clock']?.()).toBe(block?.Renderer);
    expect((await knownSchemas([clock]))['acme/clock']?.title).toBe('Clock');
    expect((await knownSchemas([]))['faq']?.key).toBe('faq');
  });

  it('bring the editor their labels and their drawing', async () => {
    const [clock] = await packagedForEditor([packaged('acme/clock')]);
    expect(clock?.labels?.nl.title).toBe('Klok');
    expect(clock?.drawing).toEqual(['t3 52 32 20']);
    const { editor: _, ...plain } = packaged('acme/plain');
    expect(await packagedForEditor([plain])).toMatchObject([{ key: 'acme/plain' }]);
  });

  it('bring each control that their schema names, or the editor does not start', async () => {
    const { editor, ...clock } = packaged('acme/clock');
    const schema = defineBlockSchema({
      key: 'acme/clock',
      title: 'Clock',
      group: 'content',
      icon: 'puzzle',
      settings: { type: 'object', additionalProperties: false, properties: { hour: { type: 'integer' } } },
      widgets: { hour: 'acme/dial' },
    });
    const block = async () => defineBlock(schema, { Renderer: () => null, messages: inEvery({}) });
    await expect(packagedForEditor([{ ...clock, editor, block }])).rejects.toThrow(
      "draws 'hour' by 'acme/dial', which its package does not bring",
    );
    const Dial = () => null;
    const whole = async () => ({ ...(await editor()), widgets: { 'acme/dial': Dial } });
    const [found] = await packagedForEditor([{ ...clock, editor: whole, block }]);
    expect(found?.widgets).toEqual({ 'acme/dial': Dial });
  });

  it.each([
    ['a key of the core', packaged('faq'), "The key 'faq' needs a slash"],
    ['another key than theirs', packaged('acme/clock', 'acme/map'), "brings a block 'acme/map'"],
  ])('may not bring %s', async (_, wrong, sentence) => {
    await expect(packagedBlocks([wrong])).rejects.toThrow(sentence);
    await expect(knownSchemas([wrong])).rejects.toThrow(BlockPackageError);
  });

  it('are installed once', async () => {
    const clock = packaged('acme/clock');
    await expect(packagedBlocks([clock, clock])).rejects.toThrow("Two blocks have the key 'acme/clock'");
    const blocks = [...(await packagedBlocks([clock])), ...(await packagedBlocks([clock]))];
    expect(() => createEngine({ blocks, messages: {} })).toThrow(DuplicateBlockError);
  });
});
