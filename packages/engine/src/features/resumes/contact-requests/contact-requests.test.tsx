import { describe, expect, it } from 'vitest';
import { accountBlock as block } from '../../../blocks/account/account.block.ts';
import { renderBlock, postForm, refused } from '../../../testing/index.ts';
import { previewAccount } from '../../../testing/preview-account.ts';
import { previewRelations, previewRequests } from '../../../testing/preview-applications.ts';
import { possibleReplies } from '../../../machines/contact-request/contact-request.machine.ts';
import { requestedContact } from './contact-requests.load.ts';
import type { PreviewCalls } from '../../../testing/preview-calls.ts';
import type { Visitor } from '../../../board/board-context.ts';

const [asked] = previewRequests();
const draw = (query = '', visitor: Visitor = 'candidate', relations = previewRelations()) =>
  renderBlock(
    block,
    {},
    {
      visitor,
      path: '/my-account',
      search: `?menuType=contact-requests${query}`,
      answers: { calls: { account: previewAccount('candidate'), relations } },
    },
  );
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const post = (action: string, status: string, relations: PreviewCalls, more: object = {}) =>
  postForm(
    block,
    action,
    { request: asked?.uuid ?? '', status, _part: asked?.uuid ?? '' },
    {
      path: '/my-account',
      visitor: 'candidate',
      noted: { relations },
      ...more,
    },
  );

describe('contact requests', () => {
  it('tell who asks, with which words and which file, and what an answer shows', async () => {
    const html = await draw();
    const text = textOf(html);
    expect(text).toContain('Medisch Centrum Stadspark Gevraagd op 18-11-2026');
    expect(text).toContain('Zin in een kop koffie op de afdeling?');
    expect(text).toContain('Na je akkoord ziet Medisch Centrum Stadspark je achternaam');
    expect(html).toContain('href="/api/candidate/v1/files/download/m1"');
  });

  it('offer what the table allows: both, a withdrawal, and nothing once the link is dead', async () => {
    const cards = (await draw()).split('<li>').slice(1);
    const buttons = cards.map((card) =>
      [...card.matchAll(/name="status"[^>]*value="(\w+)"|value="(\w+)"[^>]*name="status"/g)].map(
        ([, a, b]) => a ?? b,
      ),
    );
    expect(buttons).toEqual([['accepted', 'declined'], ['declined'], []]);
    const now = '2026-11-20T09:00:00.000Z';
    const till = (expires_at: string) => {
      if (!asked) throw new Error('There is no request');
      const { linkLives } = requestedContact({ ...asked, expires_at }, now);
      return possibleReplies({ status: 'declined', linkLives });
    };
    expect(till('2026-11-20T09:00:01.000Z')).toEqual(['accepted']);
    expect(till(now)).toEqual([]);
  });

  it('are not said to be none when they cannot be read', async () => {
    const meta = { total: 0, page: 1, limit: 0, last_page: 1 };
    const away = { ...previewRelations(), findContactRequests: async () => ({ data: [], meta }) };
    const text = textOf(await draw('', 'candidate', away));
    expect(text).toContain('Je contactverzoeken kunnen nu niet worden getoond');
    expect(text).not.toContain('Nog geen contactverzoeken');
  });

  it('are answered in the account', async () => {
    const { result, calls } = await post('contact-requests.answer', 'accepted', {
      answerContactRequest: async () => ({}),
    });
    expect(calls).toMatchObject([
      ['answerContactRequest', { params: { uuid: asked?.uuid }, body: { status: 'accepted' } }],
    ]);
    expect(result).toMatchObject({ redirect: expect.stringContaining('done=accepted') });
    expect(await draw('&done=accepted')).toContain('Je hebt geaccepteerd');
    const late = await post('contact-requests.answer', 'accepted', {
      answerContactRequest: async () => Promise.reject(refused('transitionNotAllowed', 409, 'Dit kan niet.')),
    });
    expect(late.result).toMatchObject({ ok: false, status: 409, message: 'Dit kan niet.' });
  });

  it('of nobody say what they are', async () => {
    expect(await draw('', 'candidate', previewRelations([]))).toContain('Nog geen contactverzoeken');
  });
});

describe('a mailed link', () => {
  it('shows the request to who holds it, logged in or not, and keeps the file for the account', async () => {
    for (const visitor of ['guest', 'candidate', 'employer'] as const) {
      const html = await draw(`&token=${asked?.uuid}`, visitor);
      expect(html).toContain('Medisch Centrum Stadspark wil graag contact met je');
      expect(html).not.toContain('files/download');
      expect(html).not.toContain('Goedemorgen');
    }
  });

  it('answers only by its buttons', async () => {
    const calls = { approveContactRequest: async () => ({}), declineContactRequest: async () => ({}) };
    const search = '?menuType=contact-requests&token=abc';
    const yes = await post('respondByLink', 'accepted', calls, { search, visitor: 'guest' });
    expect(yes.calls).toMatchObject([['approveContactRequest', { params: { token: 'abc' } }]]);
    expect(yes.result).toEqual({
      ok: true,
      redirect: '/my-account?menuType=contact-requests&token=abc&done=accepted',
    });
    const no = await post('respondByLink', 'declined', calls, { search, visitor: 'guest' });
    expect(no.calls).toMatchObject([['declineContactRequest', { params: { token: 'abc' } }]]);
  });

  it('that is no good says so, and where every request is', async () => {
    for (const token of ['unknown', 'a b', '']) {
      const html = await draw(`&token=${token}`, 'guest');
      expect(html).toContain('Deze link is verlopen of ongeldig');
      expect(html).toContain('next=%2Fmy-account%3FmenuType%3Dcontact-requests');
    }
  });
});
