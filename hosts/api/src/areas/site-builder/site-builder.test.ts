import { randomUUID } from 'node:crypto';
import type { PageRevision, SiteDocument } from '@boardwright/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../../test/ask.ts';
import { addAccounts, logIn, password } from '../../../test/test-accounts.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { jobBoards, pageRevisions, users } from '../../database/schema.ts';
import { hashPassword } from '../account/passwords.ts';

let api: TestApi;
let bearer: string;
beforeAll(async () => {
  api = await openTestApi();
  await addAccounts(api);
  bearer = await logIn(api, 'admin');
});
afterAll(() => api.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, body?: object, more: { bearer?: string; host?: string } = {}) =>
  ask(api, `admin/v1/job-board-builder/${path}`, { method, bearer, ...more, ...(body && { body }) });
const read = async (): Promise<SiteDocument> => (await call('GET', 'sites/18/document')).body.data;
const visitorsPage = async (key: string, locale = 'NL') => {
  const { body } = await ask(api, `public/v1/job-board-builder/sites/18?locale=${locale}`);
  return body.data.pages.find((page: { key: string }) => page.key === key);
};
const visitorsVersion = async () =>
  (await ask(api, 'public/v1/job-board-builder/sites/18')).body.data.version as number;

const visitorsPages = async () =>
  (await ask(api, 'public/v1/job-board-builder/sites/18')).body.data.pages.length as number;

