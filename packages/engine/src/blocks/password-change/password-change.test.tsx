import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describe, expect, it } from 'vitest';
import { describeBlock, renderBlock, postForm, refused } from '../../testing/index.ts';
import { queryAllByRole } from '@boardwright/ui/testing';
import { passwordChangeBlock as block } from './password-change.block.ts';

describeBlock({ block, fixtures: coreFixtures['password-change'] ?? {} });

const token = { token: 'new-token', expires_at: '2026-12-20T10:00:00.000Z' };
const chosen = { password: 'stormvloed 1953', password_confirmation: 'stormvloed 1953' };
const account = {
  resetPassword: async () => ({ data: token }),
  changePassword: async () => ({ data: token }),
};
const reset = (values: object = {}, scene: object = {}) =>
  postForm(block, 'reset', { ...chosen, token: '5f2c', ...values }, { account, ...scene });
const change = (values: object = {}, scene: object = {}) =>
  postForm(
    block,
    'change',
    { ...chosen, current_password: 'wadlopen 26', ...values },
    {
      account,
      visitor: 'employer',
      path: '/password-change',
      ...scene,
    },
  );

describe('a new password by the mailed link', () => {
  it('is set, logs in and leads to the account', async () => {
    const { result, calls, session } = await reset();
    expect(calls).toMatchObject([['resetPassword', { as: 'candidate', body: { ...chosen, token: '5f2c' } }]]);
    expect(session).toEqual(['candidate']);
    expect(result).toEqual({ ok: true, redirect: '/my-account?passwordSet=1' });
  });

  it('finds out whose link it is', async () => {
    const resetPassword = async ({ as }: { as?: string }) =>
      as === 'employer' ? { data: token } : Promise.reject(refused('linkExpired', 410));
    const { session } = await reset({}, { account: { resetPassword } });
    expect(session).toEqual(['employer']);
  });

  it('says that a link is used or too old', async () => {
    const message = 'Deze link is verlopen of ongeldig';
    const resetPassword = async () => Promise.reject(refused('linkExpired', 410, message));
    const { result, session } = await reset({}, { account: { resetPassword } });
    expect(result).toMatchObject({ ok: false, message });
    expect(session).toEqual([]);
  });

  it('must be long enough and twice the same; neither comes back', async () => {
    const { result, calls } = await reset({ password: 'kort', password_confirmation: 'korter' });
    expect(calls).toEqual([]);
    expect(result).toEqual({
      ok: false,
      fields: {
        password: ['Kies een wachtwoord van minstens 10 tekens'],
        password_confirmation: ['De wachtwoorden zijn niet gelijk'],
      },
    });
    const html = await renderBlock(block, {}, { outcome: { action: 'reset', result } });
    expect(html).toContain('Kies een wachtwoord van minstens 10 tekens');
    expect(html).toContain('name="token" value="5f2c"');
    expect(html).not.toContain('kort"');
  });
});

describe('a new password when logged in', () => {
  it('needs the current one, and the session goes on', async () => {
    const { result, calls, session } = await change();
    expect(calls).toMatchObject([['changePassword', { as: 'employer' }]]);
    expect([session, result]).toEqual([['employer'], { ok: true, redirect: '/password-change?changed=1' }]);
    const wrong = refused('validation', 422, 'Controleer', {
      current_password: ['Het wachtwoord klopt niet.'],
    });
    const refusedOne = await change({}, { account: { changePassword: async () => Promise.reject(wrong) } });
    expect(refusedOne.result).toMatchObject({ fields: { current_password: ['Het wachtwoord klopt niet.'] } });
    expect(refusedOne.session).toEqual([]);
  });

  it('is nothing for guests without a link: they may ask for one', async () => {
    expect((await change({}, { visitor: 'guest' })).result).toMatchObject({ ok: false });
    const html = await renderBlock(block, {}, { search: '' });
    expect(queryAllByRole(html, 'form')).toHaveLength(0);
    expect(html).toContain('href="/wachtwoord-vergeten"');
  });
});
