import { coreSchemas, type BlockSchema } from '@boardwright/blocks-schema';
import { describe, expect, it } from 'vitest';
import { editedContent, type KindOfBlock } from '../content/edited-content.ts';
import type { EditorEffects } from '../content/editor-effects.ts';
import type { SiteContent } from '../content/site-content.ts';
import { newUid } from '../model/new-uid.ts';
import type { Command } from '../page-editing/command.ts';
import type { EditedBlock, EditedPage, Values } from '../page-editing/edited-site.ts';
import { openWindow, type EffectsScene, type EffectsWindow } from './effects-window.ts';

type Add<Type extends Command['type']> = Extract<Command, { readonly type: Type }>;

const row = (values: Values) => ({ id: undefined, revision: 0, values });

function aPage(path: string, label = path): Add<'addPage'> {
  const page: EditedPage = {
    id: -1,
    key: 'p-generic',
    revision: 0,
    path: { nl: path, en: path },
    texts: { NL: row({ page_label: label }) },
    blocks: [],
  };
  return { type: 'addPage', uid: newUid(), index: 99, page };
}

function aBlock(page: number, index: number, values: Values = {}, key = 'faq'): Add<'addBlock'> {
  const block: EditedBlock = {
    id: -2,
    key,
    isGlobal: false,
    revision: 0,
    customStyles: '',
    version: coreSchemas[key as keyof typeof coreSchemas].version,
    settings: { NL: row(values) },
  };
  return { type: 'addBlock', uid: newUid(), page, index, block };
}

const madeBy = ({ numbers = {} }: Awaited<ReturnType<EffectsWindow['save']>>): number =>
  Object.values(numbers)[0] ?? 0;

let pages = 0;

/** A window with a page of its own, on which two blocks of questions stand below each other. */
async function begun(open: () => EffectsScene | Promise<EffectsScene>) {
  const scene = await open();
  const window = await openWindow(scene);
  const page = madeBy(await window.save(aPage(`contract-${(pages += 1)}`)));
  const [first, second] = [
    madeBy(await window.save(aBlock(page, 0, { title: 'Eerste' }))),
    madeBy(await window.save(aBlock(page, 1, { title: 'Tweede' }))),
  ];
  const stored = async () => {
    const site = await scene.read();
    return {
      site,
      page: site.pageOf[page],
      /** The two blocks, in their order on the page. */
      order: site.pageOf[page]?.blocks.filter((id) => site.pages.includes(page) && id > 0) ?? [],
      values: (block: number, locale = 'NL'): Values => site.blockOf[block]?.settings[locale]?.values ?? {},
    };
  };
  /** What the window shows of the page and its blocks is what is stored. */
  const expectSame = async (): Promise<void> => {
    const { site } = await stored();
    const current = window.site();
    expect(current.pageOf[page]?.blocks).toEqual(site.pageOf[page]?.blocks);
    for (const block of site.pageOf[page]?.blocks ?? [])
      expect(current.blockOf[block]).toEqual(site.blockOf[block]);
    expect(current.pageOf[page]).toEqual(site.pageOf[page]);
  };
  return { scene, window, page, first, second, stored, expectSame };
}

const title = (block: number, text: string, locale = 'NL'): Command => ({
  type: 'setSettings',
  block,
  locale,
  set: { title: text },
  unset: [],
});

