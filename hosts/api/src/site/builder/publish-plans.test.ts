import { randomUUID } from 'node:crypto';
import type { PublishPlan, SitePublication, StoredPage } from '@boardwright/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBuilder, path } from '../../../test/builder-pages.ts';
import { ask } from '../../../test/request.ts';
import { restorableFor } from '../../platform/restorable-for.ts';
import { mails } from '../../platform/database/schema.ts';
import { deleteRemoved } from './delete-removed.ts';
import { publishPlanned } from './run-plan.ts';

const { api, call, read, addPage, addBlock, logInAgain } = openBuilder();

const minute = 60_000;
const inMinutes = (minutes: number) => new Date(api().clock.now().getTime() + minutes * minute).toISOString();
const plan = (body: object) => call('POST', 'sites/18/plans', { uid: randomUUID(), ...body });
const planned = async (body: object): Promise<PublishPlan> => {
  const answer = await plan(body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
};
const publish = async (page: number, blocks: readonly number[] = []) =>
  expect((await call('POST', 'sites/18/publish', { pages: [page], blocks })).status).toBe(204);
const publication = async (): Promise<SitePublication> =>
  (await call('GET', 'sites/18/publication')).body.data;
const planOf = async (id: number) => (await publication()).plans.find((one) => one.id === id);
const errors: unknown[] = [];
/** As the worker does, some minutes later. */
const later = async (minutes: number) => {
  api().clock.advance(minutes * minute);
  if (minutes >= 60) await logInAgain();
  const deps = { ...api(), mailsQueued: async () => undefined, now: api().clock.now() };
  await publishPlanned(deps, (error) => errors.push(error));
  expect(errors).toEqual([]);
};
const titles = async (page: number) => {
  const { body } = await ask(api(), 'public/v1/job-board-builder/sites/18?locale=NL');
  return (body.data.pages as StoredPage[])
    .find(({ id }) => id === page)
    ?.blocks.filter(({ key }) => key === 'faq')
    .map(({ settings }) => settings['faq_title']);
};
const addTitled = async (title: string) => {
  const { page } = await addPage();
  await addBlock(page.id, 1, title);
  await publish(page.id);
  return page.id;
};

beforeAll(async () => {
  await call('PUT', 'sites/18/publication', { publishing: 'by_hand' });
});

describe('a planned publication', () => {
  it('gives visitors the page as it was when it was planned, once its time has come', async () => {
    const page = await addTitled('Vandaag');
    await addBlock(page, 2, 'Maandag');
    const { id, due_at: due } = await planned({ due_at: inMinutes(60), pages: [page] });
    await addBlock(page, 3, 'Later bedacht');
    await later(59);
    expect(await titles(page)).toEqual(['Vandaag']);
    expect(await planOf(id)).toMatchObject({ done_at: null, problem: null, pages: [page], due_at: due });
    const versionBefore = (await read()).version;
    await later(1);
    expect(await titles(page)).toEqual(['Vandaag', 'Maandag']);
    expect((await planOf(id))?.done_at).toBe(api().clock.now().toISOString());
    expect((await read()).version).toBeGreaterThan(versionBefore);
    // What was written after it is a draft still.
    expect((await publication()).pages.find((one) => one.id === page)?.is_changed).toBe(true);
    await later(1);
    expect(await titles(page)).toEqual(['Vandaag', 'Maandag']);
  });

  it('goes live late where nobody was at work, the earlier plan first', async () => {
    const page = await addTitled('A');
    await addBlock(page, 2, 'B');
    await planned({ due_at: inMinutes(30), pages: [page] });
    await addBlock(page, 3, 'C');
    const second = await planned({ due_at: inMinutes(40), pages: [page] });
    await later(600);
    expect(await titles(page)).toEqual(['A', 'B', 'C']);
    const done = await planOf(second.id);
    expect(Date.parse(done?.done_at ?? '') - Date.parse(done?.due_at ?? '')).toBe(560 * minute);
  });

  it('puts back later what visitors had, and takes a new page offline again', async () => {
    const page = await addTitled('Gewoon');
    const { page: fresh } = await addPage('p-generic', path('actie'));
    await addBlock(page, 2, 'Actie');
    await planned({ due_at: inMinutes(10), pages: [page, fresh.id], back_at: inMinutes(20) });
    await later(10);
    expect([await titles(page), await titles(fresh.id)]).toEqual([['Gewoon', 'Actie'], []]);
    await later(10);
    expect([await titles(page), await titles(fresh.id)]).toEqual([['Gewoon'], undefined]);
  });

  it('takes a page offline at its moment, and makes room for another one', async () => {
    const { page: old } = await addPage('p-generic', path('zomer'));
    await publish(old.id);
    expect(
      (await call('PUT', `pages/${old.id}`, { path: JSON.stringify(path('zomer-oud').path) })).status,
    ).toBe(200);
    const { page } = await addPage('p-generic', path('zomer'));
    await planned({ due_at: inMinutes(5), pages: [page.id], offline: [old.id] });
    await later(5);
    expect([await titles(old.id), await titles(page.id)]).toEqual([undefined, []]);
  });

  it('changes shared blocks that are named', async () => {
    const page = await addTitled('Eigen');
    const shared = await addBlock(page, 2, 'Gedeeld', { isGlobal: true });
    await publish(page);
    const row = (await read()).blocks.find(({ id }) => id === shared.id)?.settings['NL'];
    await call('PUT', `block-settings/${row?.id}`, {
      block_id: shared.id,
      locale: 'NL',
      version: row?.version,
      settings: { faq_title: 'Gedeeld en nieuw' },
      revision: row?.revision,
    });
    await planned({ due_at: inMinutes(5), pages: [page] });
    await planned({ due_at: inMinutes(10), pages: [page], blocks: [shared.id] });
    await later(5);
    expect(await titles(page)).toEqual(['Eigen', 'Gedeeld']);
    await later(5);
    expect(await titles(page)).toEqual(['Eigen', 'Gedeeld en nieuw']);
  });

  it('brings back blocks that were removed since, also shared ones, and shared ones as they were', async () => {
    const page = await addTitled('Eigen');
    const own = (await read()).pages.find(({ id }) => id === page)?.blocks.at(1) ?? 0;
    const shared = await addBlock(page, 2, 'Gedeeld', { isGlobal: true });
    await publish(page);
    const row = (await read()).blocks.find(({ id }) => id === shared.id)?.settings['NL'];
    const settings = { block_id: shared.id, locale: 'NL', version: row?.version, revision: row?.revision };
    const other = await addTitled('Ander');
    await call('PUT', `block-settings/${row?.id}`, { ...settings, settings: { faq_title: 'Actie' } });
    await planned({
      due_at: inMinutes(5),
      pages: [page],
      blocks: [shared.id],
      back_at: inMinutes(60 * 24 * 40),
    });
    await later(5);
    expect(await titles(page)).toEqual(['Eigen', 'Actie']);
    for (const id of [own, shared.id]) await call('DELETE', `blocks/${id}`);
    await addBlock(page, 1, 'Campagne');
    await publish(page);
    expect(await titles(page)).toEqual(['Campagne']);
    api().clock.advance(restorableFor + 60 * minute);
    await deleteRemoved(api().db, api().clock.now());
    await later(60 * 24 * 10);
    expect(await titles(page)).toEqual(['Eigen', 'Gedeeld']);
    expect(await titles(other)).toEqual(['Ander']);
  });

  it('does not put an older page over a newer one, nor back what was not published', async () => {
    const page = await addTitled('Een');
    await addBlock(page, 2, 'Twee');
    const first = await planned({ due_at: inMinutes(30), pages: [page], back_at: inMinutes(90) });
    const back = (await publication()).plans.find(({ back_of: of }) => of === first.id);
    expect((await call('POST', `plans/${back?.id}/run`, {})).status).toBe(422);
    await addBlock(page, 3, 'Drie');
    const second = await planned({ due_at: inMinutes(40), pages: [page] });
    expect((await call('POST', `plans/${second.id}/run`, {})).status).toBe(204);
    expect(await planOf(first.id)).toBeUndefined();
    // Nor does the plan that would have put back what was left out.
    for (const minutes of [35, 60]) {
      await later(minutes);
      expect(await titles(page)).toEqual(['Een', 'Twee', 'Drie']);
    }
  });

  it('is over where its end came before another page was out of its way', async () => {
    const { page: standing } = await addPage('p-generic', path('beurs'));
    await publish(standing.id);
    await call('PUT', `pages/${standing.id}`, { path: JSON.stringify(path('beurs-oud').path) });
    const { page } = await addPage('p-generic', path('beurs'));
    const { id } = await planned({ due_at: inMinutes(5), pages: [page.id], back_at: inMinutes(9) });
    await later(5);
    expect((await planOf(id))?.problem).toContain('/beurs');
    await later(5);
    expect(await planOf(id)).toBeUndefined();
    expect(await titles(page.id)).toBeUndefined();
  });

  it('leaves out a page that was deleted meanwhile', async () => {
    const [page, deleted] = [await addTitled('Blijft'), await addTitled('Gaat')];
    await addBlock(page, 2, 'Nieuw');
    const { id } = await planned({ due_at: inMinutes(5), pages: [page, deleted] });
    await call('DELETE', `pages/${deleted}`);
    await later(5);
    expect([await titles(page), await titles(deleted)]).toEqual([['Blijft', 'Nieuw'], undefined]);
    expect((await planOf(id))?.problem).toBeNull();
  });

  it('changes nothing where another page stands in the way, says why, and goes once that is gone', async () => {
    const { page: standing } = await addPage('p-generic', path('markt'));
    await publish(standing.id);
    expect(
      (await call('PUT', `pages/${standing.id}`, { path: JSON.stringify(path('markt-oud').path) })).status,
    ).toBe(200);
    const { page } = await addPage('p-generic', path('markt'));
    const other = await addTitled('Een');
    await addBlock(other, 2, 'Twee');
    const { id } = await planned({ due_at: inMinutes(5), pages: [page.id, other] });
    await later(5);
    expect(await titles(other)).toEqual(['Een']);
    expect(await planOf(id)).toMatchObject({ done_at: null });
    expect((await planOf(id))?.problem).toContain('/markt');
    expect((await call('POST', `plans/${id}/run`, {})).body.fields?.['path.nl']?.[0]).toContain('/markt');
    await publish(standing.id);
    expect((await call('POST', `plans/${id}/run`, {})).status).toBe(204);
    expect([await titles(page.id), await titles(other)]).toEqual([[], ['Een', 'Twee']]);
  });

  it('is no more for a page that is published, or taken offline, by hand meanwhile', async () => {
    const [page, other] = [await addTitled('Oud'), await addTitled('Oud')];
    const both = await planned({ due_at: inMinutes(5), pages: [page, other], back_at: inMinutes(9) });
    await addBlock(page, 2, 'Nieuwer');
    await publish(page);
    expect(await planOf(both.id)).toMatchObject({ pages: [other] });
    expect((await call('DELETE', `pages/${other}/published`)).status).toBe(204);
    expect(await planOf(both.id)).toBeUndefined();
    await later(10);
    expect([await titles(page), await titles(other)]).toEqual([['Oud', 'Nieuwer'], undefined]);
  });

  it('is moved, takes along what was saved since, and is cancelled with what was to put it back', async () => {
    const page = await addTitled('Een');
    const first = await planned({ due_at: inMinutes(5), pages: [page], back_at: inMinutes(60) });
    const back = (await publication()).plans.find((one) => one.back_of === first.id);
    await addBlock(page, 2, 'Twee');
    const beyond = await call('PUT', `plans/${first.id}`, { due_at: inMinutes(70) });
    expect(beyond.body.fields?.due_at?.[0]).toContain('later moment');
    expect((await call('PUT', `plans/${first.id}`, { due_at: inMinutes(30), anew: true })).status).toBe(200);
    await later(10);
    expect(await titles(page)).toEqual(['Een']);
    await later(20);
    expect(await titles(page)).toEqual(['Een', 'Twee']);
    expect((await call('DELETE', `plans/${back?.id}`)).status).toBe(204);
    await later(60);
    expect(await titles(page)).toEqual(['Een', 'Twee']);
    expect((await call('DELETE', `plans/${first.id}`)).status).toBe(404);
    const other = await planned({ due_at: inMinutes(5), pages: [page], back_at: inMinutes(60) });
    expect((await call('DELETE', `plans/${other.id}`)).status).toBe(204);
    expect((await publication()).plans.filter(({ done_at: at }) => at === null)).toEqual([]);
  });

  it('refuses the past, two in one minute, putting back first, and pages of nobody; sent twice it is one', async () => {
    const page = await addTitled('Een');
    const problemOf = async (body: object) => (await plan({ pages: [page], ...body })).body.fields;
    expect(await problemOf({ due_at: inMinutes(-2) })).toEqual({ due_at: ['This moment has passed'] });
    expect((await problemOf({ due_at: inMinutes(3 * 365 * 24 * 60) }))?.due_at).toBeDefined();
    expect(await problemOf({ due_at: inMinutes(5), back_at: inMinutes(5) })).toHaveProperty('back_at');
    expect((await publication()).plans.filter(({ pages }) => pages.includes(page))).toEqual([]);
    const uid = randomUUID();
    const one = await planned({ uid, due_at: inMinutes(5), pages: [page] });
    expect((await planned({ uid, due_at: inMinutes(5), pages: [page] })).id).toBe(one.id);
    expect(await problemOf({ due_at: inMinutes(5) })).toHaveProperty('due_at');
    expect((await plan({ due_at: inMinutes(6), pages: [999_999] })).status).toBe(404);
    expect((await plan({ due_at: inMinutes(6) })).status).toBe(422);
  });

  it('carries the appearance of the site to its moment and back, and leaves it to who publishes it by hand', async () => {
    const paint = async (colour: string) => {
      const { revision } = await read();
      const settings = { primary_color: colour };
      expect((await call('PUT', 'sites/18', { revision, settings })).status).toBe(200);
    };
    const colour = async () =>
      (await ask(api(), 'public/v1/job-board-builder/sites/18?locale=NL')).body.data.settings.primary_color;
    await paint('#111111');
    await call('POST', 'sites/18/publish', { pages: [], appearance: true });
    await paint('#222222');
    const { id } = await planned({ due_at: inMinutes(10), appearance: true, back_at: inMinutes(20) });
    await paint('#333333');
    expect((await plan({ due_at: inMinutes(10), appearance: true })).body.fields).toHaveProperty('due_at');
    await later(10);
    expect(await colour()).toBe('#222222');
    expect((await publication()).changed_appearance).toEqual(['primary_color']);
    await later(10);
    expect(await colour()).toBe('#111111');
    expect(await planOf(id)).toMatchObject({ appearance: true, pages: [] });

    const second = await planned({ due_at: inMinutes(10), appearance: true });
    await call('POST', 'sites/18/publish', { pages: [], appearance: true });
    expect(await planOf(second.id)).toBeUndefined();
    expect(await colour()).toBe('#333333');
  });

  it('may be a release that has a name and no time yet: it holds nothing, and goes as saved once somebody says so', async () => {
    const [page, other] = [await addTitled('Een'), await addTitled('Ander')];
    expect((await plan({ pages: [page] })).body.fields).toHaveProperty('name');
    expect((await plan({ name: '  ', pages: [page] })).body.fields).toHaveProperty('name');
    const uid = randomUUID();
    const { id } = await planned({ uid, name: ' Wintercampagne ', pages: [page] });
    expect(await planned({ uid, name: 'Wintercampagne', pages: [page] })).toMatchObject({ id });
    expect(await planOf(id)).toMatchObject({ name: 'Wintercampagne', due_at: null, pages: [page] });
    await addBlock(page, 2, 'Twee');
    // Who publishes one of its pages does not take it out: nothing in it is older.
    await publish(page);
    await addBlock(page, 3, 'Drie');
    await later(600);
    expect(await titles(page)).toEqual(['Een', 'Twee']);

    const change = (body: object) => call('PUT', `plans/${id}`, { due_at: null, ...body });
    expect((await change({ pages: [page, other], name: 'Winter' })).status).toBe(200);
    expect(await planOf(id)).toMatchObject({ name: 'Winter', pages: [page, other] });
    expect((await change({ pages: [] })).status).toBe(200);
    expect((await call('POST', `plans/${id}/run`, {})).body.fields).toHaveProperty('pages');
    expect((await call('PUT', `plans/${id}`, { due_at: inMinutes(9) })).body.fields).toHaveProperty('pages');
    await change({ pages: [page] });
    expect((await call('POST', `plans/${id}/run`, {})).status).toBe(204);
    expect(await titles(page)).toEqual(['Een', 'Twee', 'Drie']);
    expect((await planOf(id))?.done_at).toEqual(expect.any(String));
  });

  it('keeps what it holds when a page is added to it, and has its end with it', async () => {
    const [page, other] = [await addTitled('Een'), await addTitled('Eerst')];
    await addBlock(page, 2, 'Gepland');
    const { id } = await planned({
      name: 'Opening',
      due_at: inMinutes(30),
      pages: [page],
      back_at: inMinutes(50),
    });
    await addBlock(page, 3, 'Later bedacht');
    await addBlock(other, 2, 'Erbij');
    const added = await call('PUT', `plans/${id}`, { due_at: inMinutes(20), pages: [page, other] });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const back = (await publication()).plans.find(({ back_of: of }) => of === id);
    expect(back).toMatchObject({ name: 'Opening', pages: [page, other], due_at: inMinutes(50) });
    expect((await call('PUT', `plans/${back?.id}`, { due_at: inMinutes(20) })).body.fields).toHaveProperty(
      'due_at',
    );
    await later(20);
    expect([await titles(page), await titles(other)]).toEqual([
      ['Een', 'Gepland'],
      ['Eerst', 'Erbij'],
    ]);
    await later(30);
    expect([await titles(page), await titles(other)]).toEqual([['Een'], ['Eerst']]);
  });

  it('loses its moment, what it held and its end together', async () => {
    const page = await addTitled('Een');
    const { id } = await planned({
      name: 'Ooit',
      due_at: inMinutes(30),
      pages: [page],
      back_at: inMinutes(50),
    });
    await addBlock(page, 2, 'Twee');
    expect((await call('PUT', `plans/${id}`, { due_at: null })).status).toBe(200);
    expect(await planOf(id)).toMatchObject({ due_at: null, pages: [page] });
    expect((await publication()).plans.filter(({ back_of: of }) => of === id)).toEqual([]);
    await later(60);
    expect(await titles(page)).toEqual(['Een']);
    const unnamed = await planned({ due_at: inMinutes(30), pages: [page] });
    expect((await call('PUT', `plans/${unnamed.id}`, { due_at: null })).body.fields).toHaveProperty('name');
    expect((await call('PUT', `plans/${unnamed.id}`, { due_at: null, name: 'Nu wel' })).status).toBe(200);
    for (const each of [id, unnamed.id]) expect((await call('DELETE', `plans/${each}`)).status).toBe(204);
  });

  it('mails who planned it where it could not be done, and of a release also that it is live', async () => {
    const mailed = async () =>
      (
        await api().db.select({ event: mails.event, subject: mails.subject, text: mails.text }).from(mails)
      ).filter(({ event }) => event === 'team.plan');
    const before = (await mailed()).length;
    const page = await addTitled('Een');
    await planned({ due_at: inMinutes(5), pages: [page] });
    await later(5);
    // A page that went as planned is no news.
    expect(await mailed()).toHaveLength(before);
    await planned({ name: 'Wintercampagne', due_at: inMinutes(5), pages: [page], back_at: inMinutes(9) });
    await later(5);
    await later(4);
    const [done, ...more] = (await mailed()).slice(before);
    expect(more).toEqual([]);
    expect(done?.subject).toContain('Wintercampagne');
    expect(done?.text).toContain('/admin/releases?release=');

    const taken = await addPage('p-generic', path('bezet'));
    await publish(taken.page.id);
    const moved = { path: JSON.stringify(path('verhuisd').path) };
    expect((await call('PUT', `pages/${taken.page.id}`, moved)).status).toBe(200);
    const { page: other } = await addPage('p-generic', path('bezet'));
    await planned({ due_at: inMinutes(5), pages: [other.id] });
    await later(5);
    await later(1);
    const failed = (await mailed()).slice(before + 1);
    expect(failed).toHaveLength(1);
    expect(failed[0]?.text).toContain('/bezet');
  });

  it('is forgotten once each save is the visitors’ at once', async () => {
    const page = await addTitled('Een');
    await planned({ due_at: inMinutes(5), pages: [page] });
    const choose = (publishing: string) => call('PUT', 'sites/18/publication', { publishing });
    await choose('live');
    expect((await plan({ due_at: inMinutes(5), pages: [page] })).body.code).toBe('publishesAtOnce');
    await choose('by_hand');
    expect((await publication()).plans.filter(({ done_at: at }) => at === null)).toEqual([]);
  });
});
