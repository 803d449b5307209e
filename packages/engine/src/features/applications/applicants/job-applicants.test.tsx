import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountBlock as block } from '../../../blocks/account/account.block.ts';
import { accountScenes } from '../../../blocks/account/account.scenes.ts';
import { renderBlock, postForm, refused } from '../../../testing/index.ts';
import { previewAccount } from '../../../testing/preview-account.ts';
import { previewApplicantCalls } from '../../../testing/preview-applicants.ts';
import type { PreviewCalls, PreviewRequests } from '../../../testing/preview-calls.ts';
import { accessibleName, getByRole, queryAllByRole, valueOf } from '@boardwright/ui/testing';
import { listAddress, readApplicantsAddress } from './job-applicants-address.ts';

const employer = accountScenes.of?.['applicants'] ?? {};
const draw = (query = '', drawing: object = {}) =>
  renderBlock(block, {}, { ...employer, search: `?menuType=job-applicants${query}`, ...drawing });
type Typed = Readonly<Record<string, string | readonly string[]>>;
const post = (action: string, values: Typed, applicants: PreviewCalls = {}, more: object = {}) =>
  postForm(block, `job-applicants.${action}`, values, {
    path: '/my-account',
    search: '?menuType=job-applicants&match[job_id]=1',
    visitor: 'employer',
    noted: { applicants },
    ...more,
  });
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const list = '/my-account?menuType=job-applicants&match%5Bjob_id%5D=1';

describe('the board', () => {
  it('has a lane for every stage, called as the company calls it, with how many are in it', async () => {
    const text = textOf(await draw());
    expect(text).toContain('Nieuw 2');
    expect(text).toContain('Gesprek 1');
    expect(text).toContain('Arbeidsvoorwaarden 0');
    expect(text).toContain('6 sollicitanten');
    expect(text).not.toContain('Ilona Kramer');
  });

  it('of one job says how long that is open', async () => {
    const text = textOf(await draw('&match[job_id]=1'));
    expect(text).toMatch(/6 sollicitanten, nog 2\d dagen open/);
    expect(textOf(await draw('&match[job_id]=2'))).toContain('sollicitanten, gesloten');
  });

  it('moves by a form of its own where there are no scripts', async () => {
    const opener = getByRole(await draw(), 'button', 'Verplaats Amira El Amrani');
    const menu = opener.closest('details') ?? opener;
    expect(getByRole(menu, 'form').getAttribute('method')).toBe('post');
    expect(valueOf(menu, 'applicant')).toBe('1');
    expect(valueOf(menu, 'from')).toBe('1');
    const keys = [...menu.querySelectorAll('kbd')].map((key) => key.textContent);
    expect(keys).toEqual(['2', '3', '4', '5', '6']);
  });

  it('of nobody says that applicants will come; of no match, how to see them all', async () => {
    const none = {
      answers: { calls: { account: previewAccount('employer'), applicants: previewApplicantCalls([]) } },
    };
    expect(await draw('', none)).toContain('Nog niemand heeft gesolliciteerd');
    const calls = { ...previewApplicantCalls(), findApplicantColumns: async () => ({ data: [] }) };
    const nothing = { answers: { calls: { account: previewAccount('employer'), applicants: calls } } };
    expect(await draw('&search=x', nothing)).toContain('Niemand gevonden');
  });
});

describe('the table', () => {
  it('is searched, narrowed, ordered and turned by its address', async () => {
    const asked: unknown[] = [];
    const calls = previewApplicantCalls();
    const applicants = {
      ...calls,
      findApplicants: async (args: PreviewRequests) => {
        asked.push(args.query);
        return calls['findApplicants']?.(args);
      },
    };
    const answers = { calls: { account: previewAccount('employer'), applicants } };
    const query = '&view=table&match[job_id]=1&search=bram&match[stage_id]=2&sort=name&page=3';
    const html = await draw(query, { answers });
    expect(asked).toEqual([
      { 'match[job_id]': 1, search: 'bram', sort: 'name', page: 3, limit: 25, 'match[stage_id]': 2 },
    ]);
    expect(getByRole(html, 'searchbox').getAttribute('value')).toBe('bram');
    expect(textOf(html)).toContain('Ingetrokken');
  });

  it('lets everybody be chosen but who withdrew, and leads to the question', async () => {
    const html = await draw('&view=table');
    const boxes = queryAllByRole(html, 'checkbox').filter((box) => box.getAttribute('name') === 'ids');
    expect(boxes).toHaveLength(7);
    expect(boxes.filter((box) => box.hasAttribute('disabled')).map(accessibleName)).toEqual([
      'Kies Ilona Kramer',
    ]);
    const forms = queryAllByRole(html, 'form').filter((form) => form.id === boxes[0]?.getAttribute('form'));
    expect(forms.map((form) => form.getAttribute('method'))).toEqual(['get']);
  });

  it('reads whatever somebody writes into its address', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.string(), fc.boolean(), (query, search, isTable) => {
        const params = new URLSearchParams(query);
        params.set('search', search);
        if (isTable) params.set('view', 'table');
        const { list: read } = readApplicantsAddress(params);
        const again = new URL(listAddress({ path: '/my-account' }, read), 'https://x.example').searchParams;
        const { list: twice } = readApplicantsAddress(again);
        expect(listAddress({ path: '/my-account' }, twice)).toBe(listAddress({ path: '/my-account' }, read));
      }),
    );
  });
});

