import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionOf, type Pressed } from './key-map.ts';

const press = (key: string, changes: Partial<Pressed> = {}): Pressed => ({
  key,
  code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key,
  ctrl: false,
  shift: false,
  alt: false,
  on: 'blocks',
  withSingles: true,
  ...changes,
});

describe('the keyboard map', () => {
  it.each([
    ['F6', {}, 'nextRegion'],
    ['F6', { shift: true }, 'previousRegion'],
    ['ArrowDown', {}, 'next'],
    ['ArrowUp', { alt: true }, 'moveUp'],
    ['ArrowDown', { shift: true }, 'reachDown'],
    [' ', {}, 'pickUp'],
    ['Enter', {}, 'edit'],
    ['/', {}, 'palette'],
    ['k', { ctrl: true, on: 'text' }, 'palette'],
    ['z', { ctrl: true, on: 'text' }, 'undo'],
    ['Z', { ctrl: true, shift: true }, 'redo'],
    ['z', { ctrl: true, on: 'rich' }, undefined],
    ['d', { ctrl: true }, 'duplicate'],
    ['d', { ctrl: true, on: 'text' }, undefined],
    ['Delete', {}, 'delete'],
    ['Delete', { on: 'control' }, undefined],
    ['g', {}, 'scope'],
    ['p', {}, 'preset'],
    ['h', {}, 'hide'],
    ['C', { code: 'KeyC', shift: true }, 'comment'],
    ['h', { on: 'control' }, undefined],
    ['p', { on: 'control' }, undefined],
    ['!', { shift: true, code: 'Digit1' }, 'viewport1'],
    ['V', { shift: true, on: 'control' }, 'visitor'],
    ['n', { on: 'control' }, 'nextChange'],
    ['N', { shift: true }, 'previousChange'],
    ['m', {}, 'draftMarks'],
    ['c', {}, 'compareWithLive'],
    ['c', { withSingles: false }, undefined],
    ['/', { withSingles: false }, undefined],
  ] as const)('%s with %j: %s', (key, changes, action) => expect(actionOf(press(key, changes))).toBe(action));

  it('leaves every letter, figure and sign to a field of text', () => {
    const fields = fc.constantFrom('text' as const, 'search' as const, 'rich' as const);
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 1 }), fields, fc.boolean(), (key, on, shift) => {
        expect(actionOf(press(key, { on, shift }))).toBeUndefined();
      }),
    );
  });
});
