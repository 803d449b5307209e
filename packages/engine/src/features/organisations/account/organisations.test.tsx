import { parseHtml } from '@boardwright/ui/testing';
import { describe, expect, it } from 'vitest';
import { accountBlock as block } from '../../../blocks/account/account.block.ts';
import { accountScenes } from '../../../blocks/account/account.scenes.ts';
import { renderBlock, postForm, refused } from '../../../testing/index.ts';
import { previewMyOrganisation } from '../../../testing/preview-company.ts';
import type { PreviewCalls } from '../../../testing/preview-calls.ts';

const employer = accountScenes.of?.['organisations'] ?? {};
const draw = (query = '', drawing: object = {}) =>
  renderBlock(block, {}, { ...employer, search: `?menuType=organisations${query}`, ...drawing });
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
type Typed = Readonly<Record<string, string | readonly string[]>>;
const post = (action: string, values: Typed, organisations: PreviewCalls = {}, more: object = {}) =>
  postForm(block, `organisations.${action}`, values, {
    path: '/my-account',
    visitor: 'employer',
    noted: { organisations },
    ...more,
  });
const askedOf = (calls: Awaited<ReturnType<typeof post>>['calls'], name: string) =>
  calls.find(([call]) => call === name)?.[1];
const read = async () => ({ data: previewMyOrganisation() });
const saved: PreviewCalls = { readMyOrganisation: read, saveOrganisation: read, createOrganisation: read };