const addPage = async (key = 'p-generic', more: object = {}) => {
  const { status, body } = await call('POST', 'pages', { uid: randomUUID(), key, ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data as { page: SiteDocument['pages'][number]; blocks: SiteDocument['blocks'] };
};
const addBlock = async (page_id: number, order: number, title: string, more: object = {}) => {
  const { status, body } = await call('POST', 'blocks', {
    uid: randomUUID(),
    key: 'faq',
    page_id,
    order,
    settings: { NL: { version: 0, settings: { faq_title: title } } },
    ...more,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data as SiteDocument['blocks'][number];
};
const titles = async (pageId: number) => {
  const { pages, blocks } = await read();
  const byId = new Map(blocks.map((block) => [block.id, block]));
  return pages
    .find(({ id }) => id === pageId)
    ?.blocks.map((id) => byId.get(id))
    .filter((block) => block?.key === 'faq')
    .map((block) => block?.settings['NL']?.settings['faq_title']);
};
const path = (name: string) => ({ path: { nl: name, en: name, ro: name } });

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
    const words = own.map(({ settings }) =>
      ['NL', 'RO'].map((locale) => settings[locale]?.settings['faq_title']),
    );
    expect(words).toEqual([
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
  ])('refuse the path %j, in words', async (bad, words) => {
    const { status, body } = await call('POST', 'pages', {
      uid: randomUUID(),
      key: 'p-generic',
      ...path(bad),
    });
    expect(status).toBe(422);
    expect(body.fields['path.nl'][0]).toContain(words);
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

  it('keep label, title and description per language; a name must be filled', async () => {
    const { page } = await addPage('p-generic', path('teksten'));
    const body = { page_id: page.id, locale: 'NL', settings: { page_label: 'Teksten' } };
    const made = await call('POST', 'page-settings', body);
    expect(made.status).toBe(201);
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
    expect([stale.status, stale.body.current.settings]).toEqual([409, { page_label: 'Teksten' }]);
  });
});

describe('blocks', () => {
  it('stand where they were put, move, and come back to their place', async () => {
    const { page } = await addPage('p-generic', path('volgorde'));
    const a = await addBlock(page.id, 0, 'A');
    const c = await addBlock(page.id, 1, 'C');
    const b = await addBlock(page.id, 1, 'B');
    expect(await titles(page.id)).toEqual(['A', 'B', 'C']);
    await call(
      'POST',
      'blocks/bulk-update',
      [c, a, b].map(({ id, key }, order) => ({ id, key, order, page_id: page.id })),
    );
    expect(await titles(page.id)).toEqual(['C', 'A', 'B']);
    for (const _ of [1, 2]) expect((await call('DELETE', `blocks/${a.id}`)).status).toBe(204);
    expect(await titles(page.id)).toEqual(['C', 'B']);
    for (const _ of [1, 2]) {
      const back = await call('POST', `blocks/${a.id}/restore`, { page_id: page.id, order: 1 });
      expect(back.body.data).toEqual(a);
    }
    expect(await titles(page.id)).toEqual(['C', 'A', 'B']);
  });

  it('go below the block they are meant for, wherever a colleague moved that', async () => {
    const { page } = await addPage('p-generic', path('onder'));
    const a = await addBlock(page.id, 0, 'A');
    const b = await addBlock(page.id, 1, 'B');
    // Somebody saw A B, and a colleague has put two above them since.
    await addBlock(page.id, 0, 'X');
    await addBlock(page.id, 1, 'Y');
    const c = await addBlock(page.id, 1, 'C', { below_id: a.id });
    expect(await titles(page.id)).toEqual(['X', 'Y', 'A', 'C', 'B']);
    await call('POST', 'blocks/bulk-update', [
      { id: c.id, key: 'faq', page_id: page.id, order: 2, below_id: b.id },
    ]);
    expect(await titles(page.id)).toEqual(['X', 'Y', 'A', 'B', 'C']);
    await call('DELETE', `blocks/${b.id}`);
    const back = { page_id: page.id, order: 1, below_id: a.id };
    expect((await call('POST', `blocks/${b.id}/restore`, back)).status).toBe(200);
    expect(await titles(page.id)).toEqual(['X', 'Y', 'A', 'B', 'C']);
    // What it would go below is gone: the position counts.
    await call('DELETE', `blocks/${a.id}`);
    await addBlock(page.id, 1, 'D', { below_id: a.id });
    expect(await titles(page.id)).toEqual(['X', 'D', 'Y', 'B', 'C']);
  });

  it('move one by one without undoing what a colleague moved, shared, or took off meanwhile', async () => {
    const { page } = await addPage('p-generic', path('verplaatsen'));
    const a = await addBlock(page.id, 0, 'A');
    const b = await addBlock(page.id, 1, 'B');
    const c = await addBlock(page.id, 2, 'C', { isGlobal: true });
    await addBlock(page.id, 3, 'D');
    const move = (...moves: readonly (readonly [id: number, order: number])[]) =>
      call(
        'POST',
        'blocks/bulk-update',
        moves.map(([id, order]) => ({ id, key: 'faq', order, page_id: page.id })),
      );
    // Both saw A B C D: one puts A last, the other C first.
    expect((await move([a.id, 3])).status).toBe(204);
    expect((await move([c.id, 0])).status).toBe(204);
    expect(await titles(page.id)).toEqual(['C', 'B', 'D', 'A']);
    expect((await move([a.id, 9000])).status).toBe(204);
    await call('DELETE', `blocks/${b.id}`);
    // B is gone: the rest of what was asked is done all the same.
    expect((await move([b.id, 0], [a.id, 1])).status).toBe(204);
    expect(await titles(page.id)).toEqual(['C', 'A', 'D']);
    const late = await move([b.id, 0]);
    expect([late.status, late.body.code]).toEqual([410, 'blockDeleted']);
    expect((await move([a.id, 0], [987_654, 1])).status).toBe(404);
    expect(await titles(page.id)).toEqual(['C', 'A', 'D']);
  });

  it('merge nothing by themselves: a save on an old copy is refused, with the settings of now', async () => {
    const { page } = await addPage('p-generic', path('tegelijk'));
    const block = await addBlock(page.id, 0, 'Begin');
    const row = block.settings['NL'];
    const save = (title: string, revision = row?.revision) =>
      call('PUT', `block-settings/${row?.id}`, {
        block_id: block.id,
        locale: 'NL',
        version: 0,
        settings: { faq_title: title },
        revision,
      });
    const [one, other] = await Promise.all([save('Van mij'), save('Van jou')]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    const late = one.status === 409 ? one : other;
    expect(late.body.current.settings.faq_title).toBe(one.status === 409 ? 'Van jou' : 'Van mij');
    // The same words once more, after an answer that was lost.
    const winner = one.status === 200 ? 'Van mij' : 'Van jou';
    expect((await save(winner)).status).toBe(200);
    expect((await save('Erna', late.body.current.revision + 1)).status).toBe(200);
  });

  it('say whose the newer words are', async () => {
    const sanne = {
      email: 'sanne@example.org',
      role: 'admin',
      givenName: 'Sanne',
      familyName: 'Bos',
    } as const;
    await api.db.insert(users).values({ ...sanne, passwordHash: await hashPassword(password) });
    const hers = await logIn(api, 'admin', sanne.email);
    const { page } = await addPage('p-generic', path('samen'));
    const block = await addBlock(page.id, 0, 'Begin');
    const row = block.settings['NL'];
    const save = (title: string, more?: { bearer: string }) =>
      call(
        'PUT',
        `block-settings/${row?.id}`,
        {
          block_id: block.id,
          locale: 'NL',
          version: 0,
          settings: { faq_title: title },
          revision: row?.revision,
        },
        more,
      );
    expect((await save('Van Sanne', { bearer: hers })).status).toBe(200);
    const { body } = await save('Van mij');
    expect(body.current.by).toEqual({ name: 'Sanne Bos', at: api.clock.now().toISOString() });
    expect(body.current.settings.faq_title).toBe('Van Sanne');
  });

  it('take no words once they or their page were deleted, in any road; put back, they do', async () => {
    const { page } = await addPage('p-generic', path('intussen-weg'));
    const block = await addBlock(page.id, 0, 'Begin');
    const row = block.settings['NL'];
    const words = { block_id: block.id, version: 0, settings: { faq_title: 'Verder' } };
    const texts = { page_id: page.id, settings: { page_label: 'Verder' }, revision: 1 };
    const writeBlock = async () => [
      await call('PUT', `block-settings/${row?.id}`, { ...words, locale: 'NL', revision: row?.revision }),
      await call('POST', 'block-settings', { ...words, locale: 'EN', revision: 0 }),
      await call('DELETE', `block-settings/${row?.id}?revision=${row?.revision}`),
      await call('PUT', `blocks/${block.id}`, { revision: block.revision, custom_styles: 'h2 {}' }),
    ];
    const codes = (answers: readonly { status: number; body: { code?: string } }[]) => [
      ...new Set(answers.map(({ status, body }) => `${status} ${body.code ?? ''}`.trim())),
    ];
    await call('DELETE', `blocks/${block.id}`);
    const refused = await writeBlock();
    expect(codes(refused)).toEqual(['410 blockDeleted']);
    expect(refused[0]?.body.message).toBe('This block was deleted in the meantime.');
    await call('POST', `blocks/${block.id}/restore`, { page_id: page.id, order: 0 });
    expect(await titles(page.id)).toEqual(['Begin']);

    await call('DELETE', `pages/${page.id}`);
    expect(codes(await writeBlock())).toEqual(['410 pageDeleted']);
    expect(
      codes([
        await call('POST', 'page-settings', { ...texts, locale: 'NL' }),
        await call('PUT', `pages/${page.id}`, {
          revision: page.revision,
          path: JSON.stringify(path('elders').path),
        }),
        await call('POST', `blocks/${block.id}/restore`, { page_id: page.id, order: 0 }),
      ]),
    ).toEqual(['410 pageDeleted']);
    await call('POST', `pages/${page.id}/restore`);
    expect((await writeBlock())[0]?.status).toBe(200);
    expect(await titles(page.id)).not.toEqual(['Begin']);
  });

  it('that are shared take no words once no page shows them', async () => {
    const { page } = await addPage('p-generic', path('nergens-meer'));
    const block = await addBlock(page.id, 0, 'Gedeeld', { isGlobal: true });
    const row = block.settings['NL'];
    const write = () =>
      call('PUT', `block-settings/${row?.id}`, {
        block_id: block.id,
        locale: 'NL',
        version: 0,
        settings: { faq_title: 'Verder' },
        revision: row?.revision,
      });
    await call('DELETE', `blocks/${block.id}?page_id=${page.id}`);
    expect((await write()).body.code).toBe('blockDeleted');
    await call('POST', `blocks/${block.id}/restore`, { page_id: page.id, order: 0 });
    expect((await write()).status).toBe(200);
  });

  it('refuse settings that do not fit, by name; keep what this release does not know', async () => {
    const { page } = await addPage('p-generic', path('instellingen'));
    const block = await addBlock(page.id, 0, 'Begin', {
      settings: { NL: { version: 0, settings: { faq_title: 'Begin', faq_ofLater: { a: 1 }, other_x: 2 } } },
    });
    expect(block.settings['NL']?.settings).toMatchObject({ faq_ofLater: { a: 1 }, other_x: 2 });
    const bad = await call('PUT', `block-settings/${block.settings['NL']?.id}`, {
      block_id: block.id,
      locale: 'NL',
      version: 0,
      revision: 1,
      settings: { faq_title: 7, faq_questions: [{ question: 'x', answer: [] }] },
    });
    expect(bad.status).toBe(422);
    expect(Object.keys(bad.body.fields)).toEqual(expect.arrayContaining(['title', 'questions.0.answer']));
    const stranger = await addBlock(page.id, 1, 'x', {
      key: 'acme/map',
      settings: { NL: { version: 3, settings: { 'acme/map_lat': 'anything' } } },
    });
    expect(stranger.settings['NL']?.version).toBe(3);
  });

  it('can be shared: shown on more pages, taken off one, and made local without touching the others', async () => {
    const { page: here } = await addPage('p-generic', path('hier'));
    const { page: there } = await addPage('p-generic', path('daar'));
    const block = await addBlock(here.id, 0, 'Gedeeld');
    const shared = await call('PUT', `blocks/${block.id}`, {
      revision: block.revision,
      isGlobal: true,
      page_id: here.id,
    });
    expect(shared.body.data).toMatchObject({ id: block.id, isGlobal: true });
    await call('POST', `blocks/${block.id}/restore`, { page_id: there.id, order: 0 });
    expect(await titles(there.id)).toEqual(['Gedeeld']);
    const local = await call('PUT', `blocks/${block.id}`, {
      revision: shared.body.data.revision,
      isGlobal: false,
      page_id: there.id,
    });
    expect(local.body.data.isGlobal).toBe(false);
    expect(local.body.data.id).not.toBe(block.id);
    expect([await titles(here.id), await titles(there.id)]).toEqual([['Gedeeld'], ['Gedeeld']]);
    await call('DELETE', `blocks/${block.id}?page_id=${here.id}`);
    expect([await titles(here.id), await titles(there.id)]).toEqual([[], ['Gedeeld']]);
  });
});

describe('the site', () => {
  const change = (revision: number, body: object) => call('PUT', 'sites/18', { revision, ...body });

  it('keeps what is not named, takes away what is null, and refuses what does not fit', async () => {
    const { revision, settings } = await read();
    const saved = await change(revision, {
      settings: { primary_color: '#0a5c6b', favicon: null },
      texts: { NL: { copyright_text: 'Wij' } },
    });
    expect(saved.status).toBe(200);
    const now = await read();
    expect(now.settings).toMatchObject({ ...settings, primary_color: '#0a5c6b' });
    expect(now.texts['NL']).toMatchObject({ copyright_text: 'Wij' });
    const bad = await change(now.revision, {
      settings: { primary_color: 'teal', font_family: 'Comic Sans', wat: 1, default_language: 'de' },
    });
    expect(bad.status).toBe(422);
    expect(Object.keys(bad.body.fields).toSorted()).toEqual([
      'default_language',
      'font_family',
      'primary_color',
      'wat',
    ]);
    const stale = await change(revision, { settings: { primary_color: '#000000' } });
    expect([stale.status, stale.body.current.settings.primary_color]).toEqual([409, '#0a5c6b']);
  });

  it('may be without a name while it is a draft, and goes live only with one', async () => {
    const before = await read();
    const draft = await change(before.revision, { status: 'draft', name: '  ' });
    expect([draft.status, (await read()).name]).toEqual([200, '']);
    const nameless = await change(draft.body.data.revision, { status: 'active' });
    expect(nameless.status).toBe(422);
    expect(nameless.body.fields).toEqual({ name: ['Give the board a name before visitors see it'] });
    const named = await change(draft.body.data.revision, { status: 'active', name: ` ${before.name} ` });
    expect([named.status, (await read()).name]).toEqual([200, before.name]);
    expect((await change(named.body.data.revision, { name: '' })).status).toBe(422);
  });

  it('counts every save, so that others learn of it, and nothing that was refused', async () => {
    const versionNow = async () =>
      (await call('PUT', 'sites/18/presence', { editor: randomUUID() })).body.data.version as number;
    const { version: began, revision } = await read();
    expect(await versionNow()).toBe(began);
    const { page } = await addPage('p-generic', path('geteld'));
    const block = await addBlock(page.id, 0, 'Een');
    await call('POST', 'blocks/bulk-update', [{ id: block.id, key: 'faq', order: 0, page_id: page.id }]);
    expect((await change(revision, { name: 'Geteld' })).status).toBe(200);
    expect((await change(revision, { name: 'Te laat' })).status).toBe(409);
    expect(await versionNow()).toBe(began + 4);
  });

  it('takes on a language only where no page has its address, and says which page has', async () => {
    const speak = async (...languages: string[]) =>
      change((await read()).revision, { settings: { supported_languages: languages } });
    const { supported_languages: before } = await read();
    expect((await speak('nl')).status).toBe(200);
    const { page } = await addPage('p-generic', { path: { nl: 'ro/tarieven' } });
    const refused = await speak('nl', 'ro');
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      {
        supported_languages: [
          'The address /ro is in use by a page at /ro/tarieven: give that page another address first, and then add the language',
        ],
      },
    ]);
    expect((await speak('nl', 'en')).status).toBe(200);
    await call('DELETE', `pages/${page.id}`);
    expect((await speak('nl', 'en', 'ro')).status).toBe(200);
    expect((await speak(...before)).status).toBe(200);
  });

  it('shows the default language again where another is forgotten, unless somebody wrote there since', async () => {
    const { page } = await addPage('p-generic', path('vergeten'));
    const block = await addBlock(page.id, 0, 'Nederlands');
    const texts = { block_id: block.id, locale: 'EN', version: 0, settings: { faq_title: 'English' } };
    const { body } = await call('POST', 'block-settings', texts);
    const { id, revision } = body.data;
    const englishTitle = async () => {
      const shown = await ask(api, 'public/v1/job-board-builder/sites/18?locale=EN');
      const found = shown.body.data.pages.find((one: { id: number }) => one.id === page.id);
      return found.blocks.map((one: { settings: object }) => JSON.stringify(one.settings)).join();
    };
    expect(await englishTitle()).toContain('English');
    const stale = await call('DELETE', `block-settings/${id}?revision=${revision + 1}`);
    expect([stale.status, stale.body.current.settings.faq_title]).toEqual([409, 'English']);
    for (let time = 0; time < 2; time += 1)
      expect((await call('DELETE', `block-settings/${id}?revision=${revision}`)).status).toBe(204);
    expect(await englishTitle()).toContain('Nederlands');

    const label = { page_id: page.id, locale: 'EN', settings: { page_label: 'Forgotten' } };
    const made = (await call('POST', 'page-settings', label)).body.data;
    expect((await call('DELETE', `page-settings/${made.id}?revision=${made.revision + 1}`)).status).toBe(409);
    expect((await call('DELETE', `page-settings/${made.id}?revision=${made.revision}`)).status).toBe(204);
    const now = (await read()).pages.find((one) => one.id === page.id);
    expect(now?.settings['EN']).toBeUndefined();
  });

  it('shows in a language that becomes the default what it showed before', async () => {
    const { page } = await addPage('p-generic', path('taal'));
    await addBlock(page.id, 0, 'Alleen Nederlands');
    await call('POST', 'page-settings', { page_id: page.id, locale: 'NL', settings: { page_label: 'Taal' } });
    const inEnglish = async () => {
      const { body } = await ask(api, 'public/v1/job-board-builder/sites/18?locale=EN');
      const shown = body.data.pages.find(({ id }: { id: number }) => id === page.id);
      return [
        shown.settings.page_label,
        shown.blocks.map((one: SiteDocument['blocks'][number]) => one.settings),
      ];
    };
    const before = await inEnglish();
    expect(JSON.stringify(before)).toContain('Alleen Nederlands');
    const put = async (language: string) =>
      change((await read()).revision, { settings: { default_language: language } });
    expect((await put('en')).status).toBe(200);
    expect(await inEnglish()).toEqual(before);
    expect((await put('nl')).status).toBe(200);
  });

  it('shows another board’s jobs only where its admin runs all sites', async () => {
    const [own, other] = await api.db.select({ id: jobBoards.id }).from(jobBoards).orderBy(jobBoards.id);
    const mine = {
      email: 'pieter@wadwerk.test',
      role: 'admin',
      givenName: 'Pieter',
      familyName: 'Bos',
    } as const;
    await api.db.insert(users).values({
      ...mine,
      siteId: 18,
      emailVerifiedAt: new Date(0),
      passwordHash: await hashPassword(password),
    });
    const his = await logIn(api, 'admin', mine.email);
    const put = async (board: number | undefined, by: string) =>
      call(
        'PUT',
        'sites/18',
        { revision: (await read()).revision, settings: { job_board: board } },
        { bearer: by },
      );
    const refused = await put(other?.id, his);
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { job_board: ['There is no such job board'] },
    ]);
    expect((await put(own?.id, his)).status).toBe(200);
    expect((await put(other?.id, bearer)).status).toBe(200);
    expect((await put(own?.id, bearer)).status).toBe(200);
  });

  it('closes with a password that nobody can read, and opens again', async () => {
    const first = await read();
    const without = await change(first.revision, { settings: { site_password_enabled: true } });
    expect(without.body.fields['password']).toEqual(['Give a password before closing the site']);
    await change(first.revision, { settings: { site_password_enabled: true, password: 'open-sesam' } });
    const closed = await read();
    expect(JSON.stringify(closed)).not.toContain('open-sesam');
    expect(closed.settings['site_password_set']).toBe(true);
    // A server learns of it from the database, a moment later.
    await expect.poll(visitorsPages, { timeout: 10_000 }).toBe(0);
    const opened = await ask(api, 'public/v1/site-auth', {
      method: 'POST',
      body: { password: 'open-sesam' },
    });
    expect(opened.status).toBe(200);
    await change(closed.revision, { settings: { site_password_enabled: false } });
    await expect.poll(visitorsPages, { timeout: 10_000 }).toBeGreaterThan(0);
  });
});

describe('presets and revisions', () => {
  it('a block is kept, renamed, taken away and put back', async () => {
    const uid = randomUUID();
    const body = { uid, name: 'Vragen', key: 'faq', settings: { NL: { version: 0, settings: {} } } };
    const [made] = await Promise.all([1, 2].map(() => call('POST', 'sites/18/block-presets', body)));
    const id: number = made?.body.data.id;
    expect(made?.body.data).toMatchObject({ name: 'Vragen', author: 'Anna de Vries' });
    await call('PUT', `block-presets/${id}`, { name: 'Veel vragen' });
    const names = async () =>
      (await call('GET', 'sites/18/block-presets')).body.data.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['Veel vragen']);
    await call('DELETE', `block-presets/${id}`);
    expect(await names()).toEqual([]);
    await call('POST', `block-presets/${id}/restore`);
    expect(await names()).toEqual(['Veel vragen']);
  });

  it('a page keeps what it was before the first save, and after each spell of work', async () => {
    const { page } = await addPage('p-generic', path('geschiedenis'));
    const revisions = async () => (await call('GET', `pages/${page.id}/revisions?page=1&limit=10`)).body;
    await addBlock(page.id, 0, 'Eerste');
    await addBlock(page.id, 1, 'Tweede');
    let found = await revisions();
    expect(found.meta.total).toBe(2);
    expect(found.data[0]).toMatchObject({ author: 'Anna de Vries', page_id: page.id });
    expect(found.data[0].snapshot.blocks).toHaveLength(found.data[1].snapshot.blocks.length + 2);
    api.clock.advance(10 * 60_000);
    await addBlock(page.id, 2, 'Derde');
    found = await revisions();
    expect(found.meta.total).toBe(3);
  });

  it('a revision that was named stays as it is, under its name', async () => {
    const { page } = await addPage('p-generic', path('met-naam'));
    const revisions = async () =>
      (await call('GET', `pages/${page.id}/revisions?page=1&limit=10`)).body.data as PageRevision[];
    await addBlock(page.id, 0, 'Eerste');
    const [first] = await revisions();
    const rename = (name: string) => call('PUT', `page-revisions/${first?.id}`, { name });
    expect((await rename(' Voor de campagne ')).status).toBe(204);
    // The spell of work goes on, in a revision of its own.
    await addBlock(page.id, 1, 'Tweede');
    const [second, named] = await revisions();
    expect(named).toMatchObject({ id: first?.id, name: 'Voor de campagne' });
    expect(named?.snapshot.blocks).toHaveLength(first?.snapshot.blocks.length ?? 0);
    expect(second?.name).toBe('');
    expect((await rename('x'.repeat(61))).status).toBe(400);
    await rename('');
    expect((await revisions()).map(({ name }) => name)).toEqual(['', '', '']);
  });

  it('a page forgets what is oldest, but nothing that was named', async () => {
    const { page } = await addPage('p-generic', path('lang-geleden'));
    await addBlock(page.id, 0, 'Eerste');
    const [first] = (await call('GET', `pages/${page.id}/revisions?page=1&limit=1`)).body.data;
    await call('PUT', `page-revisions/${first.id}`, { name: 'Het begin' });
    const { snapshot } = first;
    const many = Array.from({ length: 220 }, () => ({ pageId: page.id, snapshot, author: 'Anna de Vries' }));
    await api.db.insert(pageRevisions).values(many);
    api.clock.advance(10 * 60_000);
    await addBlock(page.id, 1, 'Laatste');
    const { body } = await call('GET', `pages/${page.id}/revisions?page=1&limit=100`);
    expect(body.meta.total).toBe(201);
    const last = (await call('GET', `pages/${page.id}/revisions?page=3&limit=100`)).body.data;
    expect(last).toMatchObject([{ id: first.id, name: 'Het begin' }]);
  });
});

