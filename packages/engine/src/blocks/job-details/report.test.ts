import { describe, expect, it } from 'vitest';
import { descriptionOf, getByRole, parseHtml, valueOf } from '@boardwright/ui/testing';
import { renderBlock } from '../../testing/index.ts';
import { postForm, refused } from '../../testing/post-form.ts';
import { jobDetailsBlock as block } from './job-details.block.ts';

const path = '/vacature/wijkverpleegkundige';
type Drawing = Parameters<typeof renderBlock>[2];
const draw = (search: string, more: Drawing = {}) => renderBlock(block, {}, { path, search, ...more });
const typed = {
  job_uuid: 'job-1',
  ground: 'fraud',
  explanation: 'Ze vragen\neerst geld',
  name: 'Femke',
  email: 'femke@melder.example',
  good_faith: '1',
};
const post = (
  change: Parameters<typeof postForm>[2] = {},
  reportJob: () => Promise<unknown> = async () => ({ data: { mailed: true } }),
) =>
  postForm(
    block,
    'report',
    { ...typed, ...change },
    { path, search: '?x=1', noted: { jobReports: { reportJob } } },
  );

describe('reporting a job', () => {
  it('is offered quietly on its page, and its form stands in place of the one to apply by', async () => {
    const page = await draw('?x=1');
    const link = getByRole(page, 'link', 'Meld deze vacature');
    expect(link.getAttribute('href')).toBe(`${path}?x=1&report=1#report`);
    expect(link.getAttribute('rel')).toBe('nofollow');
    expect(page).not.toContain('name="good_faith"');
    const html = await draw('?report=1');
    const form = getByRole(html, 'button', 'Melding versturen').closest('form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe(`${path}?report=1#report`);
    expect(valueOf(form ?? '', 'job_uuid')).not.toBe('');
    expect(html).not.toContain('id="apply-form"');
    expect(getByRole(html, 'link', 'Solliciteer direct').getAttribute('href')).toBe(`${path}#apply`);
  });

  it('is there for a job that has ended too', async () => {
    const html = await draw('?report=1', { answers: { job: { status: 'expired' } } });
    expect(html).toContain('name="good_faith"');
  });

  it('starts with what is known of a candidate', async () => {
    const html = await draw('?report=1', { visitor: 'candidate' });
    const { name, email } = Object.fromEntries(
      ['name', 'email'].map((field) => [
        field,
        valueOf(parseHtml(html).querySelector('#report') ?? '', field),
      ]),
    );
    expect(name).not.toBe('');
    expect(email).toContain('@');
  });

  it('sends what was typed, and says whether it was mailed', async () => {
    const { result, calls } = await post();
    const { job_uuid: uuid, ...body } = typed;
    expect(calls).toMatchObject([['reportJob', { params: { uuid }, body: { ...body, good_faith: true } }]]);
    expect(result).toEqual({ ok: true, redirect: `${path}?x=1&report=mailed#report` });
    const unmailed = await post({ email: '' }, async () => ({ data: { mailed: false } }));
    expect(unmailed.result).toMatchObject({ redirect: `${path}?x=1&report=done#report` });
    expect(await draw('?report=mailed')).toContain('een bevestiging in je mailbox');
    expect(await draw('?report=done')).toContain('Je gaf geen e-mailadres');
  });

  it.each([
    [{ ground: '' }, 'ground', 'Kies wat er mis is'],
    [{ ground: 'dislike' }, 'ground', 'Kies wat er mis is'],
    [{ explanation: ' ' }, 'explanation', 'Leg uit wat er mis is'],
    [{ explanation: 'x'.repeat(2001) }, 'explanation', 'Leg het uit mag hooguit 2000 tekens lang zijn'],
    [{ email: 'femke@melder' }, 'email', 'Ontbreekt'],
  ])('%#: what is wrong stands beside its field, and nothing is sent', async (change, field, sentence) => {
    const { result, calls } = await post(change);
    expect(calls).toEqual([]);
    expect(result).toMatchObject({
      ok: false,
      fields: { [field]: [expect.stringContaining(sentence)] },
      values: { name: 'Femke', good_faith: '1' },
    });
  });

  it('needs that who reports it believes what they say', async () => {
    const { good_faith: _, ...unconfirmed } = typed;
    const { result, calls } = await postForm(block, 'report', unconfirmed, {
      path,
      noted: { jobReports: { reportJob: async () => ({ data: { mailed: true } }) } },
    });
    expect(calls).toEqual([]);
    expect(result).toMatchObject({
      ok: false,
      fields: { good_faith: ['Bevestig dat je denkt dat klopt wat je zegt'] },
    });
  });

  it('that was refused is drawn again with every word and its errors', async () => {
    const { result } = await post({ ground: '' });
    const html = await draw('?report=1', { outcome: { action: 'report', result } });
    expect(getByRole(html, 'textbox', 'Leg het uit').textContent).toBe('Ze vragen\neerst geld');
    expect(html).toContain('value="femke@melder.example"');
    expect(descriptionOf(getByRole(html, 'group', 'Wat is er mis?'))).toEqual(['Kies wat er mis is']);
  });

  it('says plainly that the job is gone, that it was reported already, or that it cannot be sent now', async () => {
    const failing = async (error: Error) =>
      (
        await post({}, async () => {
          throw error;
        })
      ).result;
    expect(await failing(refused('jobExpired', 410))).toMatchObject({
      ok: false,
      status: 410,
      message: 'Deze vacature staat niet meer op de site, dus er valt niets meer te melden.',
      values: { explanation: typed.explanation },
    });
    expect(await failing(refused('alreadyReported', 409, 'Al gemeld.'))).toMatchObject({
      ok: false,
      status: 409,
      message: 'Al gemeld.',
      values: { email: typed.email },
    });
    expect(await failing(refused('tooManyRequests', 429, 'Te vaak.'))).toMatchObject({ message: 'Te vaak.' });
    expect(await failing(refused('server', 500))).toMatchObject({
      status: 503,
      message: expect.stringContaining('kon niet worden verstuurd'),
    });
    expect(await failing(refused('validation', 422, 'Kijk na', { email: ['Klopt niet.'] }))).toMatchObject({
      fields: { email: ['Klopt niet.'] },
    });
  });

  it('of what fills in every field is thrown away without a word', async () => {
    const { result, calls } = await post({ company_fax: 'x' });
    expect(calls).toEqual([]);
    expect(result).toMatchObject({ ok: true });
  });
});