describe('moving', () => {
  const move = { applicant: '4', stage: '5', from: '3' };
  const moveApplicant = async () => ({});

  it('leads back to the list, and says so; a page with scripts stays where it is', async () => {
    const { result, calls } = await post('move', move, { moveApplicant });
    expect(calls).toMatchObject([
      ['moveApplicant', { params: { id: 4 }, body: { stage_id: 5, from_stage_id: 3 } }],
    ]);
    expect(result).toEqual({ ok: true, redirect: `${list}&done=moved&count=1#account-applicants` });
    const live = await post('move', { ...move, live: '1' }, { moveApplicant });
    expect(live.result).toEqual({ ok: true, data: { applicant: 4, stage: 5 } });
    expect(await draw('&done=moved&count=1')).toContain('1 sollicitant verplaatst');
  });

  it('says what a colleague did meanwhile', async () => {
    const conflict = async () => Promise.reject(refused('conflict', 409, 'Iemand anders…'));
    const { result } = await post('move', move, { moveApplicant: conflict });
    expect(result).toMatchObject({ ok: false, message: 'Iemand anders…' });
    expect((await post('move', move, { moveApplicant }, { visitor: 'guest' })).calls).toEqual([]);
  });

  it('of several is asked first, the mail off, and who cannot go said', async () => {
    const html = await draw('&step=move&ids=1,6,7&to=6');
    const text = textOf(html);
    expect(text).toContain('1 sollicitant verplaatsen naar Afgewezen');
    expect(text).toContain('Ilona Kramer Wijkverpleegkundige niveau 6 · heeft de sollicitatie ingetrokken');
    expect(text).toContain('staat daar al');
    expect(valueOf(html, 'applicant')).toBe('1:1');
    expect(getByRole(html, 'checkbox', 'Stuur ook een mail').hasAttribute('checked')).toBe(false);
    expect(html).toContain('Je sollicitatie op {{job}}');
  });

  it('of several happens together, with the mail only where it is wanted', async () => {
    const moveApplicants = async () => ({ data: { moved: [1, 2], skipped: [{ id: 3, reason: 'moved' }] } });
    const values = {
      applicant: ['1:1', '2:1', '3:2'],
      stage: '6',
      subject: 'Over {{job}}',
      text: 'Helaas',
      as: 'move',
    };
    const without = await post('moveSeveral', values, { moveApplicants });
    expect(without.calls).toEqual([
      [
        'moveApplicants',
        expect.objectContaining({
          body: {
            stage_id: 6,
            applicants: [
              { id: 1, from_stage_id: 1 },
              { id: 2, from_stage_id: 1 },
              { id: 3, from_stage_id: 2 },
            ],
          },
        }),
      ],
    ]);
    expect(without.result).toEqual({
      ok: true,
      redirect: `${list}&done=moved&count=2&skipped=1#account-applicants`,
    });
    const mailed = await post('moveSeveral', { ...values, mail: '1' }, { moveApplicants });
    expect(mailed.calls[0]?.[1].body).toMatchObject({ mail: { subject: 'Over {{job}}', text: 'Helaas' } });
    expect(textOf(await draw('&done=moved&count=2&skipped=1'))).toContain(
      '2 sollicitanten verplaatst 1 niet: intussen',
    );
  });

  it('shows the mail first where that is asked, and keeps what was typed where it cannot go', async () => {
    const values = {
      _part: 'to-6',
      applicant: ['1:1'],
      stage: '6',
      subject: 'Hoi',
      text: 'Hallo {{given_name}}',
      as: 'preview',
    };
    const previewApplicantLetter = async () => ({
      data: { to: 'a@x.nl', subject: 'Hoi', text: 'Hallo Amira' },
    });
    const { result } = await post('moveSeveral', values, { previewApplicantLetter });
    expect(result).toMatchObject({
      ok: false,
      status: 200,
      values: { preview_text: 'Hallo Amira', mail: '1' },
    });
    const html = await draw('&step=move&ids=1&to=6', {
      outcome: { action: 'job-applicants.moveSeveral', result },
    });
    expect(textOf(html)).toContain('Zoals a@x.nl hem krijgt Hoi Hallo Amira');
    const wrong = async () =>
      Promise.reject(refused('validation', 422, 'Kijk', { text: ['{{x}} is geen invulplek'] }));
    const refusedMail = await post(
      'moveSeveral',
      { ...values, as: 'move', mail: '1' },
      { moveApplicants: wrong },
    );
    expect(refusedMail.result).toMatchObject({
      fields: { text: ['{{x}} is geen invulplek'] },
      values: { text: 'Hallo {{given_name}}' },
    });
  });
});

