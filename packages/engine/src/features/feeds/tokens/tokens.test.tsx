import { describe, expect, it } from 'vitest';
import { accountBlock as block } from '../../../blocks/account/account.block.ts';
import { accountScenes } from '../../../blocks/account/account.scenes.ts';
import { renderBlock, postForm, refused } from '../../../testing/index.ts';
import type { PreviewCalls } from '../../../testing/preview-calls.ts';

const employer = accountScenes.of?.['tokens'] ?? {};
const draw = (query = '', drawing: object = {}) =>
  renderBlock(block, {}, { ...employer, search: `?menuType=tokens${query}`, ...drawing });
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const post = (action: string, values: Readonly<Record<string, string>>, multiposter: PreviewCalls) =>
  postForm(block, `tokens.${action}`, values, {
    path: '/my-account',
    visitor: 'employer',
    noted: { multiposter },
  });
const done = async () => ({ data: { id: 3, name: 'ATS', token: 'bwmp_secret' } });

describe('tokens of posting systems', () => {
  it('are listed with their state and last use, and say how they are used', async () => {
    const text = textOf(await draw());
    expect(text).toContain('Ons wervingssysteem eindigt op x7Qp · laatst gebruikt');
    expect(text).toContain('Proef eindigt op b3Zk · nooit gebruikt');
    expect(text).toContain('/api/mp/v1/jobs/ATS-1001');
    expect(text).toContain('1 Zorggroep Lauwers');
  });

  it('are shown once, on the page that their making draws, without scripts too', async () => {
    const { result } = await post('create', { name: 'ATS' }, { createMultiposterToken: done });
    expect(result).toEqual({ ok: true, data: { token: 'bwmp_secret', name: 'ATS' } });
    const html = await draw('', { outcome: { action: 'tokens.create', result } });
    expect(html).toContain('bwmp_secret');
    expect(await draw()).not.toContain('bwmp_secret');
  });

  it('are renamed and revoked by steps of their own address', async () => {
    expect(await draw('&token=2&step=rename')).toContain('value="Ons wervingssysteem"');
    expect(textOf(await draw('&token=2&step=revoke'))).toContain('“Ons wervingssysteem” intrekken?');
    const renamed = await post('rename', { id: '2', name: 'Nieuw' }, { changeMultiposterToken: done });
    expect(renamed.calls[0]?.[1]).toMatchObject({ params: { id: 2 }, body: { name: 'Nieuw' } });
    const off = await post('setActive', { id: '2', active: '0' }, { changeMultiposterToken: done });
    expect(off.calls[0]?.[1]).toMatchObject({ body: { active: false } });
    const revoked = await post('revoke', { id: '2' }, { revokeMultiposterToken: async () => undefined });
    expect(revoked.result).toMatchObject({ redirect: expect.stringContaining('done=revoked') });
  });

  it('without a name are refused beside the field', async () => {
    const no = async () => {
      throw refused('validation', 422, 'x', { name: ['Vul dit veld in'] });
    };
    const { result } = await post('create', { name: '' }, { createMultiposterToken: no });
    expect(result).toMatchObject({ ok: false, fields: { name: ['Vul dit veld in'] } });
  });
});
