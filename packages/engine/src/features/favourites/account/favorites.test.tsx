import { getByRole, queryAllByRole, valueOf } from '@boardwright/ui/testing';
import { describe, expect, it } from 'vitest';
import { accountBlock as block } from '../../../blocks/account/account.block.ts';
import { renderBlock, postForm, refused } from '../../../testing/index.ts';
import { previewAccount } from '../../../testing/preview-account.ts';
import type { PreviewRequests, PreviewCalls } from '../../../testing/preview-calls.ts';
import { previewJobs } from '../../../testing/preview-jobs.ts';
import type { Visitor } from '../../../board/board-context.ts';

const [first, second] = previewJobs(2);
const job = (at: number, one: typeof first, status: string) => ({
  uuid: `fav-${at}`,
  job_id: at,
  job_uuid: `0000000${at}`,
  organisation_id: null,
  created_at: '2026-11-19T10:00:00.000Z',
  job: { ...one, status },
});
const company = {
  uuid: 'fav-9',
  job_id: null,
  job_uuid: null,
  organisation_id: 12,
  created_at: '2026-11-19T10:00:00.000Z',
  organisation: {
    id: 12,
    name: 'Eemswind Energie',
    slug: 'eemswind',
    slogan: 'Wind mee',
    location_hq: 'Delfzijl',
  },
};

/** A candidate who keeps two jobs, one of them ended, and a company; or so many jobs on pages of ten. */
function keeping(total = 2) {
  const asked: unknown[] = [];
  const findFavourites = async ({ query = {} }: PreviewRequests) => {
    asked.push(query);
    const { kind, page } = query;
    const last = Math.max(1, Math.ceil(total / 10));
    if (kind === 'organisation')
      return {
        data: total ? [company] : [],
        meta: { total: total ? 1 : 0, page: 1, limit: 10, last_page: 1 },
      };
    const data =
      Number(page) > last || total === 0 ? [] : [job(1, first, 'active'), job(2, second, 'expired')];
    return { data, meta: { total, page: Number(page), limit: 10, last_page: last } };
  };
  return { asked, calls: { account: previewAccount('candidate'), favourites: { findFavourites } } };
}
const draw = (query = '', { calls } = keeping(), more: object = {}) =>
  renderBlock(
    block,
    {},
    {
      visitor: 'candidate',
      search: `?menuType=favorites${query}`,
      answers: { calls },
      ...more,
    },
  );
const post = (
  action: string,
  values: Record<string, string>,
  favourites: PreviewCalls,
  visitor: Visitor = 'candidate',
) =>
  postForm(block, `favorites.${action}`, values, {
    path: '/my-account',
    visitor,
    noted: { favourites: favourites },
  });

describe('what one keeps', () => {
  it('lists jobs, an ended one kindly said so, and how many there are of each kind', async () => {
    const html = await draw();
    expect(html).toContain(first?.title);
    expect(html).toContain('Gesloten');
    expect(html.match(/Solliciteren kan niet meer/g)).toHaveLength(1);
    getByRole(html, 'link', 'Organisaties 1');
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(2);
    expect(html).toContain(`Verwijder uit favorieten: ${first?.title}`);
  });

  it('lists organisations beside them', async () => {
    const html = await draw('&kind=organisation');
    expect(html).toContain('Eemswind Energie');
    expect(html).toContain('Wind mee · Delfzijl');
    expect(html).toContain('href="/company/eemswind"');
  });

  it('goes page by page, and to the last one when that before it was emptied', async () => {
    const html = await draw('&page=2', keeping(25));
    expect(html).toContain('href="/my-account?menuType=favorites&amp;page=3"');
    const far = keeping(25);
    await draw('&page=9', far);
    expect(far.asked).toContainEqual({ kind: 'job', with: 'job', page: 3, limit: 10 });
  });

  it('of nothing says where to begin', async () => {
    const html = await draw('', keeping(0));
    expect(html).toContain('Nog geen vacatures bewaard');
    const ways = queryAllByRole(html, 'link', 'Vacatures zoeken');
    expect(ways).not.toHaveLength(0);
    for (const way of ways) expect(way.getAttribute('href')).toMatch(/^\/[a-z-]+$/);
    expect(await draw('&kind=organisation', keeping(0))).toContain('Nog geen organisaties bewaard');
  });
});

describe('letting go', () => {
  const removeFavourite = async () => undefined;

  it('is done at once, and can be taken back', async () => {
    const { result, calls } = await post(
      'remove',
      { id: 'fav-1', of: '00000001', kind: 'job' },
      { removeFavourite },
    );
    expect(calls).toMatchObject([['removeFavourite', { params: { id: 'fav-1' } }]]);
    expect(result).toEqual({ ok: true, redirect: '/my-account?menuType=favorites&removed=00000001' });
    const html = await draw('&removed=00000001');
    expect(html).toContain('Uit je favorieten verwijderd');
    expect(valueOf(html, 'of')).toBe('00000001');
    const back = await post('restore', { of: '00000001', kind: 'job' }, { addFavourite: async () => ({}) });
    expect(back.calls).toMatchObject([['addFavourite', { body: { job_id: '00000001' } }]]);
    expect(back.result).toMatchObject({ redirect: '/my-account?menuType=favorites&done=restored' });
    const other = await post(
      'restore',
      { of: '12', kind: 'organisation' },
      { addFavourite: async () => ({}) },
    );
    expect(other.calls).toMatchObject([['addFavourite', { body: { organisation_id: 12 } }]]);
  });

  it('stays on the page and kind one was on', async () => {
    const values = { id: 'fav-9', of: '12', kind: 'organisation', page: '3' };
    const { result } = await post('remove', values, { removeFavourite });
    expect(result).toMatchObject({
      redirect: '/my-account?menuType=favorites&kind=organisation&page=3&removed=12',
    });
  });

  it('of what another tab let go of is no mistake; of what is gone for good cannot be taken back', async () => {
    const missing = async () => Promise.reject(refused('notFound', 404));
    expect((await post('remove', { id: 'x', of: '1' }, { removeFavourite: missing })).result.ok).toBe(true);
    const { result } = await post('restore', { of: '1', kind: 'job' }, { addFavourite: missing });
    expect(result).toMatchObject({ ok: false, message: 'Dit is er niet meer' });
    expect(
      await draw('&removed=1', keeping(), { outcome: { action: 'favorites.restore', result } }),
    ).toContain('Dit is er niet meer');
  });

  it('is a candidate’s: a session that ended says so', async () => {
    const { result, calls } = await post('remove', { id: 'fav-1' }, { removeFavourite }, 'guest');
    expect([calls, result.ok]).toEqual([[], false]);
  });
});
