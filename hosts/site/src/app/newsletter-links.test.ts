import { describe, expect, it } from 'vitest';
import { openTestSite } from '../test/open-test-site.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://wadwerk.example' };

describe('the page of a newsletter’s mailed link', () => {
  it('asks, and its button alone confirms', async () => {
    const { ask, board } = await openTestSite();
    const seen = await ask({ url: '/?newsletter=good-link' });
    expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(seen.body).toContain('Wil je deze nieuwsbrief?');
    expect(seen.body).toContain('femke@voorbeeld.nl');
    expect(board.newsletter).toBe('pending');
    const done = await ask({ method: 'POST', url: '/?newsletter=good-link', headers: form, payload: '' });
    expect([done.statusCode, done.headers['location']]).toEqual([303, '/?newsletter=good-link']);
    expect(board.newsletter).toBe('confirmed');
    expect((await ask({ url: '/?newsletter=good-link' })).body).toContain('Je krijgt deze nieuwsbrief');
  });

  it('ends it, says so however often it is opened, and speaks the language of its address', async () => {
    const { ask, board } = await openTestSite();
    board.newsletter = 'confirmed';
    expect((await ask({ url: '/en?unsubscribe=good-link' })).body).toContain('End this newsletter?');
    expect(board.newsletter).toBe('confirmed');
    await ask({ method: 'POST', url: '/en?unsubscribe=good-link', headers: form, payload: '' });
    expect(board.newsletter).toBe('ended');
    for (const url of ['/?unsubscribe=good-link', '/?newsletter=good-link'])
      expect((await ask({ url })).body).toContain('Je krijgt deze nieuwsbrief niet meer');
  });

  it('says that a link no longer works, whether it is opened or pressed', async () => {
    const { ask } = await openTestSite();
    for (const method of ['GET', 'POST'] as const) {
      const answer = await ask({ method, url: '/?unsubscribe=old', headers: form });
      expect(answer.statusCode).toBe(410);
      expect(answer.body).toContain('Deze link werkt niet meer');
    }
  });
});
