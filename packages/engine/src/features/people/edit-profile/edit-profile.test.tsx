import { describe, expect, it } from 'vitest';
import { accountBlock as block } from '../../../blocks/account/account.block.ts';
import { renderBlock, postForm, refused } from '../../../testing/index.ts';
import { previewAccount } from '../../../testing/preview-account.ts';
import type { PreviewCalls } from '../../../testing/preview-calls.ts';
import { accessibleName, getByRole, queryAllByRole, textOf, valueOf } from '@boardwright/ui/testing';

const token = { token: 'next-token', expires_at: '2026-12-20T10:00:00.000Z' };
const scene = { path: '/my-account', visitor: 'candidate' as const };
const post = (
  action: string,
  values: Record<string, string | readonly string[]>,
  account: PreviewCalls = {},
) => postForm(block, `edit-profile.${action}`, values, { ...scene, account });
const draw = (drawing: object = {}) =>
  renderBlock(block, {}, { search: '?menuType=edit-profile', ...drawing });
const saved = (part: string) => `/my-account?menuType=edit-profile&saved=${part}#account-${part}`;

const person = {
  given_name: 'Sanne',
  family_name: 'Wiersma',
  email: 'sanne@voorbeeld.nl',
  locale: 'en',
  newsletters: ['1'],
};
const chosen = { password: 'stormvloed 1953', password_confirmation: 'stormvloed 1953' };

describe('the profile', () => {
  it('has passkeys, each for its host, which are renamed and removed without scripts too', async () => {
    const html = await draw();
    expect(textOf(html)).toContain('Voor jobs.example.');
    const part = { _part: '00000000-0000-4000-8000-0000000000e1' };
    const renamed = await post(
      'renamePasskey',
      { ...part, name: 'Telefoon' },
      { renamePasskey: async () => ({}) },
    );
    expect(renamed.calls).toMatchObject([
      ['renamePasskey', { params: { uuid: part._part }, body: { name: 'Telefoon' } }],
    ]);
    expect(renamed.result).toEqual({ ok: true, redirect: saved('passkeys') });
    const nameless = refused('validation', 422, 'Controleer', { name: ['Geef hem een naam'] });
    const empty = await post(
      'renamePasskey',
      { ...part, name: '' },
      { renamePasskey: async () => Promise.reject(nameless) },
    );
    expect(empty.result).toMatchObject({ fields: { name: ['Geef hem een naam'] }, values: part });
    const wrong = refused('validation', 422, 'Controleer', {
      current_password: ['Dit is niet je huidige wachtwoord'],
    });
    const remove = (answer: () => Promise<unknown>) =>
      post('removePasskey', { ...part, current_password: 'geheim geheim' }, { removePasskey: answer });
    const guessed = await remove(async () => Promise.reject(wrong));
    expect(guessed.result).toMatchObject({
      fields: { current_password: ['Dit is niet je huidige wachtwoord'] },
    });
    expect(JSON.stringify(guessed.result)).not.toContain('geheim');
    // That it had gone before is as good.
    for (const answer of [async () => ({}), async () => Promise.reject(refused('notFound', 404, 'Weg', {}))])
      expect((await remove(answer)).result).toEqual({ ok: true, redirect: saved('passkeys') });
  });

  it('shows what is known, and saves it', async () => {
    const html = await draw();
    expect(html).toContain('value="sanne.wiersma@voorbeeld.nl"');
    const { result, calls } = await post('saveProfile', person, { updateProfile: async () => ({}) });
    expect(calls).toMatchObject([
      ['updateProfile', { as: 'candidate', body: { ...person, newsletters: [1] } }],
    ]);
    expect(calls[0]?.[1].body).not.toHaveProperty('current_password');
    expect(result).toEqual({ ok: true, redirect: saved('profile') });
    expect(await draw({ search: '?menuType=edit-profile&saved=profile' })).toContain(
      'Je profiel is opgeslagen',
    );
  });

  it('keeps what was typed beside what is wrong; the password for a new address never comes back', async () => {
    const typed = { ...person, given_name: '', current_password: 'geheim geheim', newsletters: [] };
    const { result, calls } = await post('saveProfile', typed, { updateProfile: async () => ({}) });
    expect(calls).toEqual([]);
    expect(JSON.stringify(result)).not.toContain('geheim');
    const html = await draw({ outcome: { action: 'edit-profile.saveProfile', result } });
    expect(html).toContain('Vul je voornaam in');
    expect(html).toContain('value="sanne@voorbeeld.nl"');
    expect(valueOf(html, 'locale')).toBe('en');
    const newsletters = queryAllByRole(html, 'checkbox').filter(
      (box) => box.getAttribute('name') === 'newsletters',
    );
    expect(newsletters.map((box) => box.hasAttribute('checked'))).toEqual([false]);
    const wrong = refused('validation', 422, 'Controleer', {
      current_password: ['Dit is niet je huidige wachtwoord'],
    });
    const again = await post('saveProfile', person, { updateProfile: async () => Promise.reject(wrong) });
    expect(again.result).toMatchObject({
      fields: { current_password: ['Dit is niet je huidige wachtwoord'] },
    });
    const taken = refused('accountExists', 409, 'Er is al een account met dit e-mailadres.');
    const third = await post('saveProfile', person, { updateProfile: async () => Promise.reject(taken) });
    expect(third.result).toMatchObject({ fields: { email: ['Er is al een account met dit e-mailadres.'] } });
  });

  it('changes the password and goes on with the new session', async () => {
    const { result, session } = await post(
      'changePassword',
      { ...chosen, current_password: 'wadlopen 26' },
      { changePassword: async () => ({ data: token }) },
    );
    expect([session, result]).toEqual([['candidate'], { ok: true, redirect: saved('password') }]);
    const differ = await post('changePassword', { ...chosen, password_confirmation: 'anders' });
    expect(differ.result).toMatchObject({
      fields: {
        current_password: ['Vul je wachtwoord in'],
        password_confirmation: ['De wachtwoorden zijn niet gelijk'],
      },
    });
  });
});