describe('organisations in the account', () => {
  it('are listed with their jobs and whether visitors see them', async () => {
    const text = textOf(await draw());
    expect(text).toContain('Zorggroep Lauwers Winsum · 31 vacatures Zichtbaar');
    expect(text).toContain('Lauwers Thuis Winsum · 0 vacatures Niet zichtbaar');
    expect(textOf(await draw('', accountScenes.of?.['no-organisations']))).toContain('Nog geen organisaties');
  });

  it('show their parts in order, with buttons that need no script', async () => {
    const html = await draw('&organisation=1');
    const text = textOf(html);
    expect(text.indexOf('Teams van hooguit')).toBeLessThan(text.indexOf('Zelf roosteren'));
    expect(html).toContain('aria-label="Omlaag: Tekst 1"');
    expect(html).not.toContain('aria-label="Omhoog: Tekst 1"');
    expect(html).toContain('aria-label="Omhoog: Video 4"');
    expect(html).not.toContain('aria-label="Omlaag: Video 4"');
  });

  it('have a form with a text for each language, as it would be typed', async () => {
    const html = await draw('&organisation=1&edit=fields');
    expect(html).toContain('name="slogan_nl"');
    const texts = [...parseHtml(html).querySelectorAll('textarea')].map((text) => text.textContent);
    expect(texts).toContain('Wij zorgen.');
    expect(html).not.toContain('&lt;p&gt;');
  });

  it('send every field, and what is not ticked is not shown', async () => {
    const { result, calls } = await post(
      'save',
      {
        id: '1',
        revision: '4',
        name: 'Zorggroep Nieuw',
        organisation_names: 'Een\n\n Twee ',
        slogan_nl: 'Nieuw',
        slogan_en: '',
        text_about_nl: 'Wij **zorgen**.',
        company_type: 'staff',
        location_hq: 'Leens',
        lat: '53.1',
        lon: '6.1',
        point_of: 'Winsum',
        socials_website: 'lauwers.example',
        organisation_segments: ['501', '505'],
        active: '1',
      },
      saved,
    );
    expect(result).toMatchObject({ ok: true });
    expect(askedOf(calls, 'saveOrganisation')).toMatchObject({
      params: { id: 1 },
      body: {
        name: 'Zorggroep Nieuw',
        organisation_names: ['Een', 'Twee'],
        slogan: { nl: 'Nieuw', en: '' },
        text_about: { nl: '<p>Wij <strong>zorgen</strong>.</p>' },
        company_type: 'staff',
        location_hq: 'Leens',
        socials: { website: 'lauwers.example' },
        organisation_segments: [501, 505],
        active: true,
        job_board_ids: [],
        revision: 4,
      },
    });
  });

  it('say beside the right field what the API refused', async () => {
    const refuse = async () => {
      throw refused('validation', 422, 'x', {
        slogan: ['Te lang'],
        'socials.website': ['Geen adres'],
        job_board_ids: ['Niet van jou'],
      });
    };
    const typed = { id: '1', name: 'A', slogan_nl: 'lang', socials_website: 'x' };
    const { result } = await post('save', typed, { ...saved, saveOrganisation: refuse });
    expect(result).toMatchObject({
      ok: false,
      fields: { slogan_nl: ['Te lang'], socials_website: ['Geen adres'] },
      values: { slogan_nl: 'lang' },
    });
  });

  it('tell both values when somebody else saved meanwhile, and keep what was typed', async () => {
    const current = previewMyOrganisation({ revision: 9, name: 'Andere naam' });
    const conflict = async () => {
      throw Object.assign(refused('conflict', 409), { current });
    };
    const { result } = await post(
      'save',
      { id: '1', revision: '4', name: 'Mijn naam' },
      { ...saved, saveOrganisation: conflict },
    );
    if (result.ok) throw new Error('It was saved');
    expect(result.message).toContain('Naam: Andere naam');
    expect(result.values).toMatchObject({ name: 'Mijn naam', revision: '9' });
  });

  it('have parts added, moved and removed by plain posts', async () => {
    const partsAfter = async (action: string, values: Typed) => {
      const { result, calls } = await post(action, { id: '1', revision: '4', ...values }, saved);
      expect(result.ok).toBe(true);
      const body = askedOf(calls, 'saveOrganisation')?.body as {
        organisation_info: { type: string; value: unknown }[];
      };
      return body.organisation_info;
    };
    const types = async (action: string, values: Typed) =>
      (await partsAfter(action, values)).map(({ type }) => type);
    expect(await types('movePart', { at: '0', to: 'down' })).toEqual([
      'benefit',
      'text',
      'location',
      'video',
    ]);
    expect(await types('movePart', { at: '0', to: 'up' })).toEqual(['text', 'benefit', 'location', 'video']);
    expect(await types('removePart', { at: '2' })).toEqual(['text', 'benefit', 'video']);
    const added = await partsAfter('savePart', { type: 'benefit', value_nl: 'Fiets', value_en: '' });
    expect(added.at(-1)).toEqual({ type: 'benefit', value: { nl: 'Fiets' } });
    const changed = await partsAfter('savePart', { type: 'text', at: '0', value_nl: '- een\n- twee' });
    expect(changed[0]).toEqual({ type: 'text', value: { nl: '<ul><li>een</li><li>twee</li></ul>' } });
  });

  it('upload a picture first, and then name it', async () => {
    const files = { uploadFile: async () => ({ data: { public_url: '/uploads/18/ab/x-upload.png' } }) };
    const picture = new File(['x'], 'logo.png', { type: 'image/png' });
    const { result, calls } = await postForm(
      block,
      'organisations.savePicture',
      { id: '1', revision: '4', which: 'logo', picture },
      { path: '/my-account', visitor: 'employer', noted: { organisations: saved, files } },
    );
    expect(result.ok).toBe(true);
    expect(calls.map(([call]) => call)).toEqual(['uploadFile', 'saveOrganisation']);
    expect(askedOf(calls, 'saveOrganisation')?.body).toEqual({
      logo: '/uploads/18/ab/x-upload.png',
      revision: 4,
    });
    const none = await post('savePicture', { id: '1', which: 'logo' }, saved);
    expect(none.result).toMatchObject({ ok: false, fields: { picture: ['Kies eerst een afbeelding'] } });
  });

  it('ask who is logged out to log in, and keep what was typed', async () => {
    const { result } = await post('save', { name: 'A' }, saved, { visitor: 'guest' });
    expect(result).toMatchObject({ ok: false, values: { name: 'A' } });
  });
});
