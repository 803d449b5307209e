import fc from 'fast-check';
import { getByRole } from '@boardwright/ui/testing';
import { describe, expect, it } from 'vitest';
import { accountBlock as block } from '../../../blocks/account/account.block.ts';
import { renderBlock, postForm, refused } from '../../../testing/index.ts';
import { previewAccount } from '../../../testing/preview-account.ts';
import { previewApplications, previewSent } from '../../../testing/preview-applications.ts';
import { readApplicationsAddress } from './job-applications-address.ts';
import type { Visitor } from '../../../board/board-context.ts';

const first = previewSent()[0]?.uuid ?? '';
const draw = (query = '', applications = previewApplications(), account: object = {}) =>
  renderBlock(
    block,
    {},
    {
      visitor: 'candidate',
      path: '/my-account',
      search: `?menuType=job-applications${query}`,
      answers: { calls: { account: previewAccount('candidate', account), applications } },
    },
  );
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const post = (withdrawApplication: () => Promise<unknown>, visitor: Visitor = 'candidate') =>
  postForm(
    block,
    'job-applications.withdraw',
    { application: first },
    {
      path: '/my-account',
      visitor,
      noted: { applications: { withdrawApplication } },
    },
  );

describe('what one sent', () => {
  it('stands in plain words, with the job that has closed said so', async () => {
    const text = textOf(await draw());
    for (const state of ['In gesprek', 'Ontvangen', 'Afgewezen', 'Ingetrokken'])
      expect(text).toContain(state);
    expect(text).toContain('Scholengroep Oostvaart · Haren · De vacature is gesloten');
  });

  it('is read again: the letter, and files behind a token of their own', async () => {
    const html = await draw(`&application=${first}`);
    expect(textOf(html)).toContain('De werkgever wil met je praten, of doet dat al.');
    expect(html).toContain('Graag kom ik eens kijken.');
    const file = getByRole(html, 'link', 'Download CV Sanne Wiersma 2026.pdf');
    expect(file.getAttribute('href')).toBe('/api/candidate/v1/files/download/f1');
    expect(file.hasAttribute('download')).toBe(true);
    expect(getByRole(html, 'link', 'Bekijk de vacature').getAttribute('href')).toMatch(/\/job-0$/);
  });

  it('of nothing says where to begin, and what waits for a verified address', async () => {
    const html = await draw('', previewApplications([]), { you: { email_verified: false } });
    expect(html).toContain('Nog geen sollicitaties');
    expect(html).toContain('Gesolliciteerd zonder in te loggen?');
    expect(await draw()).not.toContain('Gesolliciteerd zonder in te loggen?');
  });

  it('says kindly that it was deleted in the meantime', async () => {
    expect(await draw('&application=00000000-0000-4000-8000-000000000999')).toContain(
      'Deze sollicitatie is er niet meer',
    );
  });

  it('reads whatever somebody writes into its address', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.string(), (query, application) => {
        const params = new URLSearchParams(query);
        params.set('application', application);
        const read = readApplicationsAddress(params);
        expect(read.page).toBeGreaterThan(0);
        expect(read.application ?? 'a').toMatch(/^[\da-f-]{1,36}$/i);
      }),
    );
  });
});

describe('withdrawing', () => {
  it('is asked once more, where there is something to withdraw', async () => {
    const html = await draw(`&application=${first}&step=withdraw`);
    expect(html).toContain('Deze sollicitatie intrekken?');
    const rejected = previewSent()[2]?.uuid ?? '';
    expect(await draw(`&application=${rejected}&step=withdraw`)).not.toContain('Intrekken');
  });

  it('leads back to the application, and says so', async () => {
    const { result, calls } = await post(async () => ({}));
    expect(calls).toMatchObject([['withdrawApplication', { params: { uuid: first } }]]);
    expect(result).toEqual({
      ok: true,
      redirect: `/my-account?menuType=job-applications&application=${first}&done=withdrawn#account-applications`,
    });
    const sent = previewApplications(previewSent({ status: 'withdrawn', can_withdraw: false }));
    expect(await draw(`&application=${first}&done=withdrawn`, sent)).toContain(
      'Je sollicitatie is ingetrokken',
    );
  });

  it('that cannot be any more is said, and is a candidate’s alone', async () => {
    const late = await post(async () =>
      Promise.reject(refused('transitionNotAllowed', 409, 'Dit kan niet meer.')),
    );
    expect(late.result).toMatchObject({ ok: false, message: 'Dit kan niet meer.' });
    const guest = await post(async () => ({}), 'guest');
    expect([guest.calls, guest.result.ok]).toEqual([[], false]);
  });
});