describe('addresses and phones', () => {
  const address = {
    address_line_1: 'Turfsingel 87',
    postal_code: '9711 VX',
    city: 'Groningen',
    country_code: 'NL',
  };

  it('are added and changed, each by its own form', async () => {
    const account = { addAddress: async () => ({}), updateAddress: async () => ({}) };
    const added = await post('saveAddress', { ...address, _part: 'Address-new' }, account);
    expect(added.calls).toMatchObject([['addAddress', { as: 'candidate', body: address }]]);
    expect(added.result).toEqual({ ok: true, redirect: saved('address') });
    const changed = await post('saveAddress', { ...address, id: '12', _part: 'Address-12' }, account);
    expect(changed.calls).toMatchObject([['updateAddress', { params: { id: 12 }, body: address }]]);
  });

  it('say what is wrong in the form it was typed in', async () => {
    const { result } = await post('saveAddress', { city: 'Assen', id: '12', _part: 'Address-12' });
    const html = await draw({
      search: '?menuType=edit-profile&edit=Address-12',
      outcome: { action: 'edit-profile.saveAddress', result },
    });
    expect(html.match(/value="Assen"/g)).toHaveLength(1);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
  });

  it('open one form at a time, by a link', async () => {
    const closed = await draw();
    expect(closed).not.toContain('name="address_line_1"');
    expect(closed).toContain('href="/my-account?menuType=edit-profile&amp;edit=Address-12#Address-12"');
    const open = await draw({ search: '?menuType=edit-profile&edit=Address-12' });
    expect(open.match(/name="address_line_1"/g)).toHaveLength(1);
    expect(open).toContain('value="Turfsingel 87"');
    const phone = await draw({ search: '?menuType=edit-profile&edit=Phone-new' });
    expect(phone).toMatch(/name="phone_country"/);
  });

  it('have one that is primary and one for invoices: the others offer to become it', async () => {
    const html = await draw();
    getByRole(html, 'button', /^Maak standaard/);
    const { calls } = await post(
      'flagAddress',
      { id: '12', flag: 'financial' },
      { updateAddress: async () => ({}) },
    );
    expect(calls).toMatchObject([['updateAddress', { params: { id: 12 }, body: { financial: true } }]]);
  });

  it('are taken away; what the API could not do is said where it was tried', async () => {
    const message = 'Het adres kon niet worden verwijderd';
    const account = { deleteAddress: async () => Promise.reject(refused('addressNotDeleted', 404, message)) };
    const { result } = await post('deleteAddress', { id: '12', _part: 'Address-12' }, account);
    const html = await draw({ outcome: { action: 'edit-profile.deleteAddress', result } });
    expect(html.split(message)).toHaveLength(2);
  });

  it('hold only numbers that can exist', async () => {
    const account = { addPhone: async () => ({}) };
    const wrong = await post('savePhone', { phone: '12', phone_country: 'NL', _part: 'Phone-new' }, account);
    expect(wrong.result).toMatchObject({ fields: { phone: [expect.stringContaining('klopt niet')] } });
    const good = await post('savePhone', { phone: '0721 234 567', phone_country: 'RO' }, account);
    expect(good.calls).toMatchObject([['addPhone', { body: { phone: '0721 234 567', country_code: 'RO' } }]]);
  });

  it('have an end: a twenty-first is not offered', async () => {
    const many = Array.from({ length: 20 }, (_, index) => ({
      id: index + 1,
      label: '',
      ...address,
      primary: index === 0,
      financial: false,
      delivery: false,
    }));
    const account = previewAccount('candidate', { addresses: many });
    const html = await draw({ answers: { calls: { account } } });
    expect(html).not.toContain('Adres toevoegen');
    expect(html).toContain('Meer dan 20 kun je er niet bewaren.');
  });
});

