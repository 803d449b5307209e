import { randomUUID } from 'node:crypto';
import type { PreviewLink, StoredPage } from '@boardwright/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBuilder, path } from '../../../test/builder-pages.ts';
import { ask } from '../../../test/request.ts';
import { restorableFor } from '../../platform/restorable-for.ts';
import { deleteRemoved } from './delete-removed.ts';

const { api, call, read, addPage, addBlock, logInAgain } = openBuilder();

const day = 86_400_000;
const after = (time: number) => new Date(api().clock.now().getTime() + time).toISOString();
const create = async (page: number, more: object = {}): Promise<PreviewLink> => {
  const body = { uid: randomUUID(), ends_at: after(day), ...more };
  const answer = await call('POST', `pages/${page}/preview-links`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
};
const linksOf = async (page: number): Promise<PreviewLink[]> =>
  (await call('GET', `pages/${page}/preview-links`)).body.data;
const site = (bearer?: string, more: { host?: string } = {}) =>
  ask(api(), 'public/v1/job-board-builder/sites/18?locale=NL', { ...more, ...(bearer && { bearer }) });
const pagesBy = async (bearer?: string): Promise<StoredPage[]> => (await site(bearer)).body.data.pages;
const faqTitles = (pages: readonly StoredPage[], id: number) =>
  pages
    .find((page) => page.id === id)
    ?.blocks.filter(({ key }) => key === 'faq')
    .map(({ settings }) => settings['faq_title']);
const open = (token: string, more: object = {}) =>
  ask(api(), 'public/v1/job-board-builder/previews', { method: 'POST', body: { token, ...more } });
const publish = async (page: number) =>
  expect((await call('POST', 'sites/18/publish', { pages: [page] })).status).toBe(204);

beforeAll(async () => {
  await call('PUT', 'sites/18/publication', { publishing: 'by_hand' });
});

describe('a preview link', () => {
  it('shows its page as it is saved now, all others as visitors have them', async () => {
    const { page } = await addPage('p-generic', path('voorbeeld'));
    const { page: other } = await addPage('p-generic', path('ander'));
    await publish(other.id);
    await addBlock(page.id, 1, 'Nieuw');
    await addBlock(other.id, 1, 'Geheim');
    const { token } = await create(page.id);
    expect(faqTitles(await pagesBy(), page.id)).toBeUndefined();
    const found = await pagesBy(token);
    expect(faqTitles(found, page.id)).toEqual(['Nieuw']);
    expect(faqTitles(found, other.id)).toEqual([]);
    await addBlock(page.id, 2, 'Later');
    expect(faqTitles(await pagesBy(token), page.id)).toEqual(['Nieuw', 'Later']);
    const { token: ofAll } = await create(page.id, { whole_site: true });
    expect(faqTitles(await pagesBy(ofAll), other.id)).toEqual(['Geheim']);
  });

  it('shows the page in the place that it will have', async () => {
    const { page: old } = await addPage('p-generic', path('plek'));
    await publish(old.id);
    expect((await call('PUT', `pages/${old.id}`, { path: JSON.stringify(path('elders').path) })).status).toBe(
      200,
    );
    const { page } = await addPage('p-generic', path('plek'));
    const { token } = await create(page.id);
    const inPlace = (await pagesBy(token)).filter((one) => one.path['nl'] === 'plek');
    expect(inPlace.map(({ id }) => id)).toEqual([page.id]);
  });

  it('says what it opens, and hides what no visitor is sent', async () => {
    const { page } = await addPage('p-generic');
    await addBlock(page.id, 1, '', {
      key: 'contact',
      settings: { NL: { version: 0, settings: { contact_emailTo: 'balie@example.test' } } },
    });
    const { token, ends_at } = await create(page.id, { name: ' Drukker ' });
    expect((await site(token)).body.data.preview).toEqual({ page_id: page.id, whole_site: false, ends_at });
    expect(JSON.stringify(await pagesBy(token))).not.toContain('balie@example.test');
    expect((await site()).body.data.preview).toBeUndefined();
  });

  it('only reads, and opens nothing of an account', async () => {
    const { page } = await addPage('p-generic');
    const { token: bearer } = await create(page.id);
    const sent = await ask(api(), 'public/v1/job-boards/1/contact', { method: 'POST', body: {}, bearer });
    expect([sent.status, sent.body.code]).toEqual([403, 'previewReadsOnly']);
    const registering = { method: 'POST', body: {}, bearer } as const;
    const registered = await ask(api(), 'candidate/v1/register', registering);
    expect([registered.status, registered.body.code]).toEqual([403, 'previewReadsOnly']);
    for (const address of [
      'candidate/v1/you',
      'employer/v1/you',
      'admin/v1/job-board-builder/sites/18/document',
    ])
      expect((await ask(api(), address, { bearer })).status).toBe(401);
  });

  it('is of one site', async () => {
    const { page } = await addPage('p-generic');
    const { id, token } = await create(page.id);
    const elsewhere = await ask(api(), 'public/v1/configuration', { bearer: token, host: 'other.localhost' });
    expect([401, 404]).toContain(elsewhere.status);
    expect((await call('DELETE', `preview-links/${id + 1000}`)).status).toBe(404);
    expect(
      (await call('POST', 'pages/999999/preview-links', { uid: randomUUID(), ends_at: after(day) })).status,
    ).toBe(404);
  });

  it('opens a site that is not open yet, and one behind a password', async () => {
    const { page } = await addPage('p-generic');
    await addBlock(page.id, 1, 'Binnenkort');
    const { token } = await create(page.id);
    const change = async (body: object) => {
      const { revision } = await read();
      const answer = await call('PUT', 'sites/18', { revision, ...body });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    };
    await change({ status: 'draft' });
    expect(await pagesBy()).toEqual([]);
    expect((await pagesBy(token)).map(({ id }) => id)).toEqual([page.id]);
    await change({ status: 'active' });
    await change({ settings: { site_password_enabled: true, password: 'geheim-genoeg' } });
    expect(await pagesBy()).toEqual([]);
    expect(faqTitles(await pagesBy(token), page.id)).toEqual(['Binnenkort']);
    expect((await ask(api(), 'public/v1/job-boards/1/jobs?limit=1', { bearer: token })).status).toBe(200);
    await change({ settings: { site_password_enabled: false } });
  });

  it('ends at its moment, when it is ended, and with its page; and works again once it is renewed', async () => {
    const { page } = await addPage('p-generic');
    const link = await create(page.id, { ends_at: after(60_000) });
    expect((await site(link.token)).status).toBe(200);
    api().clock.advance(60_000);
    expect([(await site(link.token)).status, (await site(link.token)).body.code]).toEqual([
      401,
      'previewEnded',
    ]);
    expect((await open(link.token)).body.code).toBe('previewEnded');
    expect((await linksOf(page.id))[0]).toMatchObject({ id: link.id, is_over: true });
    expect((await call('PUT', `preview-links/${link.id}`, { ends_at: after(day) })).status).toBe(200);
    expect((await site(link.token)).status).toBe(200);
    expect((await call('DELETE', `preview-links/${link.id}`)).body.data.is_over).toBe(true);
    expect((await site(link.token)).status).toBe(401);
    const other = await create(page.id);
    await call('DELETE', `pages/${page.id}`);
    expect((await site(other.token)).status).toBe(401);
    expect((await call('PUT', `preview-links/${other.id}`, { ends_at: after(day) })).status).toBe(404);
  });

  it('is counted when a person comes by it', async () => {
    const { page } = await addPage('p-generic');
    const { token } = await create(page.id);
    expect((await open(token, { robot: true })).status).toBe(200);
    expect((await linksOf(page.id))[0]).toMatchObject({ opened: 0, opened_at: null });
    await open(token);
    await open(token);
    expect((await linksOf(page.id))[0]).toMatchObject({ opened: 2, opened_at: after(0) });
  });

  it('is not made for a moment that has passed, for too long, twice for one call, or without end', async () => {
    const { page } = await addPage('p-generic');
    const wrong = async (ends_at: string) =>
      (await call('POST', `pages/${page.id}/preview-links`, { uid: randomUUID(), ends_at })).body.fields
        ?.ends_at;
    expect(await wrong(after(-1))).toEqual(['This moment has passed']);
    expect(await wrong(after(31 * day))).toEqual(['A preview link works for at most 30 days']);
    expect(await wrong('tomorrow')).toBeDefined();
    const uid = randomUUID();
    const [one, again] = [await create(page.id, { uid }), await create(page.id, { uid })];
    expect(again.id).toBe(one.id);
    for (let made = 1; made < 50; made += 1) await create(page.id);
    const body = { uid: randomUUID(), ends_at: after(day) };
    const last = await call('POST', `pages/${page.id}/preview-links`, body);
    expect([last.status, last.body.code]).toEqual([422, 'previewLinksMany']);
  });

  it('is deleted thirty days after its end', async () => {
    const { page } = await addPage('p-generic');
    const { id } = await create(page.id);
    api().clock.advance(day + restorableFor);
    await logInAgain();
    await deleteRemoved(api().db, api().clock.now());
    expect((await linksOf(page.id)).map((link) => link.id)).not.toContain(id);
    expect((await call('PUT', `preview-links/${id}`, { ends_at: after(day) })).status).toBe(404);
  });
});
