import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { applyCommand } from '../page-editing/apply-command.ts';
import type { Command } from '../page-editing/command.ts';
import { beginEditing } from '../page-editing/editing.ts';
import { SaveError } from '../page-editing/save-problem.ts';
import { confirm } from '../page-editing/save-results.ts';
import type { EditedBlock, EditedSite } from '../page-editing/edited-site.ts';
import { aContent, kinds } from './a-content.fixture.ts';
import { editedContent } from './edited-content.ts';
import { inMemoryEffects } from './in-memory-effects.ts';
import { saveToContent } from './save-to-content.ts';
import { SiteContentError, type BlockContent, type SiteContent } from './site-content.ts';

const begun = () => inMemoryEffects({ site: aContent(), blocks: kinds });
const confirmed = (): EditedSite => editedContent(aContent(), kinds);

const typed = (title: string, block = 2): Command => ({
  type: 'setSettings',
  block,
  locale: 'NL',
  set: { title },
  unset: [],
});

const newBlock = (language = 'NL'): EditedBlock => ({
  id: -1,
  key: 'faq',
  isGlobal: false,
  revision: 0,
  customStyles: '',
  version: 0,
  settings: { [language]: { id: undefined, revision: 0, values: { title: 'Nieuw' } } },
});

const added: Command = { type: 'addBlock', uid: 'a', page: 1, index: 1, block: newBlock() };

const blocksOf = (site: SiteContent, page = 0): readonly BlockContent[] => site.pages[page]?.blocks ?? [];
const settingsOf = (site: SiteContent) => blocksOf(site).find(({ id }) => id === 2)?.settings['nl'];

