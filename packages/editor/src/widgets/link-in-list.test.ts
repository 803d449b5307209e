import { expect, it } from 'vitest';
import { linkInList } from './link-in-list.ts';

it('a link in a list that opens is asked for all but whether it is a button, and which', () => {
  const named = { type: 'string' } as const;
  const link = {
    type: 'object' as const,
    properties: {
      name: named,
      isButton: { type: 'boolean' } as const,
      buttonType: named,
      targetBlank: named,
    },
  };
  expect(linkInList(link)).toEqual({ type: 'object', properties: { name: named, targetBlank: named } });
});
