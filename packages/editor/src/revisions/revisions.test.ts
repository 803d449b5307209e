import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSite } from '../page-editing/a-site.ts';
import { applyAll } from '../page-editing/apply-command.ts';
import type { Command } from '../page-editing/command.ts';
import type { EditedBlock, EditedSite, LocaleValues } from '../page-editing/edited-site.ts';
import { inOnePage } from './compared.ts';
import { diffPages, listChange } from './page-diff.ts';
import { lookAt } from './look-at.ts';
import { pastModes } from '../model/past.ts';
import { versionNow } from './page-version.ts';
import type { PageVersion } from '../model/past.ts';
import { restoreCommands } from './restore-page.ts';
import { stayingInPlace } from './staying.ts';

const block = (id: number): EditedBlock => ({
  id,
  key: 'faq',
  isGlobal: false,
  revision: 0,
  customStyles: '',
  version: 0,
  settings: { NL: { id: undefined, revision: 0, values: { title: 'Nieuw' } } },
});
const local = [12, 13] as const;

/** Anything an admin does to the first page of the little site. */
const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constant('setSettings' as const),
    block: fc.constantFrom(...local),
    locale: fc.constantFrom('NL', 'EN'),
    set: fc.dictionary(
      fc.constantFrom('title', 'text'),
      fc.oneof(fc.string({ maxLength: 3 }), fc.array(fc.nat(3), { maxLength: 3 })),
    ),
    unset: fc.subarray(['title']),
  }),
  fc.record({
    type: fc.constant('setStyles' as const),
    block: fc.constantFrom(...local),
    css: fc.constantFrom('', 'a{}'),
  }),
  fc.record({
    type: fc.constant('setScope' as const),
    block: fc.constantFrom(...local),
    page: fc.constant(1),
    isGlobal: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('removeBlock' as const),
    block: fc.constantFrom(11, ...local),
    page: fc.constant(1),
  }),
  fc.record({
    type: fc.constantFrom('moveBlock' as const, 'restoreBlock' as const),
    block: fc.constantFrom(11, ...local),
    page: fc.constant(1),
    index: fc.nat(4),
  }),
  fc.nat(5).map((n) => ({
    type: 'addBlock' as const,
    uid: `u${n}`,
    page: 1,
    index: n,
    block: block(-1 - n),
  })),
  fc.record({
    type: fc.constant('setPageTexts' as const),
    page: fc.constant(1),
    locale: fc.constantFrom('NL', 'EN'),
    set: fc.dictionary(fc.constantFrom('page_title', 'page_label'), fc.string({ maxLength: 3 })),
    unset: fc.subarray(['page_title']),
  }),
  fc.record({
    type: fc.constant('setPage' as const),
    page: fc.constant(1),
    key: fc.constantFrom('p-home', 'p-generic'),
    path: fc.record({ nl: fc.constantFrom('a', 'b'), en: fc.constantFrom('c', 'd') }),
  }),
);
const steps = fc.array(anyCommand, { maxLength: 12 });
const versionOf = (site: EditedSite): PageVersion => versionNow(site, 1) as PageVersion;

/** What a visitor and an admin see of a version, in every language. */
function content({ page, blocks }: PageVersion) {
  const own = 'NL';
  const values = (rows: Readonly<Record<string, LocaleValues>>) =>
    ['NL', 'EN'].map((locale) => {
      const { values: found = {} } = rows[locale] ?? rows[own] ?? {};
      return Object.entries(found).toSorted(([one], [other]) => (one < other ? -1 : 1));
    });
  return JSON.stringify({
    key: page.key,
    path: Object.entries(page.path).toSorted(),
    texts: values(page.texts),
    blocks: blocks.map(({ id, key, isGlobal, customStyles, settings }) => [
      id,
      key,
      isGlobal,
      customStyles,
      values(settings),
    ]),
  });
}

describe('the changes between two versions of a page', () => {
  it('are none for the same, and some for any two that are not', () => {
    fc.assert(
      fc.property(steps, steps, (one, two) => {
        const [was, now] = [versionOf(applyAll(aSite(), one)), versionOf(applyAll(aSite(), two))];
        expect(diffPages(was, was, 'NL')).toEqual([]);
        expect(diffPages(was, now, 'NL').length > 0).toBe(content(was) !== content(now));
      }),
      { numRuns: 300 },
    );
  });

  it('say what came, went, moved and changed', () => {
    const now = applyAll(aSite(), [
      { type: 'setSettings', block: 12, locale: 'NL', set: { title: 'Vragen' }, unset: [] },
      { type: 'removeBlock', block: 13, page: 1 },
      { type: 'addBlock', uid: 'u', page: 1, index: 0, block: block(-5) },
      { type: 'moveBlock', block: 12, page: 1, index: 0 },
    ]);
    expect(diffPages(versionOf(aSite()), versionOf(now), 'NL')).toMatchObject([
      { kind: 'removed', block: { id: 13 }, place: 3 },
      { kind: 'moved', block: { id: 12 }, from: 2, to: 1 },
      { kind: 'setting', name: 'title', locales: ['NL'], was: 'Titel 12', now: 'Vragen' },
      { kind: 'added', block: { id: -5 }, place: 2 },
    ]);
  });

  it('count what came into a list and what left it', () => {
    expect(listChange(['a', 'b'], ['b', 'c', 'd'])).toEqual({ added: 2, removed: 1 });
    expect(listChange(['a', 'a'], ['a'])).toEqual({ added: 0, removed: 1 });
  });
});

