import { emptyLegalAnswers, legalPapers } from '@boardwright/api-client/contract';
import { and, eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import {
  blocks,
  blockSettings,
  legalTexts,
  legalVersions,
  pageRevisions,
  pages,
  sites,
} from '../../platform/database/schema.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const company = {
  invoice_name: 'Wad & Zee <BV>',
  invoice_address: 'Kade 1\n8861 AB Harlingen',
  invoice_country: 'NL',
  invoice_registration: '01234567',
};
const setSettings = async (settings: object) => {
  await shop.db
    .update(sites)
    .set({ settings: { ...settings } })
    .where(eq(sites.id, 18));
  shop.tenants.forget();
};
beforeEach(async () => {
  for (const table of [legalVersions, legalTexts, pages]) await shop.db.delete(table);
  await setSettings(company);
});

const answers = {
  ...emptyLegalAnswers,
  contact_email: 'privacy@example.org',
  processors: [
    { name: 'Noordserver', task: 'hosting', country: 'NL' },
    { name: 'MailFar', task: 'mail', country: 'US' },
  ],
};
const admin = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  shop.call(method, `/legal${path}`, body, 'admin');
const save = (revision: number, change: object = {}, own: object = {}) =>
  admin('PUT', '', { revision, answers: { ...answers, ...change }, own });
const state = async () => (await admin('GET', '')).body.data;
const publish = async () => admin('POST', '/publish', { revision: (await state()).revision });
/** What visitors read of a paper, by language. */
async function onPage(paper: string) {
  const { addresses } = await state();
  const path = Object.values<string>(addresses[paper])[0]?.split('/').at(-1);
  const all = await shop.db.select().from(pages);
  const page = all.find((one) => Object.values(one.path).includes(path ?? ''));
  const rows = await shop.db
    .select({ locale: blockSettings.locale, settings: blockSettings.settings })
    .from(blockSettings)
    .innerJoin(blocks, eq(blocks.id, blockSettings.blockId))
    // The page has a menu and a footer of its own as well.
    .where(and(eq(blocks.pageId, page?.id ?? 0), eq(blocks.key, 'html')));
  return Object.fromEntries(rows.map(({ locale, settings }) => [locale, JSON.stringify(settings)] as const));
}