describe('where one is logged in', () => {
  const firefox = '00000000-0000-4000-8000-0000000000d1';
  const safari = '00000000-0000-4000-8000-0000000000d2';
  /** What stands there of each browser, in the order of the list. */
  const sessionsIn = (html: string): readonly string[] =>
    queryAllByRole(html, 'listitem')
      .map(textOf)
      .filter((item) => /(?:Ingelogd sinds|Laatst gebruikt op) .*, \d\d:\d\d/.test(item));

  it('says device and moment in words, and offers an end to all but this one', async () => {
    const html = await draw();
    const [here, there, unnamed] = sessionsIn(html);
    expect(here).toContain('Firefox op Windows');
    expect(here).toContain('Ingelogd sinds 18 november 2026, 09:02');
    expect(here).toContain('Deze browser');
    expect(there).toContain('Laatst gebruikt op 19 november 2026, 22:44');
    expect(unnamed).toContain('Onbekende browser of app');
    const ends = queryAllByRole(html, 'button', /uitloggen\. /).map(accessibleName);
    expect(ends).toHaveLength(2);
    expect(ends[0]).toBe('Safari op iOS uitloggen. Laatst gebruikt op 19 november 2026, 22:44');
    expect(html).toContain('Overal elders uitloggen');
    expect(html).not.toContain(firefox);
  });

  it('ends one, and all others', async () => {
    const one = await post('endSession', { _part: safari }, { endSession: async () => undefined });
    expect(one.calls).toMatchObject([['endSession', { as: 'candidate', params: { uuid: safari } }]]);
    expect(one.result).toEqual({ ok: true, redirect: saved('sessions') });
    const others = await post('endOtherSessions', {}, { endOtherSessions: async () => undefined });
    expect(others.calls).toMatchObject([['endOtherSessions', { as: 'candidate' }]]);
    expect(others.result).toEqual({ ok: true, redirect: saved('sessions') });
    expect(await draw({ search: '?menuType=edit-profile&saved=sessions' })).toContain(
      'Je bent daar uitgelogd',
    );
  });

  it('takes one that has ended by itself as ended, and says in its row what else went wrong', async () => {
    const deleted = async () => Promise.reject(refused('notFound', 404, 'Niet gevonden'));
    expect((await post('endSession', { _part: safari }, { endSession: deleted })).result).toMatchObject({
      ok: true,
    });
    const busy = async () => Promise.reject(refused('tooManyRequests', 429, 'Te vaak'));
    const { result } = await post('endSession', { _part: safari }, { endSession: busy });
    const html = await draw({ outcome: { action: 'edit-profile.endSession', result } });
    expect(html.split('Te vaak')).toHaveLength(2);
  });

  it('says so where it is nowhere else, where there are many, and where it cannot be had', async () => {
    const here = { is_current: true, browser: 'Firefox', system: 'Windows' };
    const at = { created_at: '2026-11-18T08:02:00.000Z', last_used_at: '2026-11-20T09:00:00.000Z' };
    const show = (sessions: object) =>
      draw({ answers: { calls: { account: { ...previewAccount('candidate'), ...sessions } } } });
    const alone = await show({ findSessions: async () => ({ data: [{ uuid: firefox, ...here, ...at }] }) });
    expect(alone).toContain('Je bent nergens anders ingelogd.');
    expect(alone).not.toContain('Overal elders uitloggen');
    const many = Array.from({ length: 13 }, (_, index) => ({
      uuid: `session-${index}`,
      ...here,
      is_current: index === 0,
      ...at,
    }));
    const crowd = await show({ findSessions: async () => ({ data: many }) });
    expect(sessionsIn(crowd)).toHaveLength(10);
    expect(crowd).toContain('En op nog 3 plekken.');
    const away = await show({ findSessions: () => Promise.reject(refused('internal', 500, 'Stuk')) });
    expect(away).toContain('Waar je bent ingelogd is nu niet te zien');
    expect(away).toContain('value="sanne.wiersma@voorbeeld.nl"');
  });
});

describe('all that is kept', () => {
  it('can be taken along, to read and for programs', async () => {
    const html = await draw();
    for (const format of ['html', 'json'])
      expect(html).toContain(`href="/api/candidate/v1/profile/gdpr?format=${format}"`);
  });

  it('can be removed, once that is ticked; then nobody is logged in any more', async () => {
    const account = { deleteProfile: async () => undefined };
    const unsure = await post('deleteAccount', {}, account);
    expect([unsure.calls, unsure.session]).toEqual([[], []]);
    expect(unsure.result).toMatchObject({ fields: { sure: ['Vink dit eerst aan'] } });
    const sure = await post('deleteAccount', { sure: '1' }, account);
    expect([sure.session, sure.result]).toEqual([['out'], { ok: true, redirect: '/login?removed=1' }]);
  });

  it('is nobody’s to change once the session ended: what was typed is still there', async () => {
    const { result, calls } = await postForm(block, 'edit-profile.saveProfile', person, {
      ...scene,
      visitor: 'guest',
      account: {},
    });
    expect(calls).toEqual([]);
    expect(result).toMatchObject({ ok: false, values: { email: 'sanne@voorbeeld.nl' } });
  });
});
