import { describe, expect, it } from 'vitest';
import { accountBlock as block } from '../../../blocks/account/account.block.ts';
import { accountScenes } from '../../../blocks/account/account.scenes.ts';
import { renderBlock, postForm, refused } from '../../../testing/index.ts';
import { previewAccount } from '../../../testing/preview-account.ts';
import type { PreviewCalls, PreviewRequests } from '../../../testing/preview-calls.ts';
import { previewEmployerJobs, previewMyJob } from '../../../testing/preview-employer-jobs.ts';
import { getByRole, parseHtml, queryAllByRole, valueOf } from '@boardwright/ui/testing';

const employer = accountScenes.of?.['employer'] ?? {};
const draw = (query = '', drawing: object = {}) =>
  renderBlock(block, {}, { ...employer, search: `?menuType=manage-jobs${query}`, ...drawing });
const post = (
  action: string,
  values: Record<string, string>,
  employerJobs: PreviewCalls = {},
  more: object = {},
) =>
  postForm(block, `manage-jobs.${action}`, values, {
    path: '/my-account',
    visitor: 'employer',
    noted: { employerJobs },
    ...more,
  });
const stored = async () => ({ data: previewMyJob(1, { id: 7, revision: 31 }) });
const draft = {
  title: 'Kok',
  text_type: 'own',
  text_own: '<p>Jij <strong>kookt</strong>.</p>',
  logo_asked: '1',
};

describe('the form of a job', () => {
  it('is one form with all its steps, an anchor for each, before scripts run', async () => {
    const html = await draw('&active-job=new');
    for (const step of ['what', 'text', 'where', 'terms', 'apply', 'publish']) {
      expect(html).toContain(`href="#job-step-${step}"`);
      expect(parseHtml(html).querySelectorAll(`form #job-step-${step}:not([hidden])`)).toHaveLength(1);
    }
    const addresses = queryAllByRole(html, 'form').map((form) => form.getAttribute('action'));
    expect(addresses.filter((address) => address !== '/log-out')).toHaveLength(1);
    expect(
      queryAllByRole(html, 'button', /concept|ubliceren/i).map((button) => button.getAttribute('value')),
    ).toEqual(['draft', 'publish']);
    expect(html).not.toContain('Verder');
  });

  it('shows the job as its page will, and what it lacks', async () => {
    const html = await draw('&active-job=3&edit=1');
    expect(html).toContain('Zo ziet de bezoeker het');
    getByRole(html, 'heading', 'Kok in het woonhuis van Kloosterburen');
    expect(html).toContain('Schrijf een intro: die staat op de kaart en in zoekresultaten.');
    expect(getByRole(html, 'meter').getAttribute('value')).toMatch(/^\d+$/);
  });

  it('sends what its boxes say, also of one that is not ticked', async () => {
    const { calls } = await post(
      'save',
      { ...draft, pixel_url: 'https://stats.example/p.gif' },
      { createJobDraft: stored },
    );
    expect(calls).toMatchObject([
      [
        'createJobDraft',
        { body: { show_logo: false, pixel_url: 'https://stats.example/p.gif', text_own: draft.text_own } },
      ],
    ]);
  });
});

describe('a draft that is kept while it is written', () => {
  it('is made once, and changed from then on', async () => {
    const first = await post('autosave', draft, { createJobDraft: stored });
    expect(first.result).toEqual({
      ok: true,
      data: { id: 7, revision: 31, at: expect.stringMatching(/^2026-11-20T/) },
    });
    const next = await post('autosave', { ...draft, id: '7', revision: '31' }, { updateJob: stored });
    expect(next.calls).toMatchObject([
      ['updateJob', { params: { id: 7 }, body: { revision: 31, title: 'Kok' } }],
    ]);
  });

  it('waits for a title, an amount that is one, and whatever else the API wants', async () => {
    expect((await post('autosave', { ...draft, title: ' ' })).result).toEqual({
      ok: false,
      message: 'Een concept heeft een titel nodig.',
    });
    expect((await post('autosave', { ...draft, salary_min: 'veel' })).result).toMatchObject({ ok: false });
    const error = Object.assign(refused('validation', 422), { fields: { till: ['Te vroeg'] } });
    const { result } = await post('autosave', draft, { createJobDraft: async () => Promise.reject(error) });
    expect(result).toEqual({ ok: false, message: 'Te vroeg' });
  });

  it('stops where somebody else changed it, and where nobody is logged in', async () => {
    const conflict = Object.assign(refused('conflict', 409, 'Iemand'), { current: previewMyJob(1) });
    const { result } = await post(
      'autosave',
      { ...draft, id: '7' },
      { updateJob: async () => Promise.reject(conflict) },
    );
    expect(result).toMatchObject({ ok: false, status: 409 });
    const guest = await post('autosave', draft, {}, { visitor: 'guest' });
    expect(guest.result).toMatchObject({ ok: false, status: 401 });
    expect(guest.calls).toEqual([]);
  });
});

describe('a copy of a job', () => {
  it('is gone on with in its form, and made once for a press', async () => {
    const { result, calls } = await post(
      'duplicate',
      { id: '1', key: '2026-11-20-12' },
      { duplicateJob: stored },
    );
    expect(calls).toMatchObject([
      ['duplicateJob', { params: { id: 1 }, body: { idempotency_key: '2026-11-20-12' } }],
    ]);
    expect(result).toEqual({ ok: true, redirect: '/my-account?menuType=manage-jobs&active-job=7&edit=1' });
  });
});

describe('the list of own jobs', () => {
  it('says how many have which status, and shows as many as are wanted', async () => {
    const asked: unknown[] = [];
    const calls = previewEmployerJobs();
    const employerJobs = {
      ...calls,
      findEmployerJobs: async (args: PreviewRequests) => {
        asked.push(args.query);
        return calls['findEmployerJobs']?.(args);
      },
    };
    const html = await draw('&limit=25&match[status]=paused', {
      answers: { calls: { account: previewAccount('employer'), employerJobs } },
    });
    expect(asked).toMatchObject([{ limit: 25, 'match[status]': 'paused' }]);
    expect(html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')).toContain(
      'Alle 23 Actief 12 Concepten 4',
    );
    expect(valueOf(html, 'limit')).toBe('25');
  });

  it('is shown without counts when those cannot be had', async () => {
    const employerJobs = {
      ...previewEmployerJobs(),
      countEmployerJobs: async () => Promise.reject(refused('server', 500)),
    };
    const html = await draw('', {
      answers: { calls: { account: previewAccount('employer'), employerJobs } },
    });
    expect(html).toContain('Wijkverpleegkundige niveau 6');
  });
});

describe('a slot of the company', () => {
  it('is offered for a job, free ones first, and takes it', async () => {
    expect(await draw('&active-job=1')).toContain('Hij staat op Wisselplek per maand');
    expect(await draw('&active-job=2')).toContain('Wisselplek per maand: nu Wijkverpleegkundige');
    const noted = { shop: { assignSlot: async () => ({ data: {} }) } };
    const values = { id: '1', subscription_id: '4', _part: 'slot-1' };
    const { result, calls } = await post('assignSlot', values, {}, { noted });
    expect(calls).toMatchObject([['assignSlot', { params: { id: 1 }, body: { subscription_id: 4 } }]]);
    expect(result).toMatchObject({ ok: true, redirect: expect.stringContaining('done=slotted') });
    const taken = {
      shop: { assignSlot: async () => Promise.reject(refused('slotNotAssigned', 409, 'Bezet')) },
    };
    expect((await post('assignSlot', values, {}, { noted: taken })).result).toMatchObject({
      message: 'Bezet',
    });
  });
});