describe('effects in memory', () => {
  it('keep what was typed, and leave the rest as it was', async () => {
    const effects = begun();
    await effects.save(typed('Veelgestelde vragen'), confirmed());
    expect(settingsOf(effects.read())).toEqual({ title: 'Veelgestelde vragen' });
    expect(blocksOf(effects.read())[2]).toMatchObject({
      key: 'acme/unheard-of',
      settings: { nl: { words: 'bewaard' } },
    });
    expect(blocksOf(effects.read(), 1)[1]).toMatchObject({ styles: 'p { margin: 0 }' });
  });

  it('give what is made a number, once for one uid', async () => {
    const effects = begun();
    expect(await effects.save(added, confirmed())).toMatchObject({ numbers: { [-1]: 5 } });
    expect(await effects.save(added, confirmed())).toMatchObject({ numbers: { [-1]: 5 } });
    expect(blocksOf(effects.read()).map(({ id }) => id)).toEqual([1, 5, 2, 3]);
  });

  it('make a page with copies of the blocks of another, and the shared ones themselves', async () => {
    const effects = begun();
    const page = {
      id: -1,
      key: 'p-generic',
      revision: 0,
      path: { nl: 'nog-een', en: 'another' },
      texts: { NL: { id: undefined, revision: 0, values: { page_label: 'Nog een' } } },
      blocks: [],
    };
    await effects.save({ type: 'addPage', uid: 'p', index: 2, page, copyOf: 1 }, confirmed());
    const copies = blocksOf(effects.read(), 2);
    expect(copies.map(({ id, key }) => [id, key])).toEqual([
      [1, 'navbar'],
      [5, 'faq'],
      [6, 'acme/unheard-of'],
    ]);
    await effects.save(typed('Alleen hier', 5), confirmed());
    expect(settingsOf(effects.read())).toEqual({ title: 'Vragen' });
  });

  it('put back what was taken off, also after a reload', async () => {
    const items = new Map<string, string>();
    const store = {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, text: string) => void items.set(name, text),
    };
    const open = () => inMemoryEffects({ site: aContent(), blocks: kinds, storage: { store, name: 'site' } });
    await open().save({ type: 'removeBlock', page: 1, block: 2 }, confirmed());
    expect(blocksOf(open().read()).map(({ id }) => id)).toEqual([1, 3]);
    await open().save({ type: 'restoreBlock', page: 1, block: 2, index: 1 }, confirmed());
    expect(blocksOf(open().read()).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(settingsOf(open().read())).toEqual({ title: 'Vragen' });
  });

  it('keep a picture of any size under a short address, of which a later page has the same again', async () => {
    const stored = new Map<string, string>();
    const store = { getItem: (name: string) => stored.get(name) ?? null, setItem: stored.set.bind(stored) };
    const open = () => inMemoryEffects({ site: aContent(), blocks: kinds, storage: { store, name: 'site' } });
    const first = open();
    const file = new File([new Uint8Array(5000).fill(7)], 'logo.png', { type: 'image/png' });
    const { url = '' } = (await first.uploadImage?.(file)) ?? {};
    await first.save({ type: 'setSite', set: { logo: url }, unset: [] }, confirmed());
    const [second, third] = [open(), open()];
    const logos = [second, third].map((effects) => String(effects.read().settings?.['logo']));
    expect(new Set([url, ...logos]).size).toBe(3);
    for (const logo of logos) {
      const picture = await (await fetch(logo)).blob();
      expect([picture.type, picture.size]).toEqual(['image/png', 5000]);
    }
    // Pages that are open at once: what the earlier one saves last is found all the same.
    await second.save({ type: 'setSite', set: { logo: logos[0] }, unset: [] }, confirmed());
    expect((await fetch(String(open().read().settings?.['logo']))).ok).toBe(true);
    // Pages that only look leave what is stored as it is: the picture outlives any number of them, and a store that is full.
    const left = [...stored];
    const setItem = vi.fn(() => {
      throw new Error('The quota has been exceeded');
    });
    const full = () =>
      inMemoryEffects({
        site: aContent(),
        blocks: kinds,
        storage: { store: { ...store, setItem }, name: 'site' },
      });
    for (let page = 0; page < 60; page += 1) full();
    expect((await fetch(String(full().read().settings?.['logo']))).ok).toBe(true);
    expect([...stored]).toEqual(left);
    expect(setItem).not.toHaveBeenCalled();
    const made = vi.spyOn(URL, 'createObjectURL');
    const last = full();
    await expect(last.uploadImage?.(file)).rejects.toThrow('this browser has no room left');
    const address: unknown = made.mock.results.at(-1)?.value;
    made.mockRestore();
    await expect(fetch(String(address))).rejects.toThrow('fetch failed');
    // Pictures that cannot be read do not take the site with them.
    stored.set('site pictures', '{');
    expect(open().read().settings?.['logo']).toBe(url);
  });

  it('begin anew where what is stored is no site', () => {
    for (const text of ['', '{', '7', '{"languages":[]}']) {
      const storage = { store: { getItem: () => text, setItem: () => undefined }, name: 'site' };
      expect(inMemoryEffects({ site: aContent(), blocks: kinds, storage }).read()).toEqual(aContent());
    }
  });

  it('refuse a change that cannot be stored, and keep none of it', async () => {
    const setItem = vi.fn(() => {
      throw new Error('The quota has been exceeded');
    });
    const storage = { store: { getItem: () => null, setItem }, name: 'site' };
    const effects = inMemoryEffects({ site: aContent(), blocks: kinds, storage });
    await expect(effects.save(typed('Weg'), confirmed())).rejects.toThrow('this browser has no room left');
    expect(settingsOf(effects.read())).toEqual({ title: 'Vragen' });
  });

  it.each([
    [
      'en',
      /^Title should be at most \d+ characters$/,
      /^Name of the site/,
      /^Label/,
      /^There is no kind of page ‘nowhere’$/,
    ],
    [
      'nl',
      /^Titel mag hooguit \d+ tekens zijn$/,
      /^Naam van de site/,
      /^Label/,
      /^Er is geen soort pagina ‘nowhere’$/,
    ],
    ['ro', /^Titlu .*\d+.* caractere$/, /^Numele/, /^Etichetă/, /^Nu există tipul de pagină „nowhere”$/],
    // A language that the product does not speak.
    [
      'fr',
      /^Title should be at most \d+ characters$/,
      /^Name of the site/,
      /^Label/,
      /^There is no kind of page ‘nowhere’$/,
    ],
  ])(
    'say in the language of the editor what does not fit, and keep none of it: %s',
    async (language, long, siteName, label, kind) => {
      const effects = inMemoryEffects({ site: aContent(), blocks: kinds, language });
      await expect(effects.save(typed('x'.repeat(5000)), confirmed())).rejects.toMatchObject({
        problem: { kind: 'refused', fields: { title: [expect.stringMatching(long)] } },
      });
      await expect(
        effects.save({ type: 'setSite', set: { site_name: 'x'.repeat(5000) }, unset: [] }, confirmed()),
      ).rejects.toMatchObject({
        problem: { fields: { site_name: [expect.stringMatching(siteName)] } },
      });
      await expect(
        effects.save(
          {
            type: 'setPageTexts',
            page: 1,
            locale: 'NL',
            set: { page_label: 'x'.repeat(500) },
            unset: [],
          },
          confirmed(),
        ),
      ).rejects.toMatchObject({ problem: { fields: { page_label: [expect.stringMatching(label)] } } });
      const moved: Command = { type: 'setPage', page: 1, key: 'nowhere', path: { nl: '' } };
      await expect(effects.save(moved, confirmed())).rejects.toMatchObject({
        problem: { fields: { key: [expect.stringMatching(kind)] } },
      });
      expect(settingsOf(effects.read())).toEqual({ title: 'Vragen' });
    },
  );

  it('say of what was deleted that it was, so that the editor brings it back', async () => {
    const effects = begun();
    await effects.save({ type: 'removePage', page: 2 }, confirmed());
    const late: Command = { ...added, page: 2 };
    await expect(effects.save(late, confirmed())).rejects.toMatchObject({ message: 'pageDeleted' });
    await expect(effects.save(typed('?', 99), confirmed())).rejects.toBeInstanceOf(SaveError);
  });
});

