import { describe, expect, it } from 'vitest';
import { findItems, type PaletteItem } from './palette-items.ts';

const item = (group: PaletteItem['group'], name: string): PaletteItem => ({
  id: `${group} ${name}`,
  group,
  name,
  note: '',
  run: () => undefined,
});
const items = [
  item('actions', 'Undo'),
  item('pages', 'Featured employers'),
  item('add', 'My featured cards'),
  item('add', 'Featured jobs'),
  item('blocks', 'Featured jobs'),
];
const pricing = { ...item('add', 'Prijzen'), words: 'pricing prices prijzen prijs tarieven preturi tarife' };
const names = (typed: string) => findItems(items, typed).map(({ group, name }) => `${group}: ${name}`);

describe('the palette', () => {
  it('finds in groups, and first what begins with what was typed', () => {
    expect(names('feat')).toEqual([
      'add: Featured jobs',
      'add: My featured cards',
      'blocks: Featured jobs',
      'pages: Featured employers',
    ]);
  });
  it.each([
    ['>', ['actions: Undo']],
    ['# feat', ['pages: Featured employers']],
    ['@feat', ['blocks: Featured jobs']],
    ['nothing like it', []],
  ])('%s finds %j', (typed, expected) => expect(names(typed)).toEqual(expected));

  it('finds what has other words by each of these, after what is called so', () => {
    const found = (typed: string) =>
      findItems([pricing, item('add', 'Tarief')], typed).map(({ name }) => name);
    expect(found('tari')).toEqual(['Tarief', 'Prijzen']);
    expect(found('Prețuri tarife')).toEqual(['Prijzen']);
    expect(found('prijs jobs')).toEqual([]);
    expect(found('ta')).toEqual(['Tarief']);
  });
});
