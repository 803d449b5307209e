import { describe, expect, it } from 'vitest';
import { renderBlock } from '../../testing/index.ts';
import { postForm, refused } from '../../testing/post-form.ts';
import { jobDetailsBlock as block } from './job-details.block.ts';

const path = '/vacature/wijkverpleegkundige';
const draw = (search: string, visitor: 'guest' | 'candidate' | 'employer' = 'employer') =>
  renderBlock(block, {}, { path, search, visitor });
const post = (
  values: Parameters<typeof postForm>[2],
  introduce: () => Promise<unknown> = async () => ({ data: { uuid: 'u' } }),
  visitor: 'candidate' | 'employer' = 'employer',
) =>
  postForm(block, 'introduce', values, {
    path,
    search: '?introduce=1',
    visitor,
    noted: {
      candidates: { introduceCandidate: introduce },
      files: { uploadFile: async () => ({ data: { token: 'kept', name: 'cv.pdf', size: 9 } }) },
    },
  });
const femke = { job_uuid: 'job-1', given_name: 'Femke', family_name: 'Hofstra', email: 'femke@example.org' };

describe('introducing a candidate', () => {
  it('is offered to employers alone, and its form stands in place of one’s own', async () => {
    expect(await draw('')).toContain(`href="${path}?introduce=1#introduce"`);
    for (const visitor of ['guest', 'candidate'] as const)
      expect(await draw('?introduce=1', visitor)).not.toMatch(/Draag een kandidaat voor|name="consent"/);
    const html = await draw('?introduce=1');
    expect(html).toContain('name="consent"');
    expect(html).not.toContain('id="apply-form"');
    expect(html).toContain(`href="${path}#apply"`);
    expect(await draw('?introduce=done')).toContain('De kandidaat is voorgedragen');
  });

  it('sends what was typed and the uploaded CV', async () => {
    const cv = new File(['%PDF-1.4'], 'cv.pdf');
    const { result, calls } = await post({ ...femke, phone: '', cv, consent: '1' });
    expect(calls[1]?.[1]).toMatchObject({
      params: { id: 'job-1' },
      body: { given_name: 'Femke', cv: 'kept', phone: null, consent: true },
    });
    expect(result).toEqual({ ok: true, redirect: `${path}?introduce=done#introduce` });
  });

  it('says beside its field what is wrong, and keeps what was typed', async () => {
    const wrong = { consent: ['Je kunt alleen iemand voordragen die daarmee akkoord is'] };
    const { result } = await post(femke, () => Promise.reject(refused('validation', 422, 'Kijk na', wrong)));
    expect(result).toMatchObject({ ok: false, fields: wrong, values: { given_name: 'Femke' } });
    const away = await post(femke, () => Promise.reject(refused('server', 500)));
    expect(away.result).toMatchObject({ ok: false, message: expect.stringContaining('niet') });
    const candidate = await post(femke, undefined, 'candidate');
    expect([candidate.calls, candidate.result]).toMatchObject([[], { status: 403 }]);
  });
});
