import { describe, expect, it } from 'vitest';
import { mergeMessages } from './merge-messages.ts';

const messages = {
  page: { skipToContent: 'Skip to content', form: { send: 'Send', again: 'Once more' } },
  faq: { heading: 'Questions' },
};

describe('messages laid over others', () => {
  it('replace the keys that they have, at any depth, and no other', () => {
    expect(mergeMessages(messages, { page: { form: { send: 'Mail it' } } })).toEqual({
      page: { skipToContent: 'Skip to content', form: { send: 'Mail it', again: 'Once more' } },
      faq: { heading: 'Questions' },
    });
  });

  it('bring keys and namespaces of their own, as the plural forms of another language', () => {
    const over = { faq: { answers_few: '{{count}} odpowiedzi' }, acmeMap: { open: 'Open' } };
    expect(mergeMessages(messages, over)).toMatchObject({
      faq: { heading: 'Questions', answers_few: '{{count}} odpowiedzi' },
      acmeMap: { open: 'Open' },
    });
  });

  it('leave what was given as it was', () => {
    const before = structuredClone(messages);
    mergeMessages(messages, { page: { skipToContent: 'Go on' } });
    expect(messages).toEqual(before);
  });

  it.each([
    ['null', null],
    ['a number', 3],
    ['a list', ['Go on']],
    ['a message in the place of several', { page: { form: 'Send' }, faq: 'Questions?' }],
    ['several in the place of a message', { page: { skipToContent: { again: 'Go on' } } }],
    ['nothing in the place of a message', { page: { skipToContent: null, form: undefined } }],
  ])('change nothing where they are %s', (_, over) => {
    expect(mergeMessages(messages, over as never)).toEqual(messages);
  });

  it('touch no prototype', () => {
    const over: object = JSON.parse(
      '{ "__proto__": { "page": "x" }, "page": { "__proto__": { "a": "b" } } }',
    );
    mergeMessages(messages, { ...over });
    expect(({} as Record<string, unknown>)['a']).toBeUndefined();
    expect(({} as Record<string, unknown>)['page']).toBeUndefined();
  });
});
