import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { describe, expect, it } from 'vitest';
import type { ActionResult } from '../../board/define-block.ts';
import { createTranslator } from '@boardwright/ui/translator';
import type { Visitor } from '../../board/board-context.ts';
import { describeBlock, renderBlock, previewBoard } from '../../testing/index.ts';
import { alertCalls, previewAlert } from '../../testing/preview-alerts.ts';
import { accessibleName, getByRole, queryAllByRole, valueOf } from '@boardwright/ui/testing';
import { jobAlertsBlock } from './job-alerts.block.ts';
import type { JobAlertsSettings } from './job-alerts-data.ts';
import { jobAlertsMessages } from './job-alerts.messages.ts';
import { previewContext } from '../../testing/preview-context.ts';

const block = jobAlertsBlock;
describeBlock({ block, fixtures: coreFixtures['job-alerts'] ?? {} });

const t = createTranslator('nl', { jobAlerts: jobAlertsMessages.nl }).namespace('jobAlerts');

interface Asked {
  readonly call: string;
  readonly params?: unknown;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Sends one of the block's forms to a board that remembers what it was asked. */
async function post(
  action: string,
  values: Readonly<Record<string, string | readonly string[]>>,
  { visitor = 'guest', search = '', fail }: { visitor?: Visitor; search?: string; fail?: object } = {},
): Promise<{ readonly result: ActionResult; readonly asked: Asked[] }> {
  const asked: Asked[] = [];
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) form.append(name, one);
  const calls = new Proxy(
    {},
    {
      get: (_, call: string) => async (args: Omit<Asked, 'call'>) => {
        if (call === 'readManagedJobAlert') return { data: previewAlert() };
        if (fail) throw Object.assign(new Error('Nee.'), { name: 'ApiError', fields: {}, ...fail });
        asked.push({ call, params: args.params, ...(args.body && { body: args.body }) });
        return { data: { email: 'sanne@voorbeeld.nl' } };
      },
    },
  );
  const context = previewContext({
    calls: { jobAlerts: calls },
    board: { ...previewBoard('nl', visitor, search), path: '/job-alert' },
    query: new URLSearchParams(search),
    settings: {} as JobAlertsSettings,
    t,
  });
  const found = jobAlertsBlock.actions?.[action];
  if (!found) throw new Error(`No action ${action}`);
  return { result: await found.run(form, context), asked };
}

const typed = {
  search: 'zorg',
  city: 'Groningen',
  lat: '53.22',
  lon: '6.57',
  point_of: 'Groningen',
  distance: '25',
  'in[segment_ids]': ['401', '103'],
  'range[salary_year]': '36000,',
  frequency: 'weekly',
  email: ' Sanne@Voorbeeld.nl ',
};
const body = {
  search: 'zorg',
  city: 'Groningen',
  lat: 53.22,
  lon: 6.57,
  range: 25,
  segments: [103, 401],
  salary_min: 36_000,
  salary_max: null,
  organisation_id: null,
  remote: null,
  frequency: 'weekly',
  active: true,
};

describe('a new alert', () => {
  it('begins with the search of the job list, all of it filled in and ticked', async () => {
    const search =
      '?search=zorg&location_name=Assen&in[segment_ids]=401&range[salary_year]=36000,&match[remote]=1';
    const html = await renderBlock(block, {}, { search });
    getByRole(html, 'heading', 'Mail mij nieuwe vacatures voor “zorg” rond Assen');
    expect(valueOf(html, 'search')).toBe('zorg');
    const ticked = queryAllByRole(html, 'checkbox').filter((box) => box.hasAttribute('checked'));
    expect(ticked.map(accessibleName)).toEqual(['Vast', 'Vanaf € 3.000 per maand', 'Op afstand']);
    expect(html).toContain('per maand');
    expect(queryAllByRole(html, 'form').map((form) => form.getAttribute('method'))).toEqual(['post']);
  });

  it('leaves out a segment that the board does not have', async () => {
    const html = await renderBlock(block, {}, { search: '?in[segment_ids]=401,99999' });
    expect(html.match(/type="checkbox"/g)).toHaveLength(1);
  });

  it('of a guest asks one question by mail, and says where it went', async () => {
    const { result, asked } = await post('create', typed);
    expect(asked).toEqual([
      { call: 'requestJobAlert', params: { boardId: 1 }, body: { ...body, email: 'Sanne@Voorbeeld.nl' } },
    ]);
    const html = await renderBlock(block, {}, { outcome: { action: 'create', result } });
    expect(html).toContain('We stuurden een mail naar sanne@voorbeeld.nl');
    expect(html).not.toContain('name="email"');
  });

  it('of a candidate needs no address', async () => {
    expect(await renderBlock(block, {}, { visitor: 'candidate' })).not.toContain('name="email"');
    const { email: _email, ...own } = typed;
    const { result, asked } = await post('create', own, { visitor: 'candidate' });
    expect(asked).toMatchObject([{ call: 'createJobAlert', body }]);
    expect(
      await renderBlock(block, {}, { visitor: 'candidate', outcome: { action: 'create', result } }),
    ).toContain('Je job alert staat aan');
  });

  it('takes no point of another place than the one that was typed', async () => {
    const { asked } = await post('create', { ...typed, city: 'Assen' });
    expect(asked[0]?.body).toMatchObject({ city: 'Assen', lat: null, lon: null });
  });

  it.each([
    ['', 'Vul je e-mailadres in'],
    ['sanne', 'Dit is geen geldig e-mailadres. Ontbreekt het apenstaartje?'],
  ])('with the address “%s” is drawn again, with all that was typed', async (email, sentence) => {
    const { result, asked } = await post('create', { ...typed, email, 'in[segment_ids]': ['401'] });
    expect(asked).toEqual([]);
    expect(result).toMatchObject({ ok: false, fields: { email: [sentence] } });
    const search = '?in[segment_ids]=103,401&search=bouw';
    const html = await renderBlock(block, {}, { search, outcome: { action: 'create', result } });
    expect(html).toContain(sentence);
    expect(valueOf(html, 'search')).toBe('zorg');
    expect(getByRole(html, 'checkbox', 'Vast').hasAttribute('checked')).toBe(true);
    expect(getByRole(html, 'checkbox', '24–32 uur').hasAttribute('checked')).toBe(false);
  });

  it('for a place nobody knows says so beside the place', async () => {
    const fail = { code: 'validation', status: 422, fields: { city: ['Deze plaats kennen we niet.'] } };
    const { result } = await post('create', typed, { fail });
    expect(result).toMatchObject({ ok: false, fields: { city: ['Deze plaats kennen we niet.'] } });
    const often = await post('create', typed, { fail: { code: 'tooManyRequests', status: 429 } });
    expect(often.result).toMatchObject({ ok: false, message: 'Nee.', values: { search: 'zorg' } });
  });

  it('shows what its last mail would have held, and does without where that cannot be told', async () => {
    expect(await renderBlock(block)).toContain('Deze 7 vacatures hadden in je laatste mail gestaan');
    const jobAlerts = {
      previewJobAlert: async () => {
        throw Object.assign(new Error('x'), { name: 'ApiError', code: 'tooManyRequests', status: 429 });
      },
    };
    expect(await renderBlock(block, {}, { answers: { calls: { jobAlerts } } })).toContain('name="email"');
  });
});

