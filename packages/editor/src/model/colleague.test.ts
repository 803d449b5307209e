import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  colours,
  coloursOf,
  presenceAt,
  initialsOf,
  movesBetween,
  peopleOf,
  sameOrNew,
  type Colleague,
} from './colleague.ts';

const at = (user: string, page?: number, changes: Partial<Colleague> = {}): Colleague => ({
  editor: `${user} ${page}`,
  user,
  name: user,
  page,
  block: undefined,
  ...changes,
});
const names = (people: readonly Colleague[]) => people.map(({ user }) => user);

describe('colleagues', () => {
  it('stay the very same list while nobody came, went or moved', () => {
    const before = [at('sanne', 1, { block: 12 })];
    expect(sameOrNew(before, [at('sanne', 1, { block: 12 })])).toBe(before);
    for (const now of [[], [at('sanne', 1)], [at('sanne', 2, { block: 12 })]])
      expect(sameOrNew(before, now)).toBe(now);
  });

  it('are one person each, seen in the window that is nearest', () => {
    const people = peopleOf([at('sanne'), at('omar', 2), at('sanne', 2), at('sanne', 1), at('omar')], 1);
    expect(people.map(({ user, page }) => [user, page])).toEqual([
      ['sanne', 1],
      ['omar', 2],
    ]);
  });

  it('are told of as they come to the page and go, each once', () => {
    const empty = presenceAt([], 1);
    const both = presenceAt([at('sanne', 1), at('omar', 1), at('anna', 2), at('eva')], 1);
    expect(names(movesBetween(empty, both).came)).toEqual(['sanne', 'omar']);
    const same = movesBetween(both, presenceAt([at('sanne', 1, { block: 12 }), at('omar', 1)], 1));
    expect([same.came, same.went]).toEqual([[], []]);
    expect(names(movesBetween(both, presenceAt([at('sanne', 2), at('omar', 1)], 1)).went)).toEqual(['sanne']);
  });

  it('of another page are told of by whoever goes there, and nobody is said to have left', () => {
    const { came, went } = movesBetween(presenceAt([at('omar', 1)], 1), presenceAt([at('sanne', 2)], 2));
    expect([names(came), went]).toEqual([['sanne'], []]);
    // In the settings one works on no page.
    expect(presenceAt([at('sanne')], undefined).people).toEqual([]);
  });

  it('have initials, whatever their name', () => {
    expect(['Sanne de Boer', 'Ștefan', ' eva  maria  ionescu ', ''].map(initialsOf)).toEqual([
      'SB',
      'Ș',
      'EI',
      '',
    ]);
  });

  it('have a colour each, the same in every window, as long as there are enough', () => {
    const anyone = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(anyone, fc.nat(), (users, turn) => {
        const people = users.map((user) => at(user));
        const given = coloursOf(people);
        const middle = turn % people.length;
        expect(coloursOf([...people.slice(middle), ...people.slice(0, middle)])).toEqual(given);
        expect(new Set(given.values()).size).toBe(Math.min(users.length, colours));
      }),
    );
  });
});
