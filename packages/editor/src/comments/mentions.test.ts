import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calledIn, partsOf, readersFor, typedName, waitsFor } from './mentions.ts';

const reader = (name: string, user_uuid = name) => ({ name, user_uuid });
const team = [reader('Sanne Bakker'), reader('Sanne'), reader('Andrei Popa'), reader('Zoë de Wit')];

describe('who is called in a comment', () => {
  it('stands whole behind an @: the longest name there is, and no address of mail', () => {
    expect(calledIn('Klopt dit, @Sanne Bakker?', team)).toEqual(['Sanne Bakker']);
    expect(calledIn('@Sanne: en @Andrei Popa.', team)).toEqual(['Sanne', 'Andrei Popa']);
    expect(calledIn('@Sannes, mail@Sanne, Sanne, @', team)).toEqual([]);
  });

  it('is everybody of a name that two people have', () => {
    expect(calledIn('@Jan', [reader('Jan', 'a'), reader('Jan', 'b')])).toEqual(['a', 'b']);
  });

  it('leaves every letter of the text where it stood', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom(...team.map(({ name }) => `@${name}`), '@', ' '));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        expect(
          partsOf(text, team)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('a name that is being typed', () => {
  it('is what stands between the @ and the caret, spaces in it too', () => {
    expect(typedName('Dank @Sa', 8)).toEqual({ at: 5, letters: 'Sa' });
    expect(typedName('@Zoe de', 7)).toEqual({ at: 0, letters: 'Zoe de' });
    expect(typedName('@', 1)).toEqual({ at: 0, letters: '' });
  });

  it('is none in an address of mail, after a space or on the next line', () => {
    for (const text of ['mail@sanne', '@ Sanne', '@Sanne\nBakker', 'Sanne', '@Sanne  en'])
      expect(typedName(text, text.length)).toBeUndefined();
  });

  it('finds people by any word of their name, without accents', () => {
    expect(readersFor('zoe', team).map(({ name }) => name)).toEqual(['Zoë de Wit']);
    expect(readersFor('pop', team).map(({ name }) => name)).toEqual(['Andrei Popa']);
    expect(readersFor('', team)).toHaveLength(4);
  });
});

describe('a conversation that waits for somebody', () => {
  const by = (user_uuid: string, ...mentions: string[]) => ({ user_uuid, mentions });

  it('called them, and they have not answered since', () => {
    expect(waitsFor([by('anna', 'rik')], 'rik')).toBe(true);
    expect(waitsFor([by('anna', 'rik'), by('rik')], 'rik')).toBe(false);
    expect(waitsFor([by('anna', 'rik'), by('rik'), by('anna', 'rik')], 'rik')).toBe(true);
    expect(waitsFor([by('rik', 'rik'), by('anna')], 'rik')).toBe(false);
    expect(waitsFor([by('anna', 'rik')], undefined)).toBe(false);
  });
});
