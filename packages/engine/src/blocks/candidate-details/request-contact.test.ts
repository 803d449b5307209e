import { describe, expect, it } from 'vitest';
import { postForm, refused } from '../../testing/post-form.ts';
import { candidateDetailsBlock } from './candidate-details.block.ts';

const uuid = '00000000-0000-4000-9000-000000000000';
const post = (
  values: Parameters<typeof postForm>[2],
  {
    visitor = 'employer',
    order = async () => ({ data: {} }),
  }: { visitor?: 'employer' | 'candidate'; order?: () => Promise<unknown> } = {},
) =>
  postForm(candidateDetailsBlock, 'order', values, {
    path: `/kandidaat/${uuid}`,
    search: '?search=zorg',
    visitor,
    noted: {
      relations: { orderResume: order },
      files: { uploadFile: async () => ({ data: { token: 'kept', name: 'wij.pdf', size: 9 } }) },
    },
  });
const texts = { introduction_text: 'Wij zoeken een kok' };
const file = new File(['%PDF-1.4'], 'wij.pdf');

describe('asking for contact', () => {
  it('sends what was written and the uploaded file, and comes back to the page', async () => {
    const { result, calls } = await post({ ...texts, motivation: 'Zeewier', motivation_file: file });
    expect(calls.map(([name]) => name)).toEqual(['uploadFile', 'orderResume']);
    expect(calls[1]?.[1]).toMatchObject({
      params: { id: uuid },
      body: { ...texts, motivation: 'Zeewier', motivation_file: 'kept' },
    });
    expect(result).toEqual({ ok: true, redirect: `/kandidaat/${uuid}?search=zorg&contacted=1#contact` });
  });

  it('pays with what was chosen, and leaves it to the board where there was no choice', async () => {
    expect((await post({ ...texts, payment: 'contract' })).calls[0]?.[1].body).toMatchObject({
      payment: 'contract',
    });
    expect((await post(texts)).calls[0]?.[1].body).not.toHaveProperty('payment');
  });

  it('keeps an uploaded file while a text is missing, and takes it again by its token', async () => {
    const { result, calls } = await post({ introduction_text: ' ', motivation_file: file });
    expect(calls.map(([name]) => name)).toEqual(['uploadFile']);
    expect(result).toMatchObject({
      ok: false,
      fields: { introduction_text: ['Vul dit veld in'] },
      values: { motivation_file_token: 'kept', motivation_file_name: 'wij.pdf' },
    });
    const again = await post({ ...texts, motivation_file_token: 'kept', motivation_file_name: 'wij.pdf' });
    expect(again.calls[0]?.[1].body).toMatchObject({ motivation_file: 'kept' });
  });

  it('refuses other files before they travel', async () => {
    const { result, calls } = await post({ ...texts, motivation_file: new File(['MZ'], 'wij.exe') });
    expect(calls).toEqual([]);
    expect(result).toMatchObject({ fields: { motivation_file: [expect.stringContaining('PDF')] } });
  });

  it('says why it was not bought', async () => {
    const poor = await post(texts, {
      order: () => Promise.reject(refused('balanceTooLow', 409, 'Je tegoed is hiervoor niet genoeg.')),
    });
    expect(poor.result).toMatchObject({ ok: false, message: 'Je tegoed is hiervoor niet genoeg.' });
    const down = await post(texts, { order: () => Promise.reject(refused('server', 500)) });
    expect(down.result).toMatchObject({
      message: 'Er ging iets mis. Het cv kon niet worden gekocht',
      values: texts,
    });
    const candidate = await post(texts, { visitor: 'candidate' });
    expect(candidate.calls).toEqual([]);
    expect(candidate.result).toMatchObject({
      status: 403,
      message: 'Hiervoor is een werkgeversaccount nodig',
    });
  });
});