describe('a mailed link', () => {
  const behind = (query: string, changes: Parameters<typeof previewAlert>[0] = {}) =>
    renderBlock(
      block,
      {},
      { search: `?token=abc${query}`, answers: { calls: { jobAlerts: alertCalls(previewAlert(changes)) } } },
    );
  const link = { search: '?token=abc&action=confirm' };

  it('asks to confirm and does so with one press', async () => {
    const html = await behind('&action=confirm', { confirmed: false });
    expect(html).toContain('Ja, mail mij nieuwe vacatures');
    expect(html).toContain('name="_action" value="confirm"');
    const { result, asked } = await post('confirm', {}, link);
    expect(asked).toEqual([{ call: 'confirmJobAlert', params: { token: 'abc' } }]);
    expect(result).toEqual({ ok: true, redirect: '/job-alert?token=abc&done=confirmed' });
    expect(await behind('&done=confirmed')).toContain('Je job alert staat aan');
  });

  it('changes all of the alert, and leaves it paused when it was', async () => {
    const html = await behind('');
    expect(valueOf(html, 'search')).toBe('verpleegkundige');
    expect(html).toContain('sanne@voorbeeld.nl');
    const { result, asked } = await post('change', { ...typed, frequency: 'monthly' }, link);
    expect(asked).toEqual([
      {
        call: 'changeManagedJobAlert',
        params: { token: 'abc' },
        body: { ...body, frequency: 'monthly' },
      },
    ]);
    expect(result).toMatchObject({ redirect: '/job-alert?token=abc&done=changed' });
  });

  it('pauses it, starts it again, and removes it', async () => {
    expect((await post('pause', {}, link)).asked[0]?.call).toBe('unsubscribeFromJobAlert');
    expect((await post('resume', {}, link)).asked[0]).toMatchObject({
      call: 'changeManagedJobAlert',
      body: { search: 'verpleegkundige', active: true },
    });
    expect((await post('remove', {}, link)).result).toEqual({
      ok: true,
      redirect: '/job-alert?done=removed',
    });
    expect(await behind('', { active: false })).toContain('Weer aanzetten');
  });

  it('to unsubscribe asks once, and offers less instead', async () => {
    const html = await behind('&action=unsubscribe');
    expect(html).toContain('Stop de mails');
    expect(html).toContain('href="/job-alert?token=abc"');
    expect(await behind('&action=unsubscribe', { active: false })).not.toContain('Stop de mails');
  });

  it('that is no good any more says so, and no cache keeps what is behind a good one', async () => {
    const html = await renderBlock(
      block,
      {},
      { search: '?token=gone', answers: { calls: { jobAlerts: alertCalls(undefined) } } },
    );
    expect(html).toContain('Deze link is verlopen of ongeldig');
    expect(html).toContain('href="/job-alert"');
    const board = { ...previewBoard('nl', 'guest', '?token=abc'), path: '/job-alert' };
    const context = previewContext({ board, settings: {} as JobAlertsSettings, t });
    expect(jobAlertsBlock.head?.({ view: 'expired' }, context)).toMatchObject({ private: true, status: 410 });
    // As much of the data as the head reads.
    expect(jobAlertsBlock.head?.({ view: 'manage' } as never, context)).toMatchObject({
      private: true,
      robots: 'noindex, follow',
      canonical: '/job-alert',
    });
  });

  it('of no form that a link has is not even looked up', async () => {
    expect(await renderBlock(block, {}, { search: '?token=..%2F..%2Fadmin' })).toContain(
      'verlopen of ongeldig',
    );
  });
});
