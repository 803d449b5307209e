import { defineBlockSchema } from '@boardwright/blocks-schema';
import { expect, it } from 'vitest';
import { createDeclaredEngine, createEngine } from './create-engine.ts';
import { defineBlock } from './define-block.ts';

/** A block whose settings are all it says. */
const silent = defineBlock(
  defineBlockSchema({
    key: 'acme/rule',
    title: 'Rule',
    group: 'content',
    icon: 'puzzle',
    settings: { type: 'object', additionalProperties: false, properties: {} },
    tabs: {},
  }),
  { Renderer: () => null },
);
const keys = ['acme/rule', 'acme/unheard-of'];

it('gives a block without messages a namespace of its own, and none to a block that is not there', () => {
  const { messagesOf } = createEngine({ blocks: [silent], messages: {} });
  expect(messagesOf('nl', keys)).toEqual({ acmeRule: {} });
});

it('does so where blocks are edited and not rendered', async () => {
  const { loadMessages } = createDeclaredEngine({
    blocks: [silent],
    loadMessages: async () => ({ blocks: { [silent.key]: silent.messages }, parts: {} }),
    compiledSettings: {},
  });
  expect((await loadMessages())('nl', keys)).toEqual({ acmeRule: {} });
});

it('refuses two blocks of one key, and says what to do', () => {
  expect(() => createEngine({ blocks: [silent, { ...silent }], messages: {} })).toThrow(
    "Two blocks have the key 'acme/rule': give one of them another, or leave one out",
  );
});
