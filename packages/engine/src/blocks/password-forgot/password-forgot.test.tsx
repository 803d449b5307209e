import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describe, expect, it } from 'vitest';
import { describeBlock, renderBlock, postForm, refused } from '../../testing/index.ts';
import { queryAllByRole } from '@boardwright/ui/testing';
import { passwordForgotBlock as block } from './password-forgot.block.ts';

describeBlock({ block, fixtures: coreFixtures['password-forgot'] ?? {} });

const post = (values: object, scene: object = {}) =>
  postForm(
    block,
    'askLink',
    { role: 'candidate', ...values },
    {
      path: '/wachtwoord-vergeten',
      account: { forgotPassword: async () => undefined },
      ...scene,
    },
  );

describe('asking for a new password', () => {
  it('mails a link and says so, whether there is an account or not', async () => {
    const { result, calls } = await post({ role: 'employer', email: 'a+b@bedrijf.example' });
    expect(calls).toMatchObject([
      ['forgotPassword', { as: 'employer', body: { email: 'a+b@bedrijf.example' } }],
    ]);
    expect(result).toEqual({ ok: true, redirect: '/wachtwoord-vergeten?sent=1&isEmployer=true' });
    const html = await renderBlock(block, {}, { search: '?sent=1' });
    expect(html).toContain('Is er een account met dit adres');
    expect(queryAllByRole(html, 'form')).toHaveLength(0);
  });

  it('keeps a wrong address in its field, with what to check', async () => {
    const { result, calls } = await post({ email: 'sanne@voorbeeld' });
    expect(calls).toEqual([]);
    const html = await renderBlock(block, {}, { outcome: { action: 'askLink', result } });
    expect(html).toContain('Ontbreekt er een stukje na de punt?');
    expect(html).toContain('value="sanne@voorbeeld"');
  });

  it('says what the API says of too many tries', async () => {
    const account = {
      forgotPassword: async () =>
        Promise.reject(refused('tooManyRequests', 429, 'Te veel verzoeken. Wacht even.')),
    };
    expect((await post({ email: 'a@b.nl' }, { account })).result).toMatchObject({
      message: 'Te veel verzoeken. Wacht even.',
      values: { email: 'a@b.nl' },
    });
  });
});
