import { randomUUID } from 'node:crypto';
import type { SiteDocument } from '@boardwright/api-client/contract';
import { describe, expect, it } from 'vitest';
import { openBuilder, path } from '../../../test/builder-pages.ts';

const { call, read, visitorsPage, visitorsVersion, addPage, addBlock, titles } = openBuilder();

describe('pages', () => {
  it('begin with the blocks of their kind, and visitors see them at once', async () => {
    const before = await visitorsVersion();
    const { page, blocks } = await addPage('p-about');
    expect(page.path).toMatchObject({ nl: 'over-ons', en: 'about' });
    expect(blocks.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['text-with-image', 'reviews', 'call-to-action']),
    );
    expect((await visitorsPage('p-about')).blocks.length).toBe(blocks.length);
    // The other languages show what is written in the default one.
    for (const { isGlobal, settings } of blocks) if (!isGlobal) expect(Object.keys(settings)).toEqual(['NL']);
    expect(await visitorsVersion()).toBeGreaterThan(before);
  });

  it('that are made in one moment get an address each, in the languages they are given none', async () => {
    const names = ['een', 'twee', 'drie'];
    const made = await Promise.all(names.map((name) => addPage('p-generic', { path: { nl: name } })));
    const paths = made.map(({ page }) => page.path);
    expect(paths.map(({ nl }) => nl)).toEqual(names);
    for (const language of ['en', 'ro']) expect(new Set(paths.map((of) => of[language])).size).toBe(3);
  });

  it('of a kind whose usual address another page has get one like it', async () => {
    await addPage('p-generic', path('candidate-list'));
    const { page } = await addPage('p-candidate-list');
    expect(page.path).toEqual({ nl: 'kandidaten', en: 'candidate-list-2', ro: 'candidate-list-2' });
  });

  it('are copied with all their blocks, in their order and in every language; shared ones stay shared', async () => {
    const { page: from } = await addPage('p-generic', path('origineel'));
    const { page: elsewhere } = await addPage('p-generic', path('elders'));
    const inBoth = (title: string) => ({
      settings: Object.fromEntries(
        ['NL', 'RO'].map((locale) => [locale, { version: 0, settings: { faq_title: `${title} ${locale}` } }]),
      ),
    });
    await addBlock(elsewhere.id, 0, '', inBoth('Van een ander'));
    const second = await addBlock(from.id, 2, '', inBoth('Tweede'));
    const first = await addBlock(from.id, 1, '', inBoth('Eerste'));
    const { page, blocks } = await addPage('p-generic', { ...path('kopie'), copy_of: from.id });
    const own = page.blocks.flatMap(
      (id) => blocks.find((block) => block.id === id && block.key === 'faq') ?? [],
    );
    const texts = own.map(({ settings }) =>
      ['NL', 'RO'].map((locale) => settings[locale]?.settings['faq_title']),
    );
    expect(texts).toEqual([
      ['Eerste NL', 'Eerste RO'],
      ['Tweede NL', 'Tweede RO'],
    ]);
    expect(own.map(({ id }) => id)).not.toEqual(expect.arrayContaining([first.id, second.id]));
    const shared = (all: SiteDocument['blocks']) =>
      all.filter(({ isGlobal }) => isGlobal).map(({ id }) => id);
    const { blocks: known, pages } = await read();
    const fromBlocks = pages.find(({ id }) => id === from.id)?.blocks ?? [];
    expect(shared(blocks)).toEqual(shared(known.filter(({ id }) => fromBlocks.includes(id))));
  });

  it('are there once, however often the same request comes', async () => {
    const uid = randomUUID();
    const body = { uid, key: 'p-generic', ...path('dubbel') };
    const answers = await Promise.all([call('POST', 'pages', body), call('POST', 'pages', body)]);
    expect(new Set(answers.map((answer) => answer.body.data.page.id)).size).toBe(1);
  });

  it.each([
    ['Hoofdletter', 'lowercase'],
    ['met spatie', 'lowercase'],
    ['a/b/c', 'lowercase'],
    ['', '1 to 45'],
    ['a'.repeat(46), '1 to 45'],
    ['-streep', 'lowercase'],
    ['admin', 'kept for the editor'],
    ['create-jobboard', 'kept for a screen of the product'],
    ['uploads/x', 'kept for files'],
    ['en', 'kept for the pages in EN'],
    ['vacature/foo', 'kept for the details'],
  ])('refuse the path %j, in words', async (bad, problem) => {
    const { status, body } = await call('POST', 'pages', {
      uid: randomUUID(),
      key: 'p-generic',
      ...path(bad),
    });
    expect(status).toBe(422);
    expect(body.fields['path.nl'][0]).toContain(problem);
  });

  it('refuse a path of another page, and a second page of a kind', async () => {
    const { page } = await addPage('p-generic', path('bezet'));
    const taken = await call('POST', 'pages', { uid: randomUUID(), key: 'p-generic', ...path('bezet') });
    expect(taken.body.fields['path.nl']).toEqual(['This path is already used by some other page']);
    await call('POST', 'pages', { uid: randomUUID(), key: 'p-privacy' });
    const second = await call('POST', 'pages', { uid: randomUUID(), key: 'p-privacy', ...path('nog-een') });
    expect(second.body.fields['key']).toBeDefined();
    const same = await call('PUT', `pages/${page.id}`, {
      revision: page.revision,
      path: JSON.stringify({ nl: 'bezet' }),
    });
    expect(same.status).toBe(200);
  });

  it('are refused when somebody else saved them since, with what there is now', async () => {
    const { page } = await addPage('p-generic', path('wie-het-eerst'));
    const rename = (name: string) =>
      call('PUT', `pages/${page.id}`, { revision: page.revision, path: JSON.stringify({ nl: name }) });
    expect((await rename('eerste')).status).toBe(200);
    const late = await rename('tweede');
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'conflict', current: { path: { nl: 'eerste' } } });
  });

  it('can be taken off and put back as they were, even twice', async () => {
    const { page } = await addPage('p-generic', path('even-weg'));
    const block = await addBlock(page.id, 0, 'Blijft');
    for (const _ of [1, 2]) expect((await call('DELETE', `pages/${page.id}`)).status).toBe(204);
    expect((await read()).pages.some(({ id }) => id === page.id)).toBe(false);
    await addPage('p-generic', path('tussendoor'));
    for (const _ of [1, 2]) {
      const { data } = (await call('POST', `pages/${page.id}/restore`)).body;
      expect(data.page).toMatchObject({ id: page.id, path: page.path });
      expect(data.blocks).toContainEqual(block);
    }
    expect(await titles(page.id)).toEqual(['Blijft']);
  });

  it('keep what they say of themselves per language; a name must be filled', async () => {
    const { page } = await addPage('p-generic', path('teksten'));
    const settings = { page_label: 'Teksten', page_image: '/uploads/kaart.png', page_noindex: true };
    const body = { page_id: page.id, locale: 'NL', settings };
    const made = await call('POST', 'page-settings', body);
    expect(made.status).toBe(201);
    expect((await visitorsPage(page.id)).settings).toEqual(settings);
    // A language without words of its own says what the site's own does.
    const languages = Object.keys(page.path);
    expect((await visitorsPage(page.id)).noindex_locales).toEqual(languages);
    const inEnglish = { page_id: page.id, locale: 'EN', settings: { page_label: 'Texts' } };
    expect((await call('POST', 'page-settings', inEnglish)).status).toBe(201);
    expect((await visitorsPage(page.id)).noindex_locales).toEqual(languages.filter((one) => one !== 'en'));
    const { id, revision } = made.body.data;
    const empty = await call('PUT', `page-settings/${id}`, {
      ...body,
      revision,
      settings: { page_label: ' ' },
    });
    expect(empty.body.fields['page_label']).toEqual(['The page name must be filled.']);
    const stale = await call('PUT', `page-settings/${id}`, {
      ...body,
      revision: revision + 5,
      settings: { page_label: 'Anders' },
    });
    expect([stale.status, stale.body.current.settings]).toEqual([409, settings]);
  });

  it('hold label, title and description to their schema, each at its name', async () => {
    const { page } = await addPage('p-generic', path('te-lang'));
    const settings = {
      page_label: 'x'.repeat(81),
      page_title: 'x'.repeat(121),
      page_noindex: 'no',
      page_color: 'red',
    };
    const saved = await call('POST', 'page-settings', { page_id: page.id, locale: 'NL', settings });
    expect(saved.status).toBe(422);
    expect(saved.body.fields).toEqual({
      page_label: ['This value does not fit the setting'],
      page_title: ['This value does not fit the setting'],
      page_noindex: ['This value does not fit the setting'],
      page_color: ['There is no such setting'],
    });
    const made = await call('POST', 'pages', {
      key: 'p-generic',
      uid: randomUUID(),
      ...path('ook-te-lang'),
      settings: { EN: { page_description: 'x'.repeat(321) } },
    });
    expect(made.body.fields).toEqual({ page_description: ['This value does not fit the setting'] });
  });
});