describe('nobody else', () => {
  it('another role, another site’s page or block, and a made-up number are not there', async () => {
    const { page } = await addPage('p-generic', path('van-ons'));
    const block = await addBlock(page.id, 0, 'Van ons');
    const [revision] = (await call('GET', `pages/${page.id}/revisions`)).body.data;
    const employer = await logIn(api, 'employer');
    expect((await call('GET', 'sites/18/document', undefined, { bearer: employer })).status).toBe(403);
    expect((await call('GET', 'sites/19/document')).status).toBe(404);
    const elsewhere = {
      host: 'other.localhost',
      bearer: await logIn(api, 'admin', undefined, 'other.localhost'),
    };
    for (const [method, target, body] of [
      ['PUT', `pages/${page.id}`, { revision: 1, path: '{"nl":"gekaapt"}' }],
      ['DELETE', `pages/${page.id}`, undefined],
      ['POST', `pages/${page.id}/restore`, undefined],
      ['GET', `pages/${page.id}/revisions`, undefined],
      ['PUT', `page-revisions/${revision.id}`, { name: 'x' }],
      ['DELETE', `blocks/${block.id}`, undefined],
      ['PUT', `blocks/${block.id}`, { revision: 1, custom_styles: 'x' }],
      ['POST', `blocks/${block.id}/restore`, { page_id: page.id, order: 0 }],
      ['POST', 'blocks', { uid: randomUUID(), key: 'faq', page_id: page.id, order: 0 }],
      ['POST', 'blocks/bulk-update', [{ id: block.id, key: 'faq', order: 3, page_id: page.id }]],
      ['POST', 'block-settings', { block_id: block.id, locale: 'EN', version: 0, settings: {} }],
      ['POST', 'page-settings', { page_id: page.id, locale: 'EN', settings: {} }],
      ['GET', 'sites/18/document', undefined],
      ['PUT', 'sites/18/presence', { editor: randomUUID() }],
      ['DELETE', `sites/18/presence/${randomUUID()}`, undefined],
      ['PUT', 'sites/18', { revision: 1 }],
      ['GET', 'sites/18/block-presets', undefined],
      ['PUT', 'block-presets/1', { name: 'x' }],
    ] as const) {
      const answer = await call(method, target, body, elsewhere);
      expect(answer.status, `${method} ${target}`).toBe(404);
    }
    expect(await titles(page.id)).toEqual(['Van ons']);
  });
});
