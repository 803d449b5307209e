import { describe, expect, it } from 'vitest';
import { accountBlock as block } from '../../../blocks/account/account.block.ts';
import { accountScenes } from '../../../blocks/account/account.scenes.ts';
import { renderBlock, postForm, refused } from '../../../testing/index.ts';
import type { PreviewCalls } from '../../../testing/preview-calls.ts';

const employer = accountScenes.of?.['company'] ?? {};
const draw = (query = '', drawing: object = {}) =>
  renderBlock(block, {}, { ...employer, search: `?menuType=client${query}`, ...drawing });
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const post = (
  action: string,
  values: Readonly<Record<string, string>>,
  noted: Readonly<Record<string, PreviewCalls>> = {},
  more: object = {},
) =>
  postForm(block, `client.${action}`, values, { path: '/my-account', visitor: 'employer', noted, ...more });
const done = async () => ({ data: { token: 't', expires_at: '2026-12-01T00:00:00.000Z' } });

describe('the company in the account', () => {
  it('shows what is known of it, who works there and what to do about each', async () => {
    const html = await draw();
    const text = textOf(html);
    expect(html).toContain('value="NL004495445B01"');
    expect(text.replaceAll('<!-- -->', '')).toMatch(/Ilse Veenstra \(\s?jij\s?\)/);
    expect(text).toContain('persoon33@zorggroeplauwers.example Uitgenodigd');
    expect(html).toContain('aria-label="Toegang beëindigen: Femke Hoekstra"');
    expect(html).toContain('aria-label="Weer toelaten: Wiebe de Boer"');
    expect(html).not.toContain('aria-label="Toegang beëindigen: Ilse Veenstra"');
    expect(html).toContain('aria-label="Accepteer en wissel: Zorgkring Dollard"');
  });

  it('asks once more before somebody’s access ends', async () => {
    expect(textOf(await draw('&end=31'))).toContain('De toegang van Femke Hoekstra beëindigen?');
    expect(textOf(await draw('&end=32'))).not.toContain('beëindigen?');
  });

  it('is saved with the revision that was read; a conflict tells both values', async () => {
    const typed = { name: 'Mijn naam', vat_number: '', invoice_email: '', revision: '3' };
    const { result, calls } = await post('saveCompany', typed, { clients: { saveClient: done } });
    expect(result).toMatchObject({ ok: true });
    expect(calls[0]?.[1].body).toEqual({ name: 'Mijn naam', vat_number: '', invoice_email: '', revision: 3 });
    const conflict = async () => {
      throw Object.assign(refused('conflict', 409), { current: { name: 'Andere naam', revision: 8 } });
    };
    const late = (await post('saveCompany', typed, { clients: { saveClient: conflict } })).result;
    if (late.ok) throw new Error('It was saved');
    expect(late.message).toContain('Bedrijfsnaam: Andere naam');
    expect(late.values).toMatchObject({ name: 'Mijn naam', revision: '8' });
  });

  it('goes on for another company with the token of that', async () => {
    const { result, session } = await post('switchCompany', { id: '41' }, { clients: { switchUser: done } });
    expect([result.ok, session]).toEqual([true, ['employer']]);
  });

  it('invites, ends and lets in again; what is refused stands beside its field', async () => {
    const invited = { email: 'a@b.example', given_name: 'A', family_name: 'B' };
    const sent = await post('invite', invited, { clients: { inviteClientUser: done } });
    expect(sent.calls[0]?.[1].body).toEqual(invited);
    const no = async () => {
      throw refused('validation', 422, 'x', { email: ['Werkt hier al'] });
    };
    const { result } = await post('invite', invited, { clients: { inviteClientUser: no } });
    expect(result).toMatchObject({ ok: false, fields: { email: ['Werkt hier al'] }, values: invited });
    const ended = await post('setActive', { id: '31', active: '0' }, { clients: { changeClientUser: done } });
    expect(ended.calls[0]?.[1]).toMatchObject({ params: { id: 31 }, body: { active: false } });
  });

  it('keeps addresses of its own, by the company’s calls', async () => {
    const typed = {
      address_line_1: 'Hoofdstraat 1',
      postal_code: '9951 AA',
      city: 'Winsum',
      country_code: 'NL',
    };
    const { result, calls } = await post('saveAddress', typed, {}, { account: { addClientAddress: done } });
    expect(result).toMatchObject({ ok: true, redirect: expect.stringContaining('menuType=client') });
    expect(calls.map(([name]) => name)).toEqual(['addClientAddress']);
  });
});
