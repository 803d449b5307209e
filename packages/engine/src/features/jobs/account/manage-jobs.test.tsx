import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountBlock as block } from '../../../blocks/account/account.block.ts';
import { accountScenes } from '../../../blocks/account/account.scenes.ts';
import { amountOf } from '../../../page/forms/amount.ts';
import { renderBlock, postForm, refused } from '../../../testing/index.ts';
import { previewAccount } from '../../../testing/preview-account.ts';
import type { PreviewCalls, PreviewRequests } from '../../../testing/preview-calls.ts';
import { previewEmployerJobs, previewMyJob } from '../../../testing/preview-employer-jobs.ts';
import { getByRole, parseHtml, queryAllByRole, valueOf } from '@boardwright/ui/testing';
import { listAddress, readJobsAddress } from './manage-jobs-address.ts';

const employer = accountScenes.of?.['employer'] ?? {};
const draw = (query = '', drawing: object = {}) =>
  renderBlock(block, {}, { ...employer, search: `?menuType=manage-jobs${query}`, ...drawing });
const answering = (employerJobs: PreviewCalls) => ({
  answers: { calls: { account: previewAccount('employer'), employerJobs } },
});
type Typed = Readonly<Record<string, string | readonly string[]>>;
const post = (action: string, values: Typed, employerJobs: PreviewCalls = {}, more: object = {}) =>
  postForm(block, `manage-jobs.${action}`, values, {
    path: '/my-account',
    visitor: 'employer',
    noted: { employerJobs },
    ...more,
  });
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const saved =
  (id = 7) =>
  async () => ({ data: previewMyJob(1, { id, revision: 3 }) });

const typed = {
  title: 'Kok in Kloosterburen',
  description: 'Koken voor dertig bewoners.',
  text_type: 'own',
  text_own: 'Jij kookt.\n\n- vers\n- warm',
  location_type: 'fixed',
  location_name: 'Winsum',
  apply_type: 'email',
  apply_email: 'kok@lauwers.example',
  salary_min: '2.800,50',
  salary_max: '3400',
  hours_min: '24',
  segment_ids: ['103', '501'],
  from: '2026-11-20',
  till: '',
};

describe('the list of own jobs', () => {
  it('shows each with its status, its date and what came of it', async () => {
    const text = textOf(await draw());
    for (const status of ['Actief', 'Concept', 'Op pauze', 'Gepland', 'Verlopen'])
      expect(text).toContain(status);
    expect(text).toContain('Zorggroep Lauwers · Winsum · ZL-204 1.280 keer bekeken · 14 sollicitaties');
    // Who is sent on is counted too; a draft, which nobody saw, has no numbers.
    expect(text).toContain('412 keer bekeken · 38 doorgeklikt · 6 sollicitaties');
    expect(text).toMatch(/Kok in het woonhuis van Kloosterburen Zorggroep Lauwers Concept/);
    expect(text).toContain('tot 12-12-2026');
    expect(text).toContain('afgelopen op 18-11-2026');
  });

  it('is searched, narrowed, ordered and turned by its address', async () => {
    const asked: unknown[] = [];
    const calls = previewEmployerJobs();
    const employerJobs = {
      ...calls,
      findEmployerJobs: async (args: PreviewRequests) => {
        asked.push(args.query);
        return calls['findEmployerJobs']?.(args);
      },
    };
    const query = '&search=zorg&match[status]=active&sort=title&page=2';
    const html = await draw(query, answering(employerJobs));
    expect(asked).toEqual([{ page: 2, limit: 10, sort: 'title', search: 'zorg', 'match[status]': 'active' }]);
    expect(getByRole(html, 'searchbox').getAttribute('value')).toBe('zorg');
    expect(valueOf(html, 'sort')).toBe('title');
    expect(getByRole(html, 'link', /^Actief/).getAttribute('aria-current')).toBe('true');
    expect(await draw()).toContain('href="/my-account?menuType=manage-jobs&amp;page=2"');
  });

  it('reads whatever somebody writes into its address', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.string(), (query, search) => {
        const params = new URLSearchParams(query);
        params.set('search', search);
        const { list } = readJobsAddress(params);
        const again = listAddress({ path: '/my-account' }, list);
        expect(readJobsAddress(new URL(again, 'https://x.example').searchParams).list).toEqual(list);
      }),
    );
  });

  it('says what there is to do when there is none, when nothing matches, and when it could not be had', async () => {
    const none = await draw('', answering(previewEmployerJobs({ jobs: [] })));
    expect(none).toContain('Nog geen vacatures');
    expect(none).toContain('href="/my-account?menuType=manage-jobs&amp;active-job=new"');
    expect(none).not.toContain('role="search"');
    const nothing = await draw('&search=x', answering(previewEmployerJobs({ jobs: [] })));
    expect(nothing).toContain('Geen vacature gevonden');
    const away = { data: [], meta: { total: 0, page: 1, limit: 0, last_page: 1 } };
    const html = await draw('', answering({ ...previewEmployerJobs(), findEmployerJobs: async () => away }));
    expect(html).toContain('Je vacatures konden nu even niet worden geladen');
    expect(html).not.toContain('Nog geen vacatures');
  });
});

