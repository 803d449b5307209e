import { getByRole, valueOf } from '@boardwright/ui/testing';
import { describe, expect, it } from 'vitest';
import { accountBlock as block } from '../../../blocks/account/account.block.ts';
import { renderBlock, postForm, refused } from '../../../testing/index.ts';
import { previewAccount } from '../../../testing/preview-account.ts';
import { alertCalls, previewAlert } from '../../../testing/preview-alerts.ts';
import type { PreviewCalls } from '../../../testing/preview-calls.ts';
import type { Visitor } from '../../../board/board-context.ts';
import type { BlockOutcome } from '../../../board/define-block.ts';

const mine = (changes: Parameters<typeof previewAlert>[0] = {}) => {
  const { email: _email, ...alert } = previewAlert(changes);
  return alert;
};
const three = [
  mine(),
  mine({
    id: 8,
    search: null,
    city: null,
    lat: null,
    lon: null,
    range: null,
    segments: [],
    frequency: 'direct',
    next_at: null,
    last_sent_at: null,
  }),
  mine({ id: 9, search: 'docent', active: false, next_at: null }),
];
const draw = (
  query = '',
  {
    alerts = three,
    verified = true,
    ...more
  }: { alerts?: readonly object[]; verified?: boolean; outcome?: BlockOutcome } = {},
) =>
  renderBlock(
    block,
    {},
    {
      visitor: 'candidate',
      path: '/my-account',
      search: `?menuType=job-alerts${query}`,
      answers: {
        calls: {
          account: previewAccount('candidate', { you: { email_verified: verified } }),
          jobAlerts: { ...alertCalls(undefined), findJobAlerts: async () => ({ data: alerts }) },
        },
      },
      ...more,
    },
  );
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const post = (
  action: string,
  values: Record<string, string | readonly string[]>,
  jobAlerts: PreviewCalls = {},
  visitor: Visitor = 'candidate',
) =>
  postForm(block, `job-alerts.${action}`, values, {
    path: '/my-account',
    visitor,
    noted: { jobAlerts: { findJobAlerts: async () => ({ data: three }), ...jobAlerts } },
  });
const done = async () => ({ data: mine() });
const list = '/my-account?menuType=job-alerts';

