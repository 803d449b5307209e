import type { Send } from '@boardwright/api-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createServer } from 'node:net';
import { forwardOverHttp } from './forward-over-http.ts';
import { openTestSite } from '../test/open-test-site.ts';

const job = '/vacature/wijkverpleegkundige';
/** Calls that pages make, answered as by an API whose database is away. */
const away = {
  'GET /api/public/v1/jobs/slug/wijkverpleegkundige': 503,
  'GET /api/public/v1/configuration': 503,
  'POST /api/v1/public/host': 503,
};

/** An API whose database hangs until it is let go. */
function hangingBefore(send: Send) {
  let asked = 0;
  let release = () => {};
  const promise = new Promise<void>((resolve) => (release = resolve));
  return {
    send: async (call: Parameters<Send>[0]) => {
      asked += 1;
      await promise;
      return send(call);
    },
    asked: () => asked,
    release: () => release(),
  };
}

afterEach(() => vi.restoreAllMocks());

describe('while the database is away', () => {
  it('a page that was kept is shown on, though its time is over', async () => {
    const { ask, board } = await openTestSite({ pageMaxAge: 1 });
    const before = await ask(job);
    expect(before.statusCode).toBe(200);
    board.broken = away;
    const after = await ask(job);
    expect([after.statusCode, after.body === before.body]).toEqual([200, true]);
  });

  it('a page that was kept is shown on at once while a new one is long in coming, and that one is kept', async () => {
    const { ask, board, answerBy, send } = await openTestSite({ pageMaxAge: 1, patience: 1 });
    const before = await ask(job);
    board.job = { ...board.job, title: 'Boswachter' };
    const hanging = hangingBefore(send);
    answerBy(hanging.send);
    await vi.waitFor(async () => {
      expect((await ask(job)).body).toBe(before.body);
      expect(hanging.asked()).toBeGreaterThan(0);
    });
    const asked = hanging.asked();
    // One rendering is on its way: nobody else waits, or asks the API as well.
    for (const _ of [1, 2, 3]) expect((await ask(job)).body).toBe(before.body);
    expect(hanging.asked()).toBe(asked);
    hanging.release();
    await vi.waitFor(async () => expect((await ask(job)).body).toContain('Boswachter'));
  });

  it('a page that shows what has ended is waited for', async () => {
    const { ask, board, answerBy, send, expire } = await openTestSite({ patience: 1 });
    await ask(job);
    expire();
    board.job = { ...board.job, title: 'Boswachter' };
    const hanging = hangingBefore(send);
    answerBy(hanging.send);
    const asked = ask(job);
    await vi.waitFor(() => expect(hanging.asked()).toBeGreaterThan(0));
    hanging.release();
    expect((await asked).body).toContain('Boswachter');
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

  it('a job that ends by the clock takes no page away that could be shown on', async () => {
    const { ask, board, expire, purge } = await openTestSite();
    const before = await ask(job);
    expire();
    board.broken = away;
    expect((await ask(job)).body).toBe(before.body);
    // What somebody changed, perhaps to hide it, is another thing.
    purge();
    expect((await ask(job)).statusCode).toBe(503);
  });

  it('a page is drawn anew after a job ended by the clock', async () => {
    const { ask, board, expire } = await openTestSite();
    await ask(job);
    board.job = { ...board.job, title: 'Boswachter' };
    expire();
    expect((await ask(job)).body).toContain('Boswachter');
  });

  it('a page asked for as data is shown on as well', async () => {
    const { ask, board } = await openTestSite({ pageMaxAge: 1 });
    const before = await ask(`/_page${job}`);
    board.broken = away;
    expect((await ask(`/_page${job}`)).body).toBe(before.body);
  });

  it('an API that is not reached is away', async () => {
    const { ask, answerBy } = await openTestSite({ pageMaxAge: 1 });
    const before = await ask(job);
    answerBy(() => Promise.reject(new Error('connect ECONNREFUSED')));
    expect((await ask(job)).body).toBe(before.body);
    const other = await ask('/vacature/boswachter');
    expect([other.statusCode, other.headers['retry-after']]).toEqual([503, '10']);
  });

  it('a page whose time is over before the API answers says so, with a time to come back', async () => {
    const { ask } = await openTestSite();
    await ask('/over-ons');
    const over = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(over));
    for (const path of [job, `/_page${job}`]) {
      const answer = await ask(path);
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([
        path.startsWith('/_page') ? 200 : 503,
        '10',
      ]);
    }
  });

  it('the script of a form, and a look-up, are told that it is over in a moment', async () => {
    const { ask, board } = await openTestSite();
    board.broken = away;
    const accept = 'application/json';
    const form = await ask({ method: 'POST', url: job, headers: { accept }, payload: 'x=1' });
    expect([form.statusCode, form.headers['retry-after'], form.json().ok]).toEqual([503, '10', false]);
    const lookUp = await ask('/vacatures?_action=suggest&_block=1');
    expect([lookUp.statusCode, lookUp.headers['retry-after'], lookUp.json().ok]).toEqual([503, '10', false]);
  });

  it('a browser’s call finds no API: it can be sent again', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await new Promise((resolve) => server.close(resolve));
    const { ask } = await openTestSite({ forward: forwardOverHttp(`http://127.0.0.1:${port}`) });
    const answer = await ask('/api/public/v1/configuration');
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([
      503,
      '5',
      'unavailable',
    ]);
  });
});