describe('one job', () => {
  it('shows its numbers, its log, and what can be done with it', async () => {
    const html = await draw('&active-job=1');
    const text = textOf(html);
    expect(text).toContain('Sollicitaties per dag, laatste dertig dagen . De meeste op 13 november 2026: 4');
    expect(text).toContain('1.280');
    // Two charts, and all of it to read in a table.
    expect(parseHtml(html).querySelectorAll('svg rect > title')).toHaveLength(60);
    expect(queryAllByRole(html, 'rowheader')).toHaveLength(30);
    expect(text).toContain('door Femke Hoekstra');
    expect(text).toContain('Pauzeren');
    expect(text).not.toContain('Activeren');
  });

  it('tells of a draft what it still lacks', async () => {
    const text = textOf(await draw('&active-job=3'));
    expect(text).toContain('Nog in te vullen voordat je kunt publiceren: Intro, Wat ga je doen en Plaats.');
    expect(text).toContain('Afmaken en publiceren');
    expect(text).not.toContain('Pauzeren');
  });

  it('says that it has expired, and how to renew it', async () => {
    expect(textOf(await draw('&active-job=6'))).toContain('Deze vacature is verlopen');
  });

  it.each([
    [1, 'pause', 'De vacature wordt op pauze gezet', 'paused'],
    [4, 'activate', 'De vacature wordt actief', 'active'],
  ])('asks first whether its status changes: %i %s', async (id, step, text, status) => {
    const html = await draw(`&active-job=${id}&step=${step}`);
    expect(html).toContain('Status van de vacature wijzigen?');
    expect(html).toContain(text);
    expect(valueOf(html, 'status')).toBe(status);
    const { result, calls } = await post('setStatus', { id: String(id), status }, { setJobStatus: saved() });
    expect(calls).toMatchObject([['setJobStatus', { params: { id }, body: { status } }]]);
    expect(result).toEqual({
      ok: true,
      redirect: `/my-account?menuType=manage-jobs&active-job=${id}&done=${step === 'pause' ? 'paused' : 'activated'}#account-jobs`,
    });
  });

  it('offers no step that its status does not allow', async () => {
    expect(await draw('&active-job=1&step=activate')).not.toContain('Status van de vacature wijzigen?');
    const message = 'Deze statuswijziging kan niet.';
    const { result } = await post(
      'setStatus',
      { id: '1', status: 'paused', _part: 'pause-1' },
      { setJobStatus: async () => Promise.reject(refused('transitionNotAllowed', 409, message)) },
    );
    const html = await draw('&active-job=1&step=pause', {
      outcome: { action: 'manage-jobs.setStatus', result },
    });
    expect(html).toContain(message);
  });

  it('is deleted once that is confirmed, and is then gone', async () => {
    expect(await draw('&active-job=1&step=delete')).toContain('Deze vacature verwijderen?');
    const { result, calls } = await post('remove', { id: '1' }, { deleteJob: async () => undefined });
    expect(calls).toMatchObject([['deleteJob', { params: { id: 1 } }]]);
    expect(result).toEqual({
      ok: true,
      redirect: '/my-account?menuType=manage-jobs&done=deleted#account-jobs',
    });
    const readEmployerJob = async () => Promise.reject(refused('jobNotFound', 404));
    expect(await draw('&active-job=1', answering({ readEmployerJob }))).toContain(
      'Deze vacature is er niet meer',
    );
  });
});

