import { describe, expect, it } from 'vitest';
import { aSite } from '../page-editing/a-site.ts';
import { createStoredInput } from './create-stored-input.ts';
import { storedNewPage, type NewPage } from '../pages/new-page.ts';

/** A browser's store. */
function aStore(): Storage {
  const stored = new Map<string, string>();
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  } as Storage;
}

describe('input that is not saved', () => {
  it('is there again under its own name, until it is forgotten', () => {
    const store = aStore();
    const mine = createStoredInput('site.anna.page', () => store);
    mine.write({ name: 'Werken' });
    expect(createStoredInput('site.anna.page', () => store).read()).toEqual({ name: 'Werken' });
    expect(createStoredInput('site.sanne.page', () => store).read()).toBeUndefined();
    mine.forget();
    expect(mine.read()).toBeUndefined();
  });

  it('is not kept where the browser keeps nothing, and what is no JSON is nothing', () => {
    const switchedOff = createStoredInput('x', () => {
      throw new DOMException('No', 'SecurityError');
    });
    expect(() => switchedOff.write({})).not.toThrow();
    expect(switchedOff.read()).toBeUndefined();
    const store = aStore();
    store.setItem('x', '{');
    expect(createStoredInput('x', () => store).read()).toBeUndefined();
  });
});

describe('a new page', () => {
  const site = aSite();
  const first: NewPage = { start: 'kind', key: 'p-generic', template: 'about', copyOf: 1, name: '' };

  it('is filled in as it was left', () => {
    const left = { start: 'copy', key: 'p-generic', template: 'event', copyOf: 2, name: 'Werken' };
    expect(storedNewPage(site, first, left)).toEqual(left);
  });

  it('begins anew where it has no name, and without what the site has no more', () => {
    expect(storedNewPage(site, first, { ...first, name: ' ' })).toBeUndefined();
    expect(storedNewPage(site, first, 'x')).toBeUndefined();
    // There is a home page already, and no page 99.
    expect(storedNewPage(site, first, { start: 'kind', key: 'p-home', copyOf: 99, name: 'Thuis' })).toEqual({
      ...first,
      name: 'Thuis',
    });
  });
});