/** What overwrites a row, in two ways that differ: one of a colleague, and one of whoever does not know of it. */
const overwriting: readonly (readonly [
  what: string,
  made: (of: { readonly page: number; readonly first: number }, text: string) => Command,
])[] = [
  ['settings of a block', ({ first }, text) => title(first, text)],
  ['settings in another language', ({ first }, text) => title(first, text, 'EN')],
  [
    'styles of a block',
    ({ first }, text) => ({ type: 'setStyles', block: first, css: `p { order: ${text.length} }` }),
  ],
  [
    'texts of a page',
    ({ page }, text) => ({ type: 'setPageTexts', page, locale: 'NL', set: { page_label: text }, unset: [] }),
  ],
  [
    'the path of a page',
    ({ page }, text) => {
      const path = `${text.toLowerCase()}-${page}`;
      return { type: 'setPage', page, key: 'p-generic', path: { nl: path, en: path } };
    },
  ],
  [
    'settings of the site',
    (_, text) => ({
      type: 'setSite',
      set: { primary_color: text.length > 4 ? '#112233' : '#445566' },
      unset: [],
    }),
  ],
  [
    'texts of the site',
    (_, text) => ({ type: 'setSiteTexts', locale: 'NL', set: { copyright_text: text }, unset: [] }),
  ],
];

/**
 * What any effects of the editor owe it, on the site as it is edited.
 * @param open effects over a site in Dutch, its default language, and English; called for each test. What stood there
 *   before is left alone
 */