describe('posting a job', () => {
  it('starts with what is known: today, a product that is paid, and whom to write to', async () => {
    const html = await draw('&active-job=new');
    expect(valueOf(html, 'from')).toBe('2026-11-20');
    // How long it stays, the product says.
    expect(textOf(html)).toContain('Vacature 30 dagen: nog 1');
    expect(html).toContain('value="ilse.veenstra@zorggroeplauwers.example"');
    expect(html).toContain('Lauwers Thuis');
    expect(html).toContain('Zorg en welzijn');
  });

  it('keeps a draft of what was typed', async () => {
    const { result, calls } = await post('save', { ...typed, as: 'draft' }, { createJobDraft: saved() });
    expect(calls).toMatchObject([
      [
        'createJobDraft',
        {
          body: {
            title: 'Kok in Kloosterburen',
            text_own: '<p>Jij kookt.</p><ul><li>vers</li><li>warm</li></ul>',
            salary_min: 2800.5,
            salary_max: 3400,
            hours_min: 24,
            hours_max: null,
            segment_ids: [103, 501],
            from: '2026-11-20',
            till: null,
            remote: false,
          },
        },
      ],
    ]);
    expect(result).toEqual({
      ok: true,
      redirect: '/my-account?menuType=manage-jobs&active-job=7&done=drafted#account-jobs',
    });
  });

  it('publishes it, and says when it waits for its date', async () => {
    const publishJob = async () => ({ data: previewMyJob(5) });
    const { result, calls } = await post(
      'save',
      { ...typed, as: 'publish' },
      { createJobDraft: saved(), publishJob },
    );
    expect(calls.map(([name]) => name)).toEqual(['createJobDraft', 'publishJob']);
    expect(result).toMatchObject({ redirect: expect.stringContaining('active-job=7&done=scheduled') });
  });

  it('says what is missing beside its field, loses nothing, and makes no second draft of it', async () => {
    const missing = refused('validation', 422, 'Controleer', {
      'text_platform.job': ['Vul dit veld in'],
      location_name: ['Deze plaats kennen we niet.'],
    });
    const { result } = await post(
      'save',
      { ...typed, text_type: 'platform', as: 'publish' },
      { createJobDraft: saved(), publishJob: async () => Promise.reject(missing) },
    );
    const html = await draw('&active-job=new', { outcome: { action: 'manage-jobs.save', result } });
    expect(html).toContain(
      'De vacature kon niet worden gepubliceerd: Zorg dat alle velden zijn ingevuld en kloppen.',
    );
    expect(html).toContain('Deze plaats kennen we niet.');
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(html).toContain('value="Kok in Kloosterburen"');
    expect(html).toContain('value="2.800,50"');
    expect(getByRole(html, 'checkbox', '24–32 uur').hasAttribute('checked')).toBe(true);
    expect(valueOf(html, 'id')).toBe('7');
    expect(valueOf(html, 'revision')).toBe('3');
  });

  it('names what could not be made', async () => {
    const { result } = await post(
      'save',
      { title: '' },
      {
        createJobDraft: async () =>
          Promise.reject(refused('employerNotVerified', 409, 'Open eerst de link.')),
      },
    );
    expect(result).toMatchObject({ message: 'De vacature kon niet worden gemaakt: Open eerst de link.' });
  });

  it('takes a point for the place it was chosen with only', async () => {
    const point = { lat: '53.33', lon: '6.52' };
    const bodyOf = async (values: Typed) => {
      const { calls } = await post('save', { ...typed, ...point, ...values }, { createJobDraft: saved() });
      return calls[0]?.[1].body;
    };
    expect(await bodyOf({ point_of: 'Winsum' })).toMatchObject({ lat: 53.33, lon: 6.52 });
    expect(await bodyOf({ point_of: 'Leens' })).not.toHaveProperty('lat');
  });

  it('comes by e-mail where the site takes nothing else', async () => {
    const { calls } = await post(
      'save',
      { ...typed, apply_type: 'url' },
      { createJobDraft: saved() },
      { settings: { hideCreateJobApplyUrl: true } },
    );
    expect(calls[0]?.[1].body).toMatchObject({ apply_type: 'email' });
  });

  it('reads amounts as people write them', () => {
    expect(['3.389', '3389,50', '€ 3 389', '15.5', '', '1.234.567,89'].map(amountOf)).toEqual([
      3389,
      3389.5,
      3389,
      15.5,
      null,
      1_234_567.89,
    ]);
    expect(['veel', '-3', '1e9', '12,34,5'].map(amountOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('says of an amount that is none that it is none, and asks the API nothing', async () => {
    const { result, calls } = await post('save', { ...typed, salary_min: 'marktconform' }, {});
    expect(calls).toEqual([]);
    expect(result).toMatchObject({
      fields: { salary_min: ['Schrijf een bedrag in cijfers, zoals 3400 of 15,50'] },
    });
  });
});

describe('editing a job', () => {
  it('shows what it has, its text as it would be typed', async () => {
    const html = await draw('&active-job=1&edit=1');
    expect(html).toContain('Je fietst door elf dorpen.\n\n- wondzorg\n- een praatje');
    expect(html).toContain('value="4736.5"');
    expect(getByRole(html, 'checkbox', 'Zorg en welzijn').hasAttribute('checked')).toBe(true);
    expect(valueOf(html, 'revision')).toBe('12');
    getByRole(html, 'button', 'Opslaan');
    expect(queryAllByRole(html, 'button', /ubliceren/)).toHaveLength(0);
  });

  it('does not write over what a colleague saved, unless that is meant', async () => {
    const conflict = Object.assign(refused('conflict', 409, 'Iemand anders…'), {
      current: previewMyJob(1, { revision: 15, title: 'Sous-chef', till: '2026-12-10T22:59:59Z' }),
    });
    const { result, calls } = await post(
      'save',
      { ...typed, id: '1', revision: '12', as: 'save' },
      { updateJob: async () => Promise.reject(conflict) },
    );
    expect(calls).toMatchObject([['updateJob', { params: { id: 1 }, body: { revision: 12 } }]]);
    expect(result).toMatchObject({
      message: expect.stringContaining('Iemand anders heeft deze vacature intussen gewijzigd'),
      values: { revision: '15', title: typed.title },
    });
    const html = await draw('&active-job=1&edit=1', {
      outcome: { blockId: 1, action: 'manage-jobs.save', result },
    });
    expect(textOf(html)).toContain('Wat de ander opsloeg Sous-chef');
    expect(textOf(html)).toContain('Wat de ander opsloeg 10-12-2026');
  });

  it('is for employers: a session that ended keeps what was typed', async () => {
    const { result, calls } = await post('save', typed, {}, { visitor: 'guest' });
    expect(calls).toEqual([]);
    expect(result).toMatchObject({ ok: false, values: { title: typed.title } });
  });
});

describe('longer online, or above the others', () => {
  it('begins with what lifts the job, and offers nothing else, where the address asks for it', async () => {
    const all = textOf(await draw('&active-job=1'));
    const lifting = textOf(await draw('&active-job=1&upsells=1'));
    expect(all).toContain('Langer online ·');
    expect(lifting).not.toContain('Langer online ·');
    expect(lifting).toContain('Zet hem boven de andere');
    expect(lifting.indexOf('Boven de andere ·')).toBeLessThan(lifting.indexOf('Pauzeren'));
  });

  it('takes what was bought, else leads to its order for this job', async () => {
    const html = await draw('&active-job=1');
    expect(textOf(html)).toContain('Gebruik er een (nog 1)');
    expect(html).toContain('href="/my-account?menuType=web-shop&amp;product=3&amp;job=1"');
    const used = { shop: { renewJob: async () => ({ data: {} }), upSellJob: async () => ({ data: {} }) } };
    const values = { id: '1', product_id: '3', _part: 'extend-3' };
    const renewed = await post('renew', values, {}, { noted: used });
    expect(renewed.calls).toMatchObject([['renewJob', { params: { id: 1 }, body: { product_id: 3 } }]]);
    expect(renewed.result).toMatchObject({ ok: true, redirect: expect.stringContaining('done=renewed') });
    const lifted = await post('upSell', values, {}, { noted: used });
    expect(lifted.result).toMatchObject({ ok: true, redirect: expect.stringContaining('done=lifted') });
  });

  it('says why it was refused', async () => {
    const shop = { renewJob: async () => Promise.reject(refused('productUnpaid', 409, 'Eerst kopen')) };
    const { result } = await post('renew', { id: '1', product_id: '1' }, {}, { noted: { shop } });
    expect(result).toMatchObject({ ok: false, message: 'Eerst kopen' });
  });
});