describe('the list of alerts', () => {
  it('says each search in words, how often, when it told and tells, and whether it is on', async () => {
    const text = textOf(await draw());
    expect(text).toContain('“verpleegkundige” rond Groningen Aan');
    expect(text).toContain('Elke week · binnen 25 km · Laatste mail 16-11-2026 · Volgende mail 23-11-2026');
    expect(text).toMatch(/24–32 uur Vast Vanaf € 3\.000 per maand|Vast 24–32 uur Vanaf/);
    expect(text).toContain('Alle vacatures Aan Zodra er een is · Nog geen mail');
    expect(text).toContain('“docent” rond Groningen Op pauze');
    expect(text).toContain('Nieuwe vacatures komen binnen op sanne.wiersma@voorbeeld.nl.');
  });

  it('leads from each to its jobs and its form', async () => {
    const html = await draw();
    expect(html).toContain('href="/my-account?menuType=job-alerts&amp;alert=7"');
    expect(html).toMatch(
      /href="\/[a-z-]+\?search=verpleegkundige&amp;location_name=Groningen[^"]*in\[segment_ids\]=103,401/,
    );
  });

  it('says that an address that is nobody’s yet gets nothing', async () => {
    expect(await draw('', { verified: false })).toContain('Er wordt niets gemaild tot');
    expect(await draw()).not.toContain('Er wordt niets gemaild tot');
  });

  it('shows ten to a page, and where there are none how to begin', async () => {
    const alerts = Array.from({ length: 23 }, (_, at) => mine({ id: at + 1 }));
    const html = await draw('&page=3', { alerts });
    expect(html.match(/name="_part" value="remove-/g)).toHaveLength(3);
    expect(html).toContain('menuType=job-alerts&amp;page=2');
    expect((await draw('&page=99', { alerts })).match(/name="_part" value="remove-/g)).toHaveLength(3);
    expect(await draw('', { alerts: [] })).toContain('Nog geen job alerts');
  });
});

const typed = {
  search: 'zorg',
  city: 'Groningen',
  lat: '53.22',
  lon: '6.57',
  point_of: 'Groningen',
  distance: '50',
  'in[segment_ids]': ['401', '103'],
  salary_min: '€ 3.000',
  salary_max: '',
  frequency: 'monthly',
  active: '1',
};
const body = {
  search: 'zorg',
  city: 'Groningen',
  lat: 53.22,
  lon: 6.57,
  range: 50,
  segments: [103, 401],
  salary_min: 36_000,
  salary_max: null,
  frequency: 'monthly',
  active: true,
};

describe('the form of an alert', () => {
  it('shows all of it, and what its last mail would have held', async () => {
    const html = await draw('&alert=7');
    expect(valueOf(html, 'search')).toBe('verpleegkundige');
    expect(getByRole(html, 'checkbox', 'Vast').hasAttribute('checked')).toBe(true);
    expect(getByRole(html, 'checkbox', 'Tijdelijk').hasAttribute('checked')).toBe(false);
    expect(getByRole(html, 'textbox', 'Salaris vanaf, per maand').getAttribute('value')).toBe('€\u00a03.000');
    expect(html).toContain('Deze 7 vacatures hadden in je laatste mail gestaan');
    expect(html).toContain('Opslaan'.toLowerCase());
    expect(await draw('&alert=70')).toContain('Deze job alert is er niet meer');
  });

  it('saves a changed one, and makes a new one', async () => {
    const changed = await post('save', { ...typed, id: '7', active: '0' }, { changeJobAlert: done });
    expect(changed.calls).toMatchObject([
      ['changeJobAlert', { params: { id: 7 }, body: { ...body, active: false } }],
    ]);
    expect(changed.result).toEqual({ ok: true, redirect: `${list}&done=changed` });
    const made = await post('save', typed, { createJobAlert: done });
    expect(made.calls).toMatchObject([['createJobAlert', { body }]]);
    expect(made.result).toEqual({ ok: true, redirect: `${list}&done=created` });
  });

  it('shows what it would have mailed before it is saved, as it was typed', async () => {
    const { result, calls } = await post('save', { ...typed, show: '1' });
    expect(calls).toEqual([]);
    const query = (result as { redirect: string }).redirect.replace(list, '');
    const html = await draw(query);
    expect(valueOf(html, 'search')).toBe('zorg');
    expect(valueOf(html, 'frequency')).toBe('monthly');
    expect(html).toContain('Nieuwe job alert');
  });

  it('begins with the search that a link brought', async () => {
    expect(valueOf(await draw('&alert=new&search=bakker'), 'search')).toBe('bakker');
  });

  it('says what is wrong beside its field, with all that was typed', async () => {
    const fail = async () =>
      Promise.reject(refused('validation', 422, 'Nee', { city: ['Deze plaats kennen we niet.'] }));
    const { result } = await post('save', { ...typed, city: 'Nergens' }, { createJobAlert: fail });
    const html = await draw('&alert=new', { outcome: { action: 'job-alerts.save', result } });
    expect(html).toContain('Deze plaats kennen we niet.');
    expect(valueOf(html, 'city')).toBe('Nergens');
    expect(getByRole(html, 'textbox', 'Salaris vanaf, per maand').getAttribute('value')).toBe('€ 3.000');
    expect(getByRole(html, 'checkbox', '24–32 uur').hasAttribute('checked')).toBe(true);
  });
});

describe('what can be done with an alert', () => {
  it('is to switch it off and on; the rest of it stays', async () => {
    const { calls, result } = await post('turn', { id: '7', active: '0' }, { changeJobAlert: done });
    expect(calls[1]).toMatchObject([
      'changeJobAlert',
      {
        params: { id: 7 },
        body: { search: 'verpleegkundige', segments: [103, 401], locale: 'nl', active: false },
      },
    ]);
    expect(result).toEqual({ ok: true, redirect: `${list}&done=paused` });
  });

  it('is to remove it, and to take it back as it was', async () => {
    const { result } = await post('remove', { id: '9' }, { removeJobAlert: async () => undefined });
    const query = (result as { redirect: string }).redirect.replace(list, '');
    const html = await draw(query, { alerts: three.slice(0, 2) });
    expect(html).toContain('De alert is verwijderd');
    const notice =
      /<form[^>]*>(?:(?!<\/form>)[\s\S])*job-alerts\.restore[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
    const hidden = [...notice.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const values = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
    const back = await post('restore', values, { createJobAlert: done });
    expect(back.calls).toMatchObject([
      [
        'createJobAlert',
        { body: { search: 'docent', city: 'Groningen', range: 25, segments: [103, 401], active: false } },
      ],
    ]);
    expect(back.result).toEqual({ ok: true, redirect: `${list}&done=restored` });
  });

  it('is nothing for another candidate’s: it is not there', async () => {
    for (const action of ['turn', 'remove']) {
      const { calls } = await post(action, { id: '7000' }, { changeJobAlert: done, removeJobAlert: done });
      expect(calls.map(([name]) => name)).toEqual(['findJobAlerts']);
    }
    const missing = async () => Promise.reject(refused('notFound', 404));
    const { result } = await post('save', { ...typed, id: '7000' }, { changeJobAlert: missing });
    expect(result).toMatchObject({ ok: false, message: 'Deze job alert is er niet meer' });
  });

  it('is a candidate’s: a session that ended keeps what was typed', async () => {
    const { result, calls } = await post('save', typed, {}, 'guest');
    expect([calls, result]).toMatchObject([[], { ok: false, values: { search: 'zorg' } }]);
  });
});
