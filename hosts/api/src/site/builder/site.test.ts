import { randomUUID } from 'node:crypto';
import type { SiteDocument } from '@boardwright/api-client/contract';
import { describe, expect, it } from 'vitest';
import { ask } from '../../../test/request.ts';
import { logIn, password } from '../../../test/test-accounts.ts';
import { jobBoards, users } from '../../platform/database/schema.ts';
import { hashPassword } from '../../people/account/passwords.ts';
import { openBuilder, path } from '../../../test/builder-pages.ts';

const { api, bearer, call, read, visitorsPages, addPage, addBlock } = openBuilder();

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

  it('takes cookie scripts as their schema has them, and says of each what does not fit', async () => {
    const script = { id: 'script-1', name: 'Pixel', type: 'marketing', scriptText: '<script>1</script>' };
    const { revision } = await read();
    const saved = await change(revision, { cookie_scripts: [script] });
    expect(saved.status).toBe(200);
    const before = await read();
    expect(before.cookie_scripts).toEqual([script]);
    const bad = await change(before.revision, {
      cookie_scripts: [
        script,
        { ...script, id: 'Not an id', name: 'n'.repeat(81) },
        { ...script, src: 'https://ads.example/x.js' },
        { id: 'script-2', name: '' },
      ],
    });
    expect([bad.status, bad.body.fields]).toEqual([
      422,
      {
        'cookie_scripts.1.id': ['This value does not fit the setting'],
        'cookie_scripts.1.name': ['This value does not fit the setting'],
        'cookie_scripts.2.src': ['There is no such setting'],
        'cookie_scripts.3.type': ['This value does not fit the setting'],
      },
    ]);
    const many = Array.from({ length: 51 }, (_, at) => ({ ...script, id: `script-${at}` }));
    const twice = await change(before.revision, { cookie_scripts: [script, { ...script, name: 'Another' }] });
    expect([twice.status, twice.body.fields]).toEqual([
      422,
      { 'cookie_scripts.1.id': ['Another cookie script has this id already'] },
    ]);
    const tooMany = await change(before.revision, { cookie_scripts: many });
    expect([tooMany.status, Object.keys(tooMany.body.fields)]).toEqual([422, ['cookie_scripts']]);
    expect((await read()).cookie_scripts).toEqual([script]);
  });

  it('measures in miles from the moment its admin says so', async () => {
    const imperial = async () => {
      const { body } = await ask(api(), 'public/v1/configuration');
      return body.data.settings.app_use_imperial_system as boolean;
    };
    const { revision } = await read();
    expect(await imperial()).toBe(false);
    const saved = await change(revision, { settings: { app_use_imperial_system: true } });
    expect([saved.status, await imperial()]).toEqual([200, true]);
    await change(saved.body.data.revision, { settings: { app_use_imperial_system: null } });
    expect(await imperial()).toBe(false);
  });

  it('searches by its own words from the moment they are stored, and refuses what is no group', async () => {
    const found = async (host: string) => {
      const board = host === 'localhost' ? 1 : 2;
      const address = `public/v1/job-boards/${board}/jobs?search=kombuismaat`;
      const { status, body } = await ask(api(), address, { host });
      expect(status, JSON.stringify(body)).toBe(200);
      return body.meta.total as number;
    };
    await api().addJob({ title: 'Kok', slug: 'kok' }, [1, 2]);
    const { revision } = await read();
    expect([await found('localhost'), await found('other.localhost')]).toEqual([0, 0]);
    const alone = await change(revision, { settings: { search_synonyms: 'kok, chef\nkombuismaat' } });
    expect([alone.status, alone.body.fields]).toEqual([
      422,
      { search_synonyms: ['Line 2: a group needs at least two words, parted by commas'] },
    ]);
    const saved = await change(revision, { settings: { search_synonyms: 'kombuismaat, kok' } });
    expect(saved.status).toBe(200);
    expect([await found('localhost'), await found('other.localhost')]).toEqual([1, 0]);
    const reply = await ask(api(), 'public/v1/job-board-builder/sites/18?locale=EN');
    expect(reply.body.data.settings).not.toHaveProperty('search_synonyms');
    await change(saved.body.data.revision, { settings: { search_synonyms: null } });
    expect(await found('localhost')).toBe(0);
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
    const setLanguages = async (...languages: string[]) =>
      change((await read()).revision, { settings: { supported_languages: languages } });
    const { supported_languages: before } = await read();
    expect((await setLanguages('nl')).status).toBe(200);
    const { page } = await addPage('p-generic', { path: { nl: 'ro/tarieven' } });
    const refused = await setLanguages('nl', 'ro');
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      {
        supported_languages: [
          'The address /ro is in use by a page at /ro/tarieven: give that page another address first, and then add the language',
        ],
      },
    ]);
    expect((await setLanguages('nl', 'en')).status).toBe(200);
    await call('DELETE', `pages/${page.id}`);
    expect((await setLanguages('nl', 'en', 'ro')).status).toBe(200);
    expect((await setLanguages(...before)).status).toBe(200);
  });

  it('shows the default language again where another is forgotten, unless somebody wrote there since', async () => {
    const { page } = await addPage('p-generic', path('vergeten'));
    const block = await addBlock(page.id, 0, 'Nederlands');
    const texts = { block_id: block.id, locale: 'EN', version: 0, settings: { faq_title: 'English' } };
    const { body } = await call('POST', 'block-settings', texts);
    const { id, revision } = body.data;
    const englishTitle = async () => {
      const reply = await ask(api(), 'public/v1/job-board-builder/sites/18?locale=EN');
      const found = reply.body.data.pages.find((one: { id: number }) => one.id === page.id);
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
      const { body } = await ask(api(), 'public/v1/job-board-builder/sites/18?locale=EN');
      const reply = body.data.pages.find(({ id }: { id: number }) => id === page.id);
      return [
        reply.settings.page_label,
        reply.blocks.map((one: SiteDocument['blocks'][number]) => one.settings),
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
    const [own, other] = await api().db.select({ id: jobBoards.id }).from(jobBoards).orderBy(jobBoards.id);
    const mine = {
      email: 'pieter@wadwerk.test',
      role: 'admin',
      adminRole: 'owner',
      givenName: 'Pieter',
      familyName: 'Bos',
    } as const;
    await api()
      .db.insert(users)
      .values({
        ...mine,
        siteId: 18,
        emailVerifiedAt: new Date(0),
        passwordHash: await hashPassword(password),
      });
    const his = await logIn(api(), 'admin', mine.email);
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
    expect((await put(other?.id, bearer())).status).toBe(200);
    expect((await put(own?.id, bearer())).status).toBe(200);
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
    const opened = await ask(api(), 'public/v1/site-auth', {
      method: 'POST',
      body: { password: 'open-sesam' },
    });
    expect(opened.status).toBe(200);
    await change(closed.revision, { settings: { site_password_enabled: false } });
    await expect.poll(visitorsPages, { timeout: 10_000 }).toBeGreaterThan(0);
  });
});