/** Any command that names things of the little site, or of what was made in it. */
const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constant('setSettings' as const),
    block: fc.constantFrom(1, 2, 3, 4, 5),
    locale: fc.constantFrom('NL', 'EN'),
    set: fc.dictionary(fc.constantFrom('title', 'text', 'count'), fc.string()),
    unset: fc.subarray(['title', 'count']),
  }),
  fc.record({
    type: fc.constant('removeBlock' as const),
    block: fc.constantFrom(1, 2, 3, 4, 5),
    page: fc.constantFrom(1, 2),
  }),
  fc.record({
    type: fc.constantFrom('moveBlock' as const, 'restoreBlock' as const),
    block: fc.constantFrom(1, 2, 3),
    page: fc.constant(1),
    index: fc.nat(4),
  }),
  fc.record({
    type: fc.constant('addBlock' as const),
    uid: fc.constant(''),
    page: fc.constantFrom(1, 2),
    index: fc.nat(4),
    block: fc.constant(newBlock()),
  }),
  fc.record({ type: fc.constant('removePage' as const), page: fc.constant(2) }),
  fc.record({ type: fc.constant('restorePage' as const), page: fc.constant(2), index: fc.nat(2) }),
  fc.record({
    type: fc.constant('setPageTexts' as const),
    page: fc.constantFrom(1, 2),
    locale: fc.constantFrom('NL', 'EN'),
    set: fc.dictionary(fc.constantFrom('page_label', 'page_title'), fc.string()),
    unset: fc.constant([]),
  }),
  fc.record({
    type: fc.constant('setSite' as const),
    set: fc.oneof(
      fc.constant({ primary_color: '#123456' }),
      fc.constant({ supported_languages: ['nl', 'en', 'ro'] }),
      fc.constant({ default_language: 'en' }),
    ),
    unset: fc.constant([]),
  }),
);

