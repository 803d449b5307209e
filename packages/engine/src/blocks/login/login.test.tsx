import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describe, expect, it } from 'vitest';
import { describeBlock, renderBlock, postForm, refused } from '../../testing/index.ts';
import { queryAllByRole, textOf } from '@boardwright/ui/testing';
import { loginBlock as block } from './login.block.ts';

describeBlock({ block, fixtures: coreFixtures['login'] ?? {} });

const token = { token: 'secret-token', expires_at: '2026-12-20T10:00:00.000Z' };
const account = { logIn: async () => ({ data: token }) };
const typed = { role: 'candidate', email: 'sanne@voorbeeld.nl', password: 'wadlopen 26' };
const post = (values: object, scene: object = {}) =>
  postForm(block, 'logIn', { ...typed, ...values }, { account, ...scene });

describe('logging in', () => {
  it('keeps the token in the session, tells nobody, and leads home', async () => {
    const { result, calls, session } = await post({});
    expect(result).toEqual({ ok: true, redirect: '/', event: { event: 'login', role: 'candidate' } });
    expect(calls).toMatchObject([
      ['logIn', { as: 'candidate', body: { email: 'sanne@voorbeeld.nl', password: 'wadlopen 26' } }],
    ]);
    expect(session).toEqual(['candidate']);
    expect(JSON.stringify(result)).not.toContain(token.token);
  });

  it('leads back to where one was going, on this site only', async () => {
    const to = async (next: string) =>
      (await post({}, { search: `?${new URLSearchParams({ next })}` })).result;
    expect(await to('/my-account?menuType=resume')).toMatchObject({
      ok: true,
      redirect: '/my-account?menuType=resume',
    });
    for (const next of ['https://evil.example', '//evil.example', '/\\evil', 'javascript:alert(1)'])
      expect(await to(next)).toMatchObject({ ok: true, redirect: '/' });
  });

  it('says that the credentials are wrong, keeps the e-mail address and never the password', async () => {
    const message = 'Deze combinatie van e-mailadres en wachtwoord kennen we niet.';
    const { result, session } = await post(
      {},
      { account: { logIn: async () => Promise.reject(refused('invalidCredentials', 401, message)) } },
    );
    expect(result).toEqual({ ok: false, message, values: { role: 'candidate', email: typed.email } });
    expect(session).toEqual([]);
    const html = await renderBlock(block, {}, { path: '/login', outcome: { action: 'logIn', result } });
    expect(html).toContain(message);
    expect(html.match(/value="sanne@voorbeeld.nl"/g)).toHaveLength(1);
    expect(html).not.toContain('wadlopen');
  });

  it('asks for what is missing, on its field, and calls nobody', async () => {
    const { result, calls } = await post({ email: 'sanne', password: '' });
    expect(result).toMatchObject({
      ok: false,
      fields: {
        email: ['Dit is geen geldig e-mailadres. Ontbreekt het apenstaartje?'],
        password: ['Vul je wachtwoord in'],
      },
    });
    expect(calls).toEqual([]);
  });

  it('is for the roles the site has accounts for', async () => {
    const siteSettings = { allow_employer: false };
    expect((await post({ role: 'employer' }, { siteSettings })).result).toMatchObject({ ok: false });
    expect((await post({ role: 'admin' })).result).toMatchObject({ ok: false });
    const one = await renderBlock(block, {}, { siteSettings });
    expect(one).not.toContain('Ik zoek personeel');
    expect(queryAllByRole(one, 'form')).toHaveLength(1);
    const none = await renderBlock(
      block,
      {},
      { siteSettings: { allow_employer: false, allow_candidate: false } },
    );
    expect(queryAllByRole(none, 'form')).toHaveLength(0);
    expect(none).toContain('Deze site kent zulke accounts niet.');
  });
});

describe('the login page', () => {
  it('puts the role of the address first, else the site’s default', async () => {
    const firstOf = async (drawing: object) => {
      const html = await renderBlock(block, { layout: 'oneForm' }, drawing);
      return queryAllByRole(html, 'heading').map(textOf)[0];
    };
    expect(await firstOf({})).toBe('Welkom terug');
    expect(await firstOf({ siteSettings: { default_user_type: 'employer' } })).toBe('Voor werkgevers');
    expect(await firstOf({ search: '?isEmployer=true' })).toBe('Voor werkgevers');
    expect(
      await firstOf({ search: '?isEmployer=false', siteSettings: { default_user_type: 'employer' } }),
    ).toBe('Welkom terug');
  });

  it('tells who removed the account that it is gone', async () => {
    const html = await renderBlock(block, {}, { search: '?removed=1' });
    expect(queryAllByRole(html, 'status').map(textOf)).toEqual([
      'Je account is verwijderd, met alles wat erin stond.',
    ]);
  });

  it('hands role and destination on to registering and to a new password', async () => {
    const html = await renderBlock(block, {}, { search: '?next=%2Fvacatures&verified=1' });
    expect(html).toContain('href="/register?next=%2Fvacatures"');
    expect(html).toContain('href="/register?next=%2Fvacatures&amp;isEmployer=true"');
    expect(html).toContain('href="/wachtwoord-vergeten?next=%2Fvacatures"');
  });

  it('tells who was going to post a job what that costs, and nobody else', async () => {
    const next = encodeURIComponent('/my-account?menuType=manage-jobs&active-job=new&isEmployer=true');
    const prices = /href="\/werkgevers\/adverteren"[^>]*>Wat kost het/;
    expect(await renderBlock(block, {}, { search: `?isEmployer=true&next=${next}` })).toMatch(prices);
    expect(await renderBlock(block, {}, { search: '?isEmployer=true&next=%2Fmy-account' })).not.toMatch(
      prices,
    );
  });

  it('says how the mailed link went', async () => {
    expect(await renderBlock(block, {}, { search: '?verified=1' })).toContain('Je e-mailadres is bevestigd');
    expect(await renderBlock(block, {}, { search: '?verified=0' })).toContain(
      'Deze link is verlopen of ongeldig',
    );
  });
});