describe('restoring a revision', () => {
  it('of before design was one for all languages brings the default language’s, and the words of each', () => {
    const inLayouts = (nl: string, en: string): EditedSite => {
      const site = aSite();
      const row = (id: number, layout: string, headerText: string) => ({
        id,
        revision: 1,
        values: { layout, headerText },
      });
      const settings = { NL: row(1, nl, `Kop ${nl}`), EN: row(2, en, `Head ${en}`) };
      const one = { ...site.blockOf[12]!, key: 'text-with-image', settings };
      return { ...site, blockOf: { ...site.blockOf, 12: one } };
    };
    const now = inLayouts('card', 'card');
    const then = versionOf(inLayouts('poster', 'card-container'));
    const after = applyAll(now, restoreCommands(now, then, { newId: () => -1, newUid: () => 'u' }));
    expect(after.blockOf[12]?.settings).toMatchObject({
      NL: { values: { layout: 'poster', headerText: 'Kop poster' } },
      EN: { values: { layout: 'poster', headerText: 'Head card-container' } },
    });
  });

  it('makes the page what it was, whatever was done since', () => {
    fc.assert(
      fc.property(steps, steps, (before, since) => {
        const was = applyAll(aSite(), before);
        const then = versionOf(was);
        const now = applyAll(was, since);
        let next = -100;
        const commands = restoreCommands(now, then, { newId: () => (next -= 1), newUid: () => `u${next}` });
        const after = versionOf(applyAll(now, commands));
        const described = diffPages(then, after, 'NL').filter(
          // A language that was never translated follows the default by itself.
          (change) => !('locales' in change) || change.locales.includes('NL'),
        );
        expect(described).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('makes a block anew that is gone, and takes none away from another page', () => {
    const then = versionOf(aSite());
    const site = aSite();
    const moved: EditedSite = {
      ...site,
      pageOf: {
        ...site.pageOf,
        1: { ...site.pageOf[1]!, blocks: [11] },
        2: { ...site.pageOf[2]!, blocks: [11, 12] },
      },
      blockOf: Object.fromEntries(Object.entries(site.blockOf).filter(([id]) => id !== '13')),
    };
    let next = 0;
    const commands = restoreCommands(moved, then, { newId: () => (next -= 1), newUid: () => 'u' });
    const after = applyAll(moved, commands);
    expect(after.pageOf[1]?.blocks).toEqual([11, -1, -2]);
    expect(after.blockOf[-1]?.settings['NL']?.values).toEqual({ title: 'Titel 12' });
    expect(after.pageOf[2]?.blocks).toEqual([11, 12]);
  });

  it('leaves what a shared block says on other pages', () => {
    const then = versionOf(aSite());
    const now = applyAll(aSite(), [
      { type: 'setSettings', block: 11, locale: 'NL', set: { title: 'Anders' }, unset: [] },
    ]);
    expect(restoreCommands(now, then, { newId: () => -1, newUid: () => 'u' })).toEqual([]);
  });
});

describe('what stays in place', () => {
  it('is in the order that is wanted, and is as much as can be', () => {
    expect(stayingInPlace([1, 2, 3, 4], [2, 3, 4, 1])).toEqual(new Set([2, 3, 4]));
    fc.assert(
      fc.property(fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6 }), (wanted) => {
        const staying = stayingInPlace([1, 2, 3, 4, 5, 6], wanted);
        const stored = wanted.filter((id) => staying.has(id));
        expect(stored).toEqual(stored.toSorted((one, other) => one - other));
        expect(staying.size).toBeGreaterThan(0);
      }),
    );
  });
});

describe('two versions in one page', () => {
  const version = (...ids: readonly number[]): PageVersion => ({
    page: aSite().pageOf[1]!,
    blocks: ids.map(block),
  });
  const idsOf = (blocks: readonly EditedBlock[] | undefined) => blocks?.map(({ id }) => id);

  it('show what went where it stood', () => {
    expect(idsOf(inOnePage(version(1, 2, 3, 4), version(1, 4)))).toEqual([1, 2, 3, 4]);
    expect(idsOf(inOnePage(version(7, 1, 2), version(2, 1, 5)))).toEqual([7, 2, 1, 5]);
  });

  it('hold every block of both, once, and the later one in its own order', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(ids, ids, (was, now) => {
        const both = idsOf(inOnePage(version(...was), version(...now))) ?? [];
        expect(both.toSorted()).toEqual([...new Set([...was, ...now])].toSorted());
        expect(both.filter((id) => now.includes(id))).toEqual(now);
      }),
    );
  });

  it('are what the bench shows of a revision, unless it shows the page as it is', () => {
    const revision = (id: number, ...ids: readonly number[]) => ({
      ...version(...ids),
      id,
      author: '',
      name: '',
      at: 0,
    });
    const about = { revision: revision(2, 1, 3), before: revision(1, 1, 2), liveAt: 0 };
    expect(pastModes.map((mode) => idsOf(lookAt(about, undefined, mode).blocks))).toEqual([
      undefined,
      [1, 2, 3],
      [1, 3],
    ]);
    expect(lookAt(about, undefined).mode).toBe('compared');
    expect(lookAt({ ...about, before: undefined }, undefined).mode).toBe('then');
  });
});