describe('one applicant', () => {
  it('is shown with letter, files, notes, history, and the day it is all deleted', async () => {
    const html = await draw('&applicant=4');
    const text = textOf(html);
    expect(text).toContain('Na drie jaar ziekenhuis mis ik de mensen thuis.');
    const file = getByRole(html, 'link', /Sanne\.pdf/);
    expect(file.getAttribute('href')).toBe('/api/employer/v1/files/download/f9');
    expect(file.hasAttribute('download')).toBe(true);
    expect(text).toContain('Femke Hoekstra, 19 november 2026');
    expect(text).toContain('cv Sanne.pdf is gedownload');
    expect(text).toContain('Verplaatst naar Gesprek');
    expect(text).toContain('Dit alles wordt verwijderd op 9 januari 2027.');
    getByRole(html, 'button', /^Verwijder/);
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(5);
  });

  it('who withdrew is not moved any more', async () => {
    const html = await draw('&applicant=7');
    expect(html).toContain('Deze sollicitatie is ingetrokken');
    expect(html).not.toContain('Verplaats met een mail');
  });

  it('is rated and noted, and what was typed is kept where it does not arrive', async () => {
    const rated = await post('rate', { applicant: '4', rating: '0' }, { rateApplicant: async () => ({}) });
    expect(rated.calls).toMatchObject([['rateApplicant', { params: { id: 4 }, body: { rating: null } }]]);
    const away = async () => Promise.reject(refused('server', 500));
    const noted = await post('addNote', { applicant: '4', text: 'Belde terug' }, { addApplicantNote: away });
    expect(noted.result).toMatchObject({ ok: false, values: { text: 'Belde terug' } });
    const deleted = async () => Promise.reject(refused('notFound', 404));
    const removed = await post('removeNote', { applicant: '4', note: '2' }, { deleteApplicantNote: deleted });
    expect(removed.result.ok).toBe(true);
  });

  it('whose data was deleted meanwhile is said to be gone', async () => {
    const calls = {
      ...previewApplicantCalls(),
      readApplicant: async () => Promise.reject(refused('notFound', 404)),
    };
    const html = await draw('&applicant=9', {
      answers: { calls: { account: previewAccount('employer'), applicants: calls } },
    });
    expect(html).toContain('Deze sollicitant is er niet meer');
  });
});

describe('the stages', () => {
  const saveApplicationStages = async () => ({ data: [] });
  const rows = {
    row: ['1', '2', '3', 'new'],
    'name-1': 'Binnen',
    'kind-1': 'received',
    'order-1': '1',
    'name-2': '',
    'kind-2': 'review',
    'order-2': '4',
    'kind-3': 'interview',
    'order-3': '3',
    'remove-3': '1',
    'name-new': 'Meelopen',
    'kind-new': 'interview',
    'order-new': '2',
  };

  it('are shown with what applicants read of each; the first has no other place', async () => {
    const html = await draw('&step=stages');
    const text = textOf(html);
    expect(text).toContain('Hier komt iedereen binnen');
    expect(text).toContain('Wat sollicitanten lezen Ontvangen');
    expect(valueOf(html, 'name-4')).toBe('Arbeidsvoorwaarden');
    expect(html).not.toContain('name="remove-1"');
    expect(await draw()).toContain('step=stages');
  });

  it('are kept in their order: named anew, one more, one fewer', async () => {
    const { result, calls } = await post('saveStages', rows, { saveApplicationStages });
    expect(calls).toMatchObject([
      [
        'saveApplicationStages',
        {
          body: {
            stages: [
              { id: 1, kind: 'received', name: 'Binnen' },
              { kind: 'interview', name: 'Meelopen' },
              { id: 2, kind: 'review', name: null },
            ],
          },
        },
      ],
    ]);
    expect(result).toEqual({ ok: true, redirect: `${list}&done=staged#account-applicants` });
  });

  it('that cannot be kept leave what was typed', async () => {
    const holds = async () =>
      Promise.reject(
        refused('validation', 422, 'x', { stages: ['Een fase met sollicitanten kun je niet verwijderen'] }),
      );
    const { result } = await post('saveStages', rows, { saveApplicationStages: holds });
    expect(result).toMatchObject({
      ok: false,
      message: 'Een fase met sollicitanten kun je niet verwijderen',
      values: { 'name-new': 'Meelopen', 'remove-3': '1' },
    });
    const outcome = { action: 'job-applicants.saveStages', result };
    expect(await draw('&step=stages', { outcome })).toContain('value="Meelopen"');
  });
});