export function editedEffectsContract(open: () => EffectsScene | Promise<EffectsScene>): void {
  describe('effects of the editor', () => {
    it('have again what was saved', async () => {
      const { window, first, stored, expectSame } = await begun(open);
      await window.save(title(first, 'Vragen'));
      await window.save({ type: 'setStyles', block: first, css: 'p { margin: 0 }' });
      const { site, values } = await stored();
      expect(values(first)).toEqual({ title: 'Vragen' });
      expect(site.blockOf[first]?.customStyles).toBe('p { margin: 0 }');
      await expectSame();
    });

    it('have no more what was taken back to its default', async () => {
      const { window, first, stored } = await begun(open);
      await window.save({ type: 'setSettings', block: first, locale: 'NL', set: {}, unset: ['title'] });
      expect((await stored()).values(first)).toEqual({});
    });

    it('keep the order of blocks, whichever is moved', async () => {
      const { window, page, first, second, stored, expectSame } = await begun(open);
      const between = madeBy(await window.save(aBlock(page, 1)));
      const inOrder = async () =>
        (await stored()).order.filter((id) => [first, second, between].includes(id));
      expect(await inOrder()).toEqual([first, between, second]);
      await window.save({ type: 'moveBlock', block: second, page, index: 0 });
      expect(await inOrder()).toEqual([second, first, between]);
      await expectSame();
    });

    it('put back what an undo brings back, where it stood and as it was', async () => {
      const { window, page, first, second, stored, expectSame } = await begun(open);
      await window.save({ type: 'removeBlock', block: first, page });
      expect((await stored()).order).not.toContain(first);
      await window.save({ type: 'restoreBlock', block: first, page, index: 0 });
      const { order, values } = await stored();
      expect(order.filter((id) => [first, second].includes(id))).toEqual([first, second]);
      expect(values(first)).toEqual({ title: 'Eerste' });
      await expectSame();
    });

    it('put back a page with its blocks', async () => {
      const { window, page, first, second, stored } = await begun(open);
      await window.save({ type: 'removePage', page });
      expect((await stored()).site.pages).not.toContain(page);
      await window.save({ type: 'restorePage', page, index: 99 });
      const { site, order } = await stored();
      expect(site.pages).toContain(page);
      expect(order).toEqual(expect.arrayContaining([first, second]));
    });

    it('make a page with copies of the blocks of another', async () => {
      const { window, page, first, stored } = await begun(open);
      const copy = madeBy(await window.save({ ...aPage(`contract-${(pages += 1)}`), copyOf: page }));
      const { site } = await stored();
      const [own = 0] = site.pageOf[copy]?.blocks ?? [];
      expect([site.blockOf[own]?.key, site.blockOf[own]?.settings['NL']?.values]).toEqual([
        'faq',
        { title: 'Eerste' },
      ]);
      await window.save(title(own, 'Alleen hier'));
      expect((await stored()).values(first)).toEqual({ title: 'Eerste' });
    });

    it.each([
      ['a page', async () => aPage(`contract-${(pages += 1)}`)],
      ['a block', async (page: number) => aBlock(page, 0)],
      [
        'a preset',
        async (): Promise<Command> => ({
          type: 'addPreset',
          uid: newUid(),
          preset: {
            id: -3,
            name: 'Vragen',
            key: 'faq',
            version: coreSchemas.faq.version,
            customStyles: '',
            author: 'Ann',
            createdAt: '2026-01-01T00:00:00.000Z',
            settings: { NL: { title: 'Bewaard' } },
          },
        }),
      ],
    ])('make %s once, whose answer was lost', async (_what, made) => {
      const { window, page, stored } = await begun(open);
      const command = await made(page);
      const before = (await stored()).site;
      await window.lose(command);
      const id = madeBy(await window.save(command));
      const { site } = await stored();
      const added = (of: 'pages' | 'presets') => site[of].filter((one) => !before[of].includes(one));
      const blocks = site.pageOf[page]?.blocks.filter((one) => !before.pageOf[page]?.blocks.includes(one));
      expect([...added('pages'), ...added('presets'), ...(blocks ?? [])]).toEqual([id]);
    });

    it.each(overwriting)('take %s once, of which the answer was lost', async (_what, made) => {
      const { scene, window, expectSame, ...of } = await begun(open);
      await window.lose(made(of, 'Lang'));
      await window.save(made(of, 'Lang'));
      await window.save(made(of, 'Langer'));
      expect(window.site().revision).toBe((await scene.read()).revision);
      await expectSame();
    });

    it.each(overwriting)(
      'refuse as a conflict what would overwrite a colleague’s: %s',
      async (_what, made) => {
        const { scene, window, expectSame, ...of } = await begun(open);
        const colleague = await openWindow(scene);
        await colleague.save(made(of, 'Lang'));
        const theirs = await scene.read();
        expect(await window.refused(made(of, 'Korter'))).toMatchObject({ kind: 'conflict' });
        expect(await scene.read()).toEqual({
          ...theirs,
          schemaOf: expect.anything() as unknown,
          columnsSettingOf: expect.anything() as unknown,
        });
        // What the refusal said is what the colleague made of it: on that, it is taken.
        await window.save(made(of, 'Korter'));
        await expectSame();
        expect(await scene.read()).not.toEqual({
          ...theirs,
          schemaOf: expect.anything() as unknown,
          columnsSettingOf: expect.anything() as unknown,
        });
      },
    );

    it('show the default language’s words in a language that has none, until it has', async () => {
      const { window, first, stored, expectSame } = await begun(open);
      expect((await stored()).values(first, 'EN')).toEqual({ title: 'Eerste' });
      await window.save(title(first, 'Vragen'));
      expect((await stored()).values(first, 'EN')).toEqual({ title: 'Vragen' });
      await window.save(title(first, 'Questions', 'EN'));
      await window.save(title(first, 'Veelgestelde vragen'));
      expect((await stored()).values(first, 'EN')).toEqual({ title: 'Questions' });
      await window.save({ type: 'forgetSettings', block: first, locale: 'EN' });
      expect((await stored()).values(first, 'EN')).toEqual({ title: 'Veelgestelde vragen' });
      await expectSame();
    });

    it('have one design for all languages', async () => {
      const { window, page, stored, expectSame } = await begun(open);
      const block = madeBy(
        await window.save(aBlock(page, 2, { text: '<h2>Doe mee</h2>' }, 'call-to-action')),
      );
      const set = (values: Values): Command => ({
        type: 'setSettings',
        block,
        locale: 'EN',
        set: values,
        unset: [],
      });
      await window.save(set({ text: '<h2>Join us</h2>' }));
      await window.save(set({ layout: 'column' }));
      const { values } = await stored();
      expect([values(block), values(block, 'EN')]).toEqual([
        { text: '<h2>Doe mee</h2>', layout: 'column' },
        { text: '<h2>Join us</h2>', layout: 'column' },
      ]);
      await expectSame();
    });

    it('refuse a setting that does not fit, under its name, and keep what was', async () => {
      const { window, first, stored } = await begun(open);
      const problem = await window.refused(title(first, 'x'.repeat(201)));
      expect(problem).toMatchObject({ kind: 'refused', fields: { title: [expect.any(String)] } });
      expect((await stored()).values(first)).toEqual({ title: 'Eerste' });
    });

    it('refuse a block that does not fit, under the name of the setting', async () => {
      const { window, page } = await begun(open);
      const problem = await window.refused(aBlock(page, 0, { questions: [{ question: 7 }] }));
      expect(problem).toMatchObject({
        kind: 'refused',
        fields: { 'questions.0.question': [expect.any(String)] },
      });
    });

    it('refuse a path that another page has, under its language', async () => {
      const { window, page, stored } = await begun(open);
      const path = (await stored()).page?.path ?? {};
      const other = madeBy(await window.save(aPage(`contract-${(pages += 1)}`)));
      const problem = await window.refused({ type: 'setPage', page: other, key: 'p-generic', path });
      expect(problem).toMatchObject({
        kind: 'refused',
        fields: { 'path.nl': [expect.any(String)], 'path.en': [expect.any(String)] },
      });
      expect((await stored()).site.pageOf[page]?.path).toEqual(path);
    });

    it('refuse a setting of the site that does not fit, under its name', async () => {
      const { window } = await begun(open);
      const problem = await window.refused({ type: 'setSite', set: { primary_color: 'red' }, unset: [] });
      expect(problem).toMatchObject({ kind: 'refused', fields: { primary_color: [expect.any(String)] } });
    });

    it('say of what was deleted meanwhile that it was', async () => {
      const { scene, window, page, first, second } = await begun(open);
      const colleague = await openWindow(scene);
      await colleague.save({ type: 'removeBlock', block: first, page });
      expect(await window.refused(title(first, 'Te laat'))).toMatchObject({ message: 'blockDeleted' });
      await colleague.save({ type: 'removePage', page });
      expect(await window.refused(aBlock(page, 0))).toMatchObject({ message: 'pageDeleted' });
      expect(await window.refused(title(second, 'Te laat'))).toMatchObject({ message: 'pageDeleted' });
    });

    it('show a language that is added with the words of the default one', async () => {
      const { window, first, stored, expectSame } = await begun(open);
      const languages = (...supported: readonly string[]): Command => ({
        type: 'setSite',
        set: { supported_languages: supported },
        unset: [],
      });
      await window.save(languages('nl', 'en', 'ro'));
      expect((await stored()).values(first, 'RO')).toEqual({ title: 'Eerste' });
      await expectSame();
      await window.save(languages('nl', 'en'));
      expect((await stored()).site.languages).toEqual(['nl', 'en']);
    });
  });
}

/** A site as it is stored, and what saves to it. */
export interface ContentScene {
  readonly effects: Pick<EditorEffects, 'save'>;
  /** The site as it is stored now. */
  readonly read: () => SiteContent | Promise<SiteContent>;
}

/** What a scene begins with: the site to store, and the kinds of block that are saved to it. */
export interface ContentStart {
  readonly site: SiteContent;
  readonly blocks: readonly KindOfBlock[];
}

const start: ContentStart = {
  site: { name: 'Contract', languages: ['nl', 'en'], pages: [] },
  blocks: Object.values(coreSchemas).map((schema: BlockSchema) => ({ schema })),
};

/**
 * What any effects of the editor owe it: what is saved is there again, made once, and overwrites nobody's.
 * @param open effects over a site that is stored nowhere else; called for each test
 */
export function editorEffectsContract(
  open: (start: ContentStart) => ContentScene | Promise<ContentScene>,
): void {
  editedEffectsContract(async () => {
    const { effects, read } = await open(start);
    return {
      save: (command, confirmed) => effects.save(command, confirmed),
      read: async () => editedContent(await read(), start.blocks),
    };
  });
}
