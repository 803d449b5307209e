import { describe, expect, it } from 'vitest';
import { openTestSite } from '../test/open-test-site.ts';

const job = '/vacature/wijkverpleegkundige';
/** Calls that pages make, answered as by an API whose database is away. */
const away = {
  'GET /api/public/v1/jobs/slug/wijkverpleegkundige': 503,
  'GET /api/public/v1/configuration': 503,
  'POST /api/v1/public/host': 503,
};

describe('while the database is away', () => {
  it('a page that was kept is shown on, though its time is over', async () => {
    const { ask, board } = await openTestSite({ pageMaxAge: 1 });
    const before = await ask(job);
    expect(before.statusCode).toBe(200);
    board.broken = away;
    const after = await ask(job);
    expect([after.statusCode, after.body === before.body]).toEqual([200, true]);
  });

  it('a page that was not kept says so, with a time to come back, and is not kept', async () => {
    const { ask, board } = await openTestSite();
    await ask('/over-ons');
    board.broken = away;
    const answer = await ask(job);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
    board.broken = {};
    expect((await ask(job)).statusCode).toBe(200);
  });

  it('a site that nobody could read is away, not unknown', async () => {
    const { ask, board } = await openTestSite();
    board.broken = away;
    const answer = await ask('/');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
  });
});
