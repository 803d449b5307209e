import { coreSchemas } from '@boardwright/blocks-schema';
import { describe, expect, it } from 'vitest';
import { anEngine } from '../block-actions/a-bench.tsx';
import { namedIn } from './named-blocks.ts';

const stranger = { key: 'acme/map', title: 'Map' };
const engine = anEngine(...Object.values(coreSchemas), stranger);
const titleIn = (locale: 'en' | 'nl' | 'ro', key: string) =>
  namedIn(engine, locale).blocks.get(key)?.schema.title;

describe('the blocks in the editor’s language', () => {
  it('are called as an admin calls them, and stay what they are', () => {
    expect(titleIn('nl', 'text-with-image')).toBe('Tekst met afbeelding');
    expect(titleIn('ro', 'navbar')).toBe('Bară de navigare');
    expect(titleIn('en', 'navbar')).toBe('Navigation bar');
    expect(namedIn(engine, 'nl').blocks.get('faq')?.schema.settings).toBe(coreSchemas.faq.settings);
  });

  it('of a stranger keep their own title', () => expect(titleIn('nl', 'acme/map')).toBe('Map'));

  it.each(['nl', 'ro'] as const)('never share a name in %s', (locale) => {
    const titles = Object.keys(coreSchemas).map((key) => titleIn(locale, key));
    expect(new Set(titles).size).toBe(titles.length);
  });
});
