import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeToView, viewQueryOf } from './list-view-query.ts';

const names = ['part', 'find', 'status', 'sort', 'columns', 'list', 'open', 'after'] as const;

it('says how one looks at a list, and neither where one is in it nor what is of others', () => {
  const query = new URLSearchParams('status=ending&page=12&find=zorg&list=3&open=ab&part=all&sort=');
  expect(viewQueryOf(query, names)).toBe('find=zorg&status=ending');
});

it('is what the address says after it was changed to it, from wherever one was', () => {
  const address = fc
    .dictionary(fc.constantFrom(...names, 'page', 'block'), fc.string({ minLength: 1, unit: 'grapheme' }))
    .map((values) => new URLSearchParams(values));
  fc.assert(
    fc.property(address, address, (from, to) => {
      const view = viewQueryOf(to, names);
      const there = new URLSearchParams(from);
      for (const [name, value] of Object.entries(changeToView(view, names)))
        if (value === undefined) there.delete(name);
        else there.set(name, value);
      expect(viewQueryOf(there, names)).toBe(view);
      for (const name of ['part', 'page', 'block']) expect(there.get(name)).toBe(from.get(name));
    }),
  );
});
