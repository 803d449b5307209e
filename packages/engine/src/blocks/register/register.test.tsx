import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describe, expect, it } from 'vitest';
import { describeBlock, renderBlock, postForm, refused } from '../../testing/index.ts';
import { getByRole } from '@boardwright/ui/testing';
import { registerBlock as block } from './register.block.ts';

describeBlock({ block, fixtures: coreFixtures['register'] ?? {} });

const token = { token: 'first-token', expires_at: '2026-12-20T10:00:00.000Z' };
const account = { register: async () => ({ data: token }) };
const person = {
  role: 'candidate',
  given_name: ' Sanne ',
  family_name: 'Wiersma',
  email: 'sanne.wiersma@voorbeeld.nl',
  password: 'wadlopen 1926',
  password_confirmation: 'wadlopen 1926',
  terms: '1',
  newsletters: ['1', '99'],
};
const company = {
  ...person,
  role: 'employer',
  name: 'Zorggroep Lauwers',
  phone: '0595 48 21 10',
  phone_country: 'NL',
  address_line_1: 'Hoofdstraat 1',
  postal_code: '9951 AB',
  city: 'Winsum',
  country_code: 'NL',
};
const post = (values: Record<string, string | readonly string[]>, scene: object = {}) =>
  postForm(block, 'register', values, { account, path: '/register', ...scene });

describe('registering', () => {
  it('sends a candidate’s payload, logs in and leads to the account', async () => {
    const { result, calls, session } = await post(person);
    expect(calls).toEqual([
      [
        'register',
        expect.objectContaining({
          as: 'candidate',
          body: {
            given_name: 'Sanne',
            family_name: 'Wiersma',
            email: 'sanne.wiersma@voorbeeld.nl',
            password: 'wadlopen 1926',
            password_confirmation: 'wadlopen 1926',
            newsletters: [1],
            job_board_id: 1,
            terms: true,
          },
        }),
      ],
    ]);
    expect(session).toEqual(['candidate']);
    expect(result).toEqual({
      ok: true,
      redirect: '/my-account?registered=1',
      event: { event: 'register', role: 'candidate' },
    });
  });

  it('sends an employer’s company, address and phone, unless the site leaves them out', async () => {
    const { calls } = await post(company);
    expect(calls[0]?.[1].body).toMatchObject({
      name: 'Zorggroep Lauwers',
      addresses: [
        {
          address_line_1: 'Hoofdstraat 1',
          city: 'Winsum',
          country_code: 'NL',
          postal_code: '9951 AB',
          label: 'Primary Address',
        },
      ],
      phones: [{ country_code: 'NL', phone: '0595 48 21 10', label: 'Primary' }],
    });
    const short = await post(company, { settings: { hiddenEmployerFields: ['phone', 'address'] } });
    expect(short.calls[0]?.[1].body).not.toHaveProperty('addresses');
    expect(short.calls[0]?.[1].body).not.toHaveProperty('phones');
  });

  it('goes on to where one was going', async () => {
    const { result } = await post(person, { search: '?next=%2Fvacature%2Fmonteur%23apply' });
    expect(result).toMatchObject({ ok: true, redirect: '/vacature/monteur#apply' });
  });

  it('says each thing that is missing on its field, keeps what was typed and calls nobody', async () => {
    const { result, calls } = await post({
      role: 'employer',
      city: 'Winsum',
      phone: '12',
      newsletters: ['1'],
    });
    expect(calls).toEqual([]);
    expect(result).toMatchObject({
      ok: false,
      fields: {
        name: ['Vul de bedrijfsnaam in'],
        given_name: ['Vul je voornaam in'],
        family_name: ['Vul je achternaam in'],
        email: ['Vul je e-mailadres in'],
        phone: ['Dit telefoonnummer klopt niet. Controleer de landcode en het aantal cijfers.'],
        address_line_1: ['Vul dit veld in'],
        postal_code: ['Vul dit veld in'],
        password: ['Vul je wachtwoord in'],
        terms: ['Ga akkoord met de voorwaarden om verder te gaan'],
      },
    });
    const html = await renderBlock(
      block,
      {},
      { search: '?isEmployer=true', outcome: { action: 'register', result } },
    );
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(9);
    expect(html).toContain('value="Winsum"');
    expect(html).toMatch(/checked=""[^>]*value="1"|value="1"[^>]*checked=""/);
  });

  it('wants the password twice, long enough, and gives neither back', async () => {
    const { result } = await post({ ...person, password: 'kort', password_confirmation: 'anders' });
    expect(result).toMatchObject({
      fields: {
        password: ['Kies een wachtwoord van minstens 10 tekens'],
        password_confirmation: ['De herhaling is niet gelijk aan het wachtwoord'],
      },
    });
    expect(JSON.stringify(result)).not.toMatch(/"kort"|anders/);
  });

  it('says on the e-mail field that there is an account already, and on each field what the API says', async () => {
    const exists = refused('accountExists', 409, 'Er is al een account met dit e-mailadres.');
    const one = await post(person, { account: { register: async () => Promise.reject(exists) } });
    expect(one.result).toMatchObject({ fields: { email: ['Er is al een account met dit e-mailadres.'] } });
    expect(one.session).toEqual([]);
    const wrong = refused('validation', 422, 'Controleer', {
      password: ['Dit wachtwoord is te bekend.'],
      'phones.0.phone': ['Dit nummer bestaat niet.'],
    });
    const two = await post(company, { account: { register: async () => Promise.reject(wrong) } });
    expect(two.result).toMatchObject({
      fields: { password: ['Dit wachtwoord is te bekend.'], phone: ['Dit nummer bestaat niet.'] },
    });
  });

  it('is for the roles the site has accounts for', async () => {
    const siteSettings = { allow_employer: false };
    expect((await post(company, { siteSettings })).calls).toEqual([]);
    const html = await renderBlock(block, {}, { siteSettings, search: '?isEmployer=true' });
    expect(html).not.toContain('Bedrijfsnaam');
  });
});

describe('terms', () => {
  it('are the site’s own where it has some, placeholders filled in and scripts taken out', async () => {
    const html = await renderBlock(
      block,
      {},
      { siteSettings: { terms_text_candidate: '<p>{{siteName}} 2026</p><script>alert(1)</script>' } },
    );
    getByRole(html, 'paragraph', 'Wadwerk 2026');
    expect(html).toContain('Lees de voorwaarden');
    expect(html).not.toContain('alert(1)');
  });
});