/** What is shown of a site: lists and what they name. */
const contentOf = (site: EditedSite) => ({
  settings: site.settings,
  languages: site.languages,
  pages: site.pages.map((id) => {
    const page = site.pageOf[id];
    return { ...page, blocks: page?.blocks.map((block) => site.blockOf[block]) };
  }),
});

describe('saving to plain data', () => {
  it('comes to what the editor shows, whatever is done', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 25 }), (commands) => {
        let content = aContent();
        let editing = beginEditing(editedContent(content, kinds));
        for (const [nth, drawn] of commands.entries()) {
          // What is made has its texts in the site's language, which may have changed meanwhile.
          const language = (content.defaultLanguage ?? content.languages[0] ?? '').toUpperCase();
          const command =
            drawn.type === 'addBlock' ? { ...drawn, uid: String(nth), block: newBlock(language) } : drawn;
          try {
            // The first answer may be lost: what makes something is sent again.
            if ('uid' in command) content = saveToContent(content, command, kinds).site;
            const { site, saved } = saveToContent(content, command, kinds);
            content = site;
            const pending = [{ uid: String(nth), name: { key: 'changed' }, command }];
            editing = confirm({ ...editing, pending }, { at: 0, stamps: [], numbers: {}, ...saved });
          } catch (error) {
            // Refused: neither side has it.
            expect(error).toBeInstanceOf(SaveError);
          }
        }
        expect(contentOf(editedContent(content, kinds))).toEqual(contentOf(editing.confirmed));
      }),
      { numRuns: 300 },
    );
  });

  it('says the same of data that went through JSON', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 10 }), (commands) => {
        let content = aContent();
        for (const command of commands) {
          try {
            content = saveToContent(content, command, kinds).site;
          } catch (error) {
            expect(error).toBeInstanceOf(SaveError);
          }
        }
        const stored = JSON.parse(JSON.stringify(content)) as SiteContent;
        expect(editedContent(stored, kinds).blockOf).toEqual(editedContent(content, kinds).blockOf);
      }),
    );
  });

  it('does with a command what the editor did when it was typed', () => {
    const command = typed('Zelfde');
    const { site } = saveToContent(aContent(), command, kinds);
    const valuesOf = ({ blockOf }: EditedSite) =>
      Object.values(blockOf).map(({ settings }) => Object.values(settings).map(({ values }) => values));
    expect(valuesOf(editedContent(site, kinds))).toEqual(valuesOf(applyCommand(confirmed(), command)));
  });
});

describe('a site that cannot be edited', () => {
  const wrong = (change: (site: SiteContent) => unknown): (() => unknown) => {
    const site = change(aContent()) as SiteContent;
    return () => editedContent(site, kinds);
  };
  const [home] = aContent().pages;

  it.each([
    ['nothing', () => undefined, /site must be an object/],
    ['no language', (site: SiteContent) => ({ ...site, languages: [] }), /at least one language/],
    ['another default', (site: SiteContent) => ({ ...site, defaultLanguage: 'fr' }), /'fr' is none of/],
    ['pages by name', (site: SiteContent) => ({ ...site, pages: { home } }), /site.pages must be a list/],
    ['a page twice', (site: SiteContent) => ({ ...site, pages: [home, home] }), /Two pages .* number 1/],
    [
      'a block of one number twice',
      (site: SiteContent) => ({ ...site, pages: [{ ...home, blocks: [home?.blocks[1], home?.blocks[1]] }] }),
      /Two blocks .* number 2/,
    ],
    [
      'settings without a language',
      (site: SiteContent) => ({
        ...site,
        pages: [{ ...home, blocks: [{ id: 9, key: 'faq', settings: { title: 'Hallo' } }] }],
      }),
      /site\.pages\[0\]\.blocks\[0\] needs `settings` by language/,
    ],
  ])('is told where it is wrong: %s', (_name, change, sentence) => {
    expect(wrong(change)).toThrow(SiteContentError);
    expect(wrong(change)).toThrow(sentence);
  });
});