describe('the legal pages of a site', () => {
  it('are written from answers and facts in every language, on pages that are made, and stay as a version', async () => {
    const [site] = await shop.db.select().from(sites).where(eq(sites.id, 18));
    const begun = await state();
    expect(begun).toMatchObject({ revision: 0, published: null, is_current: false });
    expect(begun.gaps).toEqual(['contact_email', 'hosting', 'mail_processor']);
    expect((await save(0)).body.data).toMatchObject({ revision: 1, gaps: [], is_current: false });
    const published = await publish();
    expect(published.body.data).toMatchObject({ is_current: true, gaps: [] });
    for (const paper of legalPapers) {
      const read = await onPage(paper);
      expect([paper, Object.keys(read).sort()]).toEqual([
        paper,
        site?.supportedLocales.map((locale) => locale.toUpperCase()).sort(),
      ]);
    }
    const { NL: dutch = '' } = await onPage('privacy');
    // Names are text, however they are written.
    expect(dutch).toContain('Wad &amp; Zee &lt;BV&gt;');
    expect(dutch).toContain('Kade 1, 8861 AB Harlingen, Nederland');
    expect(dutch).toContain('Buiten de Europese Economische Ruimte: MailFar');
    expect(dutch).toContain('Autoriteit Persoonsgegevens');
    expect(dutch).toMatch(/href=\\"\/voorwaarden\\"/);
    const { body } = await admin('GET', '/versions');
    expect(body.data).toMatchObject([{ by: 'Anna de Vries' }]);
    expect(body.data[0].languages.toSorted()).toEqual(site?.supportedLocales.toSorted());
    const version = await admin('GET', `/versions/${body.data[0].id}`);
    expect(version.body.data.papers.nl.map(({ paper }: { paper: string }) => paper)).toEqual(legalPapers);
  });

  it('say nothing twice: a second time is no version, a change is one, and only what changed has a new day', async () => {
    await save(0);
    await publish();
    await publish();
    expect(await shop.db.select().from(legalVersions)).toHaveLength(1);
    const [first] = await shop.db.select().from(legalVersions);
    // It was some days ago.
    const papersThen = JSON.parse(
      JSON.stringify(first?.papers).replaceAll(/"changed_on":"[^"]*"/g, '"changed_on":"2026-01-31"'),
    );
    await shop.db.update(legalVersions).set({ papers: papersThen });
    await save(1, { court: 'Leeuwarden' });
    expect((await state()).is_current).toBe(false);
    await publish();
    const [, second] = await shop.db.select().from(legalVersions).orderBy(legalVersions.id);
    const papers = second?.papers['nl'];
    expect(papers?.terms.body).toContain('voor de rechter in Leeuwarden');
    expect(papers?.terms.changed_on).not.toBe('2026-01-31');
    expect([papers?.privacy.changed_on, papers?.cookies.changed_on]).toEqual(['2026-01-31', '2026-01-31']);
    expect((await onPage('privacy'))['NL']).toContain('Laatst gewijzigd op 31 januari 2026.');
  });

  it('are no longer current once the board does something else, or somebody wrote on the page', async () => {
    await save(0);
    await publish();
    await setSettings({ ...company, ga4_key: 'G-ABC123' });
    expect(await state()).toMatchObject({ is_current: false });
    expect((await state()).purposes).toContain('measuring');
    await publish();
    expect((await onPage('cookies'))['NL']).toContain('Google Analytics');
    const [row] = await shop.db
      .select({ id: blockSettings.id })
      .from(blockSettings)
      .innerJoin(blocks, eq(blocks.id, blockSettings.blockId))
      .where(eq(blocks.key, 'html'));
    await shop.db
      .update(blockSettings)
      .set({ settings: {} })
      .where(eq(blockSettings.id, row?.id ?? 0));
    expect((await state()).is_current).toBe(false);
    expect((await publish()).body.data.is_current).toBe(true);
  });

  it('take the place of what a page says, which stays in its history', async () => {
    const made = await shop.call(
      'POST',
      '/job-board-builder/pages',
      { key: 'p-privacy', uid: crypto.randomUUID() },
      'admin',
    );
    expect(made.status).toBe(201);
    await save(0);
    await publish();
    const revisions = await shop.db
      .select()
      .from(pageRevisions)
      .where(eq(pageRevisions.pageId, made.body.data.page.id));
    expect(JSON.stringify(revisions[0]?.snapshot)).toContain('<h1>Privacy</h1>');
    expect(JSON.stringify(await onPage('privacy'))).not.toContain('<p>…</p>');
    // Whoever takes a page off the site has it made again.
    await shop.call('DELETE', `/job-board-builder/pages/${made.body.data.page.id}`, undefined, 'admin');
    expect((await state()).is_current).toBe(false);
    expect((await publish()).body.data).toMatchObject({ is_current: true });
    const [notice] = (await shop.db.select().from(pages)).filter(({ path }) => path['nl'] === 'colofon');
    await shop.call('DELETE', `/job-board-builder/pages/${notice?.id ?? 0}`, undefined, 'admin');
    expect((await publish()).body.data.addresses.notice.nl).toMatch(/colofon$/);
  });

  it('end with words of the owner’s own, as text', async () => {
    await save(
      0,
      {},
      { nl: { privacy: 'Eerst <b>dit</b>.\nDan dat.\n\nEn een tweede.' }, de: { terms: 'Nein' } },
    );
    await publish();
    expect((await onPage('privacy'))['NL']).toContain(
      '<h2>En verder</h2><p>Eerst &lt;b&gt;dit&lt;/b&gt;.<br>Dan dat.</p><p>En een tweede.</p>',
    );
  });
});

describe('answers for the legal pages', () => {
  it('are refused by field, and never published without who is responsible', async () => {
    const refused = await save(0, {
      contact_email: 'no address',
      processors: [{ name: ' ', task: 'mail', country: '' }],
    });
    expect([refused.status, Object.keys(refused.body.fields).sort()]).toEqual([
      422,
      ['contact_email', 'processors.0.name'],
    ]);
    expect((await save(0, { invoice_years: 400 })).status).toBe(400);
    await setSettings({});
    await save(0);
    const early = await publish();
    expect([early.status, Object.keys(early.body.fields)]).toEqual([422, ['publish']]);
    expect(await shop.db.select().from(pages)).toEqual([]);
  });

  it('of two admins one is asked, and what is published is what was read', async () => {
    const both = await Promise.all([save(0, { court: 'A' }), save(0, { court: 'B' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.current).toMatchObject({ revision: 1 });
    const stale = await admin('POST', '/publish', { revision: 0 });
    expect([stale.status, stale.body.current.revision]).toEqual([409, 1]);
    // Two at once publish one version.
    await Promise.all([publish(), publish()]);
    expect(await shop.db.select().from(legalVersions)).toHaveLength(1);
  });

  it('are tried out in a language, with what is wrong and missing, and nothing is stored', async () => {
    const draft = { answers: { ...answers, officer_email: 'x' }, own: {} };
    const { body } = await admin('POST', '/preview', { language: 'en', ...draft });
    expect(body.data.papers.map(({ title }: { title: string }) => title)).toEqual([
      'Privacy statement',
      'Terms of use',
      'Cookie statement',
      'Legal notice',
    ]);
    expect(Object.keys(body.data.problems)).toEqual(['officer_email']);
    expect((await admin('POST', '/preview', { language: 'de', ...draft })).status).toBe(404);
    expect(await shop.db.select().from(legalTexts)).toEqual([]);
  });
});
