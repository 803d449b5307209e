import { randomUUID } from 'node:crypto';
import type { Experiment, Site } from '@boardwright/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBuilder, path } from '../../../test/builder-pages.ts';
import { ask } from '../../../test/request.ts';
import { testSiteSecret } from '../../../test/test-api.ts';
import { endExperiments } from './end-experiments.ts';

const { api, call, read, addPage, addBlock, logInAgain } = openBuilder();

const day = 86_400_000;
const startBody = (title: string, more: object = {}) => ({
  uid: randomUUID(),
  locale: 'NL',
  settings: { faq_title: title },
  version: 0,
  measure: 'applications',
  share: 50,
  days: 14,
  ...more,
});
const start = (block: number, body = startBody('Nieuw')) => call('POST', `blocks/${block}/experiments`, body);
const started = async (block: number, body = startBody('Nieuw')): Promise<Experiment> => {
  const answer = await start(block, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
};
const end = (id: number, outcome: 'a' | 'b') => call('PUT', `experiments/${id}`, { outcome });
const listed = async (id: number): Promise<Experiment | undefined> => {
  const { body } = await call('GET', 'sites/18/experiments');
  return (body.data as Experiment[]).find((one) => one.id === id);
};
const sent = async (locale = 'NL'): Promise<NonNullable<Site['experiments']>> =>
  (await ask(api(), `public/v1/job-board-builder/sites/18?locale=${locale}`)).body.data.experiments ?? [];
const look = () =>
  endExperiments({ db: api().db, now: api().clock.now(), blockSchemas: api().appDeps.blockSchemas });
const report = (experiments: readonly object[], more: object = {}) =>
  ask(api(), 'public/v1/visits', {
    method: 'POST',
    body: {
      secret: testSiteSecret,
      batch: `trials-${randomUUID()}`,
      landing_pages: [],
      searches: [],
      experiments,
      ...more,
    },
  });
/** A page that visitors see, with a block to test. */
const tested = async (title = 'Oud') => {
  const { page } = await addPage('p-generic', path(`test-${randomUUID().slice(0, 8)}`));
  const block = await addBlock(page.id, 1, title);
  expect((await call('POST', 'sites/18/publish', { pages: [page.id] })).status).toBe(204);
  return { page, block };
};
const save = (
  block: { id: number; settings: Record<string, { id: number; revision: number }> },
  title: string,
) =>
  call('PUT', `block-settings/${block.settings['NL']?.id}`, {
    block_id: block.id,
    locale: 'NL',
    version: 0,
    settings: { faq_title: title },
    revision: block.settings['NL']?.revision,
  });

beforeAll(async () => {
  await call('PUT', 'sites/18/publication', { publishing: 'by_hand' });
});

describe('a test of a block', () => {
  it('sends both versions to the site’s server, in its language alone, and holds the block as it is', async () => {
    const { page, block } = await tested();
    const body = startBody('Nieuw', { share: 25 });
    const made = await started(block.id, body);
    expect(made).toMatchObject({
      page_id: page.id,
      block_id: block.id,
      share: 25,
      ended_at: null,
      outcome: null,
    });
    expect((await started(block.id, body)).id).toBe(made.id);
    expect(await sent()).toEqual([
      {
        id: made.id,
        page_id: page.id,
        block_id: block.id,
        share: 25,
        b: { settings: { faq_title: 'Nieuw' }, version: 0 },
      },
    ]);
    expect(await sent('EN')).toEqual([]);
    const refused = await save(block, 'Anders');
    expect([refused.status, refused.body.code]).toEqual([409, 'blockTested']);
    expect((await end(made.id, 'b')).body.data).toMatchObject({ ended_by: 'admin', outcome: 'b' });
    expect(await sent()).toEqual([]);
    expect((await save(block, 'Nieuw')).status).toBe(200);
    // A second time changes nothing; another choice is refused.
    expect((await end(made.id, 'b')).status).toBe(200);
    const other = await end(made.id, 'a');
    expect([other.status, other.body.code]).toEqual([409, 'experimentDecided']);
  });

  it('is one of a page, of a block that is its own and that visitors have as it is saved', async () => {
    const { page, block } = await tested();
    const second = await addBlock(page.id, 2, 'Nog een');
    const unpublished = await start(second.id);
    expect([unpublished.status, unpublished.body.code]).toEqual([409, 'experimentUnpublished']);
    await call('POST', 'sites/18/publish', { pages: [page.id] });
    const same = await start(block.id, startBody('Oud'));
    expect([same.status, same.body.fields.settings]).toEqual([422, [expect.any(String)]]);
    const wrong = await start(block.id, startBody('', { settings: { faq_title: 5 } }));
    expect([wrong.status, wrong.body.code]).toEqual([422, 'validation']);
    expect((await start(block.id, startBody('x', { version: 9 }))).status).toBe(422);
    expect((await start(block.id, startBody('x', { days: 3 }))).status).toBe(400);
    const shared = await addBlock(page.id, 3, 'Overal', { isGlobal: true });
    expect((await start(shared.id)).body.code).toBe('experimentBlock');
    await started(block.id);
    const again = await start(second.id);
    expect([again.status, again.body.code]).toEqual([409, 'experimentRunning']);
  });

  it('is of one site: another neither reads, starts, ends nor counts in it', async () => {
    const { block } = await tested();
    const made = await started(block.id);
    const elsewhere = { host: 'kunstlicht.example' } as const;
    for (const [method, address, body] of [
      ['POST', `blocks/${block.id}/experiments`, startBody('x')],
      ['PUT', `experiments/${made.id}`, { outcome: 'a' }],
      ['GET', 'sites/18/experiments', undefined],
    ] as const) {
      const { status } = await call(method, address, body, elsewhere);
      expect([401, 403, 404], address).toContain(status);
    }
    await report([{ job_board_id: 2, experiment_id: made.id, version: 'a', did: 'visitors', visitors: 5 }]);
    expect((await listed(made.id))?.counts.a.visitors).toBe(0);
  });

  it('is over once its block is deleted, published anew or taken offline, and what was counted stays', async () => {
    const removed = await tested();
    const deletion = await started(removed.block.id);
    await report([
      { job_board_id: 1, experiment_id: deletion.id, version: 'b', did: 'visitors', visitors: 3 },
    ]);
    await call('DELETE', `blocks/${removed.block.id}`);
    await call('POST', 'sites/18/publish', { pages: [removed.page.id] });
    const away = await tested();
    const offline = await started(away.block.id);
    await call('DELETE', `pages/${away.page.id}/published`);
    const ids = [deletion.id, offline.id];
    // At once, and not only with the next look.
    expect((await sent()).filter(({ id }) => ids.includes(id))).toEqual([]);
    const { version } = await read();
    await look();
    expect((await read()).version).toBeGreaterThan(version);
    for (const id of ids) expect(await listed(id)).toMatchObject({ ended_by: 'change', outcome: null });
    expect((await listed(deletion.id))?.counts.b.visitors).toBe(3);
  });

  it('ends by its time, after which one says which version stays', async () => {
    const { block } = await tested();
    const made = await started(block.id, startBody('Nieuw', { days: 7 }));
    api().clock.advance(7 * day);
    await logInAgain();
    expect((await sent()).map(({ id }) => id)).not.toContain(made.id);
    expect((await save(block, 'Weer verder')).status).toBe(200);
    await look();
    expect(await listed(made.id)).toMatchObject({ ended_at: made.ends_at, ended_by: 'time', outcome: null });
    expect((await end(made.id, 'a')).body.data).toMatchObject({ ended_at: made.ends_at, outcome: 'a' });
  });
});

describe('what visitors of a test did', () => {
  it('is summed per day and version, a report once, from the site’s own server alone, and judged', async () => {
    const { block } = await tested();
    const made = await started(block.id, startBody('Nieuw', { days: 7 }));
    const of = (version: 'a' | 'b', did: string, visitors: number) => ({
      job_board_id: 1,
      experiment_id: made.id,
      version,
      did,
      visitors,
    });
    expect((await report([of('a', 'visitors', 9)], { secret: 'guessed' })).status).toBe(403);
    const first = [of('a', 'visitors', 600), of('b', 'visitors', 600), of('a', 'applications', 20)];
    const batch = `trials-${randomUUID()}`;
    await report(first, { batch });
    await report(first, { batch });
    await report([{ ...of('a', 'visitors', 1), experiment_id: 2_000_000 }]);
    api().clock.advance(day);
    await logInAgain();
    await report([of('b', 'applications', 50), of('b', 'job_views', 7), of('a', 'visitors', 10)]);
    const running = await listed(made.id);
    expect(running?.counts).toEqual({
      a: { visitors: 610, job_views: 0, apply_clicks: 0, applications: 20 },
      b: { visitors: 600, job_views: 7, apply_clicks: 0, applications: 50 },
    });
    expect(running?.days).toHaveLength(2);
    expect(running?.findings.applications.verdict).toBe('not_enough');
    api().clock.advance(6 * day);
    await logInAgain();
    const over = await listed(made.id);
    expect(over?.findings.applications).toMatchObject({ verdict: 'b_better', sure: 99 });
    expect(over?.findings.job_views.verdict).toBe('not_enough');
    await look();
    await report([of('a', 'visitors', 5)]);
    expect((await listed(made.id))?.counts.a.visitors).toBe(610);
  });
});
