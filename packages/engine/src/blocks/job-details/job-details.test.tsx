import type { Client } from '@boardwright/api-client';
import type { ApplyForm, Job } from '@boardwright/api-client/contract';
import { defaultsOf, fillDefaults, jobDetails, siteSettingsSchema } from '@boardwright/blocks-schema';
import { coreFixtures } from '@boardwright/blocks-schema/fixtures';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ActionResult, BlockContext } from '../../board/define-block.ts';
import type { Board } from '../../board/board-context.ts';
import { createTranslator } from '@boardwright/ui/translator';
import {
  describeBlock,
  previewBoard,
  previewConfiguration,
  previewJob,
  previewJobs,
  previewPage,
} from '../../testing/index.ts';
import { previewApplyForm } from '../../testing/preview-applications.ts';
import { getByRole, parseHtml, queryAllByRole, textOf, valueOf } from '@boardwright/ui/testing';
import { applyAction } from './apply.action.ts';
import type { JobDetailsSettings } from './job-details-data.ts';
import { jobDetailsBlock } from './job-details.block.ts';
import { jobDetailsHead } from './job-details.head.ts';
import { loadJobDetails } from './job-details.load.ts';
import { jobDetailsMessages } from './job-details.messages.ts';
import { clientOf } from '../../testing/preview-client.ts';

const t = createTranslator('nl', { jobDetails: jobDetailsMessages.nl }).namespace('jobDetails');
const settingsWith = (stored: object = {}) => fillDefaults(jobDetails.settings, stored) as JobDetailsSettings;

function apiError(code: string, status: number, fields: object = {}, message = code) {
  return Object.assign(new Error(message), { name: 'ApiError', code, status, fields });
}

interface Responses {
  readonly job?: Partial<Job>;
  readonly fail?: Readonly<Record<string, Error>>;
  readonly known?: ApplyForm;
}

function apiOf({ job = {}, fail = {}, known = previewApplyForm() }: Responses) {
  const sent: { call: string; args: unknown }[] = [];
  const answer = (call: string, value: unknown) => async (args: unknown) => {
    sent.push({ call, args });
    if (fail[call]) throw fail[call];
    return value;
  };
  const jobs = {
    readJobBySlug: answer('readJobBySlug', { data: previewJob(job) }),
    findRelatedJobs: answer('findRelatedJobs', { data: previewJobs(3) }),
    findBoardJobs: answer('findBoardJobs', {
      data: [],
      meta: { total: 123, page: 1, limit: 1, last_page: 123 },
    }),
    uploadApplicationFile: answer('uploadApplicationFile', {
      data: { token: 'file-1', name: 'cv.pdf', size: 212_000 },
    }),
    applyToJob: answer('applyToJob', { data: { uuid: 'a-1' } }),
    readApplyForm: answer('readApplyForm', { data: known }),
  };
  return { sent, api: clientOf({ jobs }) };
}

function contextOf(api: Client, query = '', board: Partial<Board> = {}): BlockContext<string> {
  const path = '/vacature/wijkverpleegkundige-niveau-6';
  return {
    api,
    board: { ...previewBoard('nl', 'guest', query), path, search: query, ...board },
    configuration: previewConfiguration,
    siteSettings: defaultsOf<BlockContext['siteSettings']>({ settings: siteSettingsSchema }),
    query: new URLSearchParams(query),
    childSlug: 'wijkverpleegkundige-niveau-6',
    identifier: 'p-job-details',
    siblings: {},
    t,
    signal: new AbortController().signal,
  };
}

interface Drawn extends Responses {
  readonly query?: string;
  readonly stored?: object;
  readonly board?: Partial<Board>;
  readonly result?: ActionResult;
}

async function page({ query = '', stored = {}, board = {}, result, ...answers }: Drawn = {}) {
  const settings = settingsWith(stored);
  const { api, sent } = apiOf(answers);
  const context = contextOf(api, query, board);
  const data = await loadJobDetails(settings, context);
  const html = renderToString(
    previewPage({
      block: jobDetailsBlock,
      settings,
      data,
      board: context.board,
      ...(result && { outcome: { action: 'apply', result } }),
    }),
  );
  const text = html
    .replaceAll(/<option[\s\S]*?<\/option>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\s+/g, ' ');
  return { data, html, text, sent, head: jobDetailsHead(data, { board: context.board, t }) };
}

describeBlock({ block: jobDetailsBlock, fixtures: coreFixtures['job-details'] ?? {} });

describe('the job page', () => {
  it('shows the facts, the text, the employer, jobs like it and the way to apply', async () => {
    const { text, html } = await page();
    for (const expected of [
      'Wijkverpleegkundige niveau 6',
      '€ 3.389 – € 4.736',
      '24–32 uur per week',
      '12-12-2026',
    ])
      expect(text).toContain(expected);
    expect(text).toContain('14 mensen solliciteerden al');
    expect(html).toContain('href="tel:0595482110"');
    expect(html).toContain('href="/vacatures?match[organisation_id]=1"');
    expect(html).toContain('href="/vacatures?in[segment_ids]=501"');
    for (const link of queryAllByRole(html, 'link', 'Solliciteer direct'))
      expect(link.getAttribute('href')).toBe('#apply');
    expect(queryAllByRole(html, 'link', 'Solliciteer direct')).not.toHaveLength(0);
  });

  it('leads back to the list one came from, with its search and its number', async () => {
    const { html, sent } = await page({ query: '?location_name=Groningen&lat=53.2&lon=6.5&page=2' });
    expect(html).toContain('href="/vacatures?location_name=Groningen&amp;lat=53.2&amp;lon=6.5&amp;page=2"');
    expect(html).toContain('Terug naar 123 vacatures');
    expect(sent[0]?.args).toMatchObject({ query: { lat: 53.2, lon: 6.5 } });
  });

  it('goes back to the whole list, and needs no search for it, when there was none', async () => {
    const { html, sent } = await page();
    expect(html).toContain('Terug naar alle vacatures');
    expect(sent.some(({ call }) => call === 'findBoardJobs')).toBe(false);
  });

  it('answers 404 and 410 for jobs that are not there or long gone', async () => {
    const missing = apiError('jobNotFound', 404, {}, 'Deze vacature bestaat niet (meer).');
    await expect(page({ fail: { readJobBySlug: missing } })).rejects.toMatchObject({ status: 404 });
    const deleted = apiError('jobExpired', 410);
    await expect(page({ fail: { readJobBySlug: deleted } })).rejects.toMatchObject({ status: 410 });
  });

  it('says that an ended job is over: no form, the text folded, nothing for search engines', async () => {
    const { text, html, head } = await page({ job: { status: 'expired', till: '2026-11-12T22:59:59.000Z' } });
    expect(text).toContain('Deze vacature is verlopen');
    expect(text).toContain('Zorggroep Lauwers heeft nog 31 andere vacatures.');
    expect(text).toContain('Deze staan nog open');
    expect(html).not.toContain('apply-form');
    expect(head).toMatchObject({ robots: 'noindex' });
    expect(head.jsonLd).toBeUndefined();
  });

  it('writes dates the way the site chose, in each of the six ways', async () => {
    const written = {
      'MM/dd/yyyy': '12/12/2026',
      'dd/MM/yyyy': '12/12/2026',
      'MM-dd-yyyy': '12-12-2026',
      'dd-MM-yyyy': '12-12-2026',
      'MMM dd yyyy': 'dec 12 2026',
      'MMMM dd yyyy': 'december 12 2026',
    };
    for (const [dateFormat, till] of Object.entries(written))
      expect((await page({ board: { dateFormat } })).text).toContain(`Reageren tot ${till}`);
  });

  it('says no date on a board that hides dates, of an ended job neither', async () => {
    const board = { hideJobDates: true };
    expect((await page({ board })).text).not.toContain('Reageren tot');
    const ended = await page({ board, job: { status: 'expired', till: '2026-11-12T22:59:59.000Z' } });
    expect(ended.text).toContain('Deze vacature is verlopen');
    expect(ended.text).not.toContain('12 november');
  });

  it('leaves the description out on a board that hides it, for search engines too', async () => {
    const lead = 'In Winsum en de dorpen eromheen';
    const { text, head } = await page();
    expect(text).toContain(lead);
    expect(head.description).toContain(lead);
    const hidden = await page({ board: { hideJobDescription: true } });
    expect(hidden.text).not.toContain(lead);
    expect(JSON.stringify(hidden.head)).not.toContain(lead);
    expect(hidden.text).toContain('Je indiceert, coördineert en verpleegt.');
  });

  it('draws tags in the site’s style, and distances in its measure', async () => {
    const hasText = async (board: object) =>
      queryAllByRole((await page({ board })).html, 'list').some((list) => list.classList.contains('words'));
    expect([await hasText({ tagStyle: 'text' }), await hasText({})]).toEqual([true, false]);
    expect((await page()).text).toContain('(14 km)');
    expect((await page({ board: { imperial: true } })).text).toContain('(9 mi)');
  });

  it('hides the employer of an anonymous job, and asks to log in', async () => {
    const stored = { showRelatedJobs: false };
    const { text, html } = await page({ stored, board: { anonymizeJobs: true } });
    expect(text).not.toContain('Zorggroep Lauwers');
    expect(text).not.toContain('Ilse');
    expect(text).toContain('Log in om meer te zien');
    expect(html).not.toContain('apply-form');
    const candidate = await page({ board: { anonymizeJobs: true, visitor: 'candidate' } });
    expect(candidate.text).toContain('Zorggroep Lauwers');
  });

  it('leads to the employer’s own page where that takes applications', async () => {
    const { html } = await page({ job: { apply_type: 'url', apply_url: 'https://jobs.example/1' } });
    const link = getByRole(html, 'link', 'Solliciteer bij Zorggroep Lauwers');
    expect(link.getAttribute('href')).toBe('https://jobs.example/1');
    expect(link.getAttribute('rel')?.split(' ')).toContain('nofollow');
    // Counted by the browser itself, also without scripts.
    expect(link.getAttribute('ping')).toMatch(/^\/api\/public\/v1\/jobs\/[0-9a-f-]{36}\/apply-click$/);
    expect(html).not.toContain('apply-form');
  });

  it('shows the button to the owner to employers only', async () => {
    const stored = { showContactOwnerButton: true };
    expect((await page({ stored })).text).not.toContain('Neem contact op');
    expect((await page({ stored, board: { visitor: 'employer' } })).text).toContain(
      'Neem contact op met de plaatser',
    );
  });

  it('asks what the settings say, and marks what is not required', async () => {
    const hidden = await page({
      stored: { hideResume: 'hide', hideMotivation: 'hide', hideTermsAndConditions: true },
    });
    for (const name of ['salutation', 'cv', 'motivation_text', 'terms'])
      expect(hidden.html).not.toContain(`name="${name}"`);
    const visible = await page({ stored: { hideGender: 'show_required', hideResume: 'show_required' } });
    const neutral = getByRole(visible.html, 'radio', 'Neutraal');
    expect([neutral.getAttribute('name'), neutral.getAttribute('value')]).toEqual(['salutation', 'neutral']);
    expect(neutral.hasAttribute('required')).toBe(true);
    expect(parseHtml(visible.html).querySelector('[name="cv"]')?.hasAttribute('required')).toBe(true);
    expect(visible.text).toContain('Motivatie (niet verplicht)');
  });

  it('tells search engines the title, the whole posting and the way to it', async () => {
    const { head } = await page();
    expect(head.title).toBe('Wijkverpleegkundige niveau 6 – Zorggroep Lauwers, Winsum');
    expect(head.canonical).toBe('/vacature/wijkverpleegkundige-niveau-6');
    expect(head.jsonLd?.[0]).toMatchObject({
      '@type': 'JobPosting',
      validThrough: '2026-12-12T22:59:59.000Z',
      employmentType: 'PART_TIME',
      directApply: true,
      identifier: { value: 'ZL-2026-118' },
      baseSalary: { currency: 'EUR', value: { minValue: 3389, maxValue: 4736, unitText: 'MONTH' } },
      jobLocation: { address: { addressLocality: 'Winsum', addressCountry: 'NL' } },
    });
    expect(head.jsonLd?.[1]).toMatchObject({ '@type': 'BreadcrumbList' });
    const remote = await page({ job: { remote: true, city: null, location_name: null } });
    expect(remote.head.jsonLd?.[0]).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { name: 'NL' },
    });
  });

  it('confirms an application that was sent, without the form', async () => {
    const { text, html, head } = await page({ query: '?applied=1' });
    expect(text).toContain('Je sollicitatie is verstuurd');
    expect(html).not.toContain('apply-form');
    expect(head.robots).toBe('noindex');
  });
});

describe('applying', () => {
  const filled = {
    given_name: 'Sanne',
    family_name: 'Wiersma',
    email: 'sanne@voorbeeld.nl',
    terms: '1',
    job_uuid: 'u-1',
  };

  async function send(values: Readonly<Record<string, string | File>>, options: Drawn = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.append(name, value);
    const { api, sent } = apiOf(options);
    const context = contextOf(api, options.query, options.board);
    const result = await applyAction.run(form, { ...context, settings: settingsWith(options.stored) });
    return {
      result,
      sent,
      body: sent.find(({ call }) => call === 'applyToJob')?.args as { body: object } | undefined,
    };
  }

  it('sends what was asked and comes back to a confirmation', async () => {
    const { result, body } = await send(
      { ...filled, phone: '06 12345678', phone_country: 'NL', newsletters: '1', motivation_text: ' Graag! ' },
      { query: '?search=zorg' },
    );
    expect(result).toEqual({
      ok: true,
      redirect: '/vacature/wijkverpleegkundige-niveau-6?search=zorg&applied=1#apply',
      event: { event: 'job_apply', job_id: expect.any(String), method: 'form' },
    });
    expect(body?.body).toEqual({
      email: 'sanne@voorbeeld.nl',
      given_name: 'Sanne',
      family_name: 'Wiersma',
      phone: '06 12345678',
      phone_country: 'NL',
      motivation_text: 'Graag!',
      newsletters: [1],
      job_board_id: 1,
      terms: true,
    });
  });

  it('sends a kept CV by its token; a file of the device goes before it, and none is none', async () => {
    const cv = new File(['%PDF-1.4'], 'cv.pdf', { type: 'application/pdf' });
    const sentCv = async (values: Readonly<Record<string, string | File>>) =>
      (await send({ ...filled, ...values })).body?.body as { cv?: string };
    expect((await sentCv({ cv_kept: 'kept-2' })).cv).toBe('kept-2');
    expect((await sentCv({ cv_kept: 'kept-2', cv })).cv).toBe('file-1');
    expect((await sentCv({ cv_kept: 'none', cv_token: 'file-1' })).cv).toBeUndefined();
    expect((await sentCv({ cv_kept: 'other', cv_token: 'file-1' })).cv).toBe('file-1');
    const refused = await send({ ...filled, email: '', cv_kept: 'kept-2' });
    expect(refused.result).toMatchObject({ ok: false, values: { cv_kept: 'kept-2' } });
  });

  it('who pressed twice reads that they applied, and no error', async () => {
    const applied = { uuid: 'a-1', created_at: '2026-11-20T09:59:00.000Z', withdrawn: false };
    const { result } = await send(filled, {
      board: { visitor: 'candidate' },
      known: previewApplyForm({ applied }),
      fail: { applyToJob: apiError('alreadyApplied', 409) },
    });
    expect(result).toEqual({ ok: true, redirect: '/vacature/wijkverpleegkundige-niveau-6#apply' });
  });

  it('names each field that is wrong, and gives back all that was typed', async () => {
    const { result, body } = await send(
      {
        job_uuid: 'u-1',
        email: 'sanne@voorbeeld',
        phone: '12',
        family_name: 'Wiersma',
        motivation_text: 'Na zes jaar',
      },
      { stored: { hideGender: 'show_required', hideResume: 'show_required' } },
    );
    expect(body).toBeUndefined();
    expect(result).toMatchObject({
      ok: false,
      fields: {
        given_name: ['Vul je voornaam in'],
        email: ['Dit is geen geldig e-mailadres. Ontbreekt er een stukje na de punt?'],
        salutation: ['Kies een aanhef'],
        cv: ['Dit veld is verplicht: kies je cv.'],
        terms: ['Ga akkoord met de voorwaarden om verder te gaan'],
      },
      values: { family_name: 'Wiersma', motivation_text: 'Na zes jaar', email: 'sanne@voorbeeld' },
    });
    const { html, text } = await page({ result, stored: { hideGender: 'show_required' } });
    expect(textOf(getByRole(html, 'textbox', /^Motivatie/))).toBe('Na zes jaar');
    const email = getByRole(html, 'textbox', 'E-mailadres');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(email.getAttribute('value')).toBe('sanne@voorbeeld');
    expect(html).toContain(`href="#${email.getAttribute('id')}"`);
    expect(text).toContain('Kijk deze velden nog even na');
  });

  it('keeps an uploaded CV across errors, and sends its token', async () => {
    const cv = new File(['%PDF-1.4'], 'cv.pdf', { type: 'application/pdf' });
    const first = await send({ ...filled, email: '', cv });
    expect(first.result).toMatchObject({ ok: false, values: { cv_token: 'file-1', cv_name: 'cv.pdf' } });
    const { html } = await page({ result: first.result });
    expect(valueOf(html, 'cv_token')).toBe('file-1');
    expect(valueOf(html, 'cv_name')).toBe('cv.pdf');
    const second = await send({ ...filled, cv_token: 'file-1', cv_name: 'cv.pdf', cv_size: '212000' });
    expect(second.body?.body).toMatchObject({ cv: 'file-1' });
  });

  it('refuses a wrong type and a file too large before they travel on', async () => {
    const picture = await send({ ...filled, cv: new File(['x'], 'me.png') });
    expect(picture.result).toMatchObject({
      fields: { cv: ['Toegestane bestandstypen: PDF, DOC, DOCX, LaTeX.'] },
    });
    const large = await send({ ...filled, cv: new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'cv.pdf') });
    expect(large.result).toMatchObject({ fields: { cv: ['Het bestand mag hooguit 10 MB zijn.'] } });
    expect([...picture.sent, ...large.sent]).toEqual([]);
  });

  it('tells what is wrong in the order of the fields', async () => {
    const everything = {
      hideGender: 'show_required',
      hideResume: 'show_required',
      hideMotivation: 'show_required',
    };
    const values = { job_uuid: 'u-1', phone: '12', email: 'sanne@', given_name: 'x'.repeat(101) };
    const { result } = await send(values, { stored: everything });
    const { html } = await page({ result, stored: everything });
    const linked = [...html.matchAll(/href="#(apply-[\w-]+)"/g)].map(([, id]) => id);
    const ids = [...html.matchAll(/\sid="(apply-[\w-]+)"/g)].map(([, id]) => id ?? '');
    expect(linked).toHaveLength(8);
    expect(linked).toEqual(ids.filter((id) => linked.includes(id)));
  });

  it('tells kindly that one has applied already', async () => {
    const { result } = await send(filled, { fail: { applyToJob: apiError('alreadyApplied', 409) } });
    expect(result).toMatchObject({
      ok: false,
      message: t('applyForm.error'),
      values: { given_name: 'Sanne' },
    });
  });

  it('gives the words back when the job ended in the meantime', async () => {
    const { result } = await send(
      { ...filled, motivation_text: 'Na zes jaar' },
      { fail: { applyToJob: apiError('jobExpired', 410) } },
    );
    const { text } = await page({ result, job: { status: 'expired' } });
    expect(text).toContain('Je sollicitatie kon niet meer worden verstuurd.');
    expect(text).toContain('Na zes jaar');
  });

  it('puts what the API says beside its field', async () => {
    const { result } = await send(filled, {
      fail: { applyToJob: apiError('validation', 422, { email: ['Dit adres bestaat niet'] }) },
    });
    expect(result).toMatchObject({ ok: false, fields: { email: ['Dit adres bestaat niet'] } });
    expect((result as { message?: string }).message).toBeUndefined();
  });

  it('loses nothing when the server cannot be reached', async () => {
    const { result } = await send(filled, { fail: { applyToJob: apiError('network', 0) } });
    expect(result).toMatchObject({
      ok: false,
      message: t('applyForm.unsent'),
      values: { email: 'sanne@voorbeeld.nl' },
    });
  });
});

describe('a candidate', () => {
  const board = { visitor: 'candidate' } as const;

  /** Which of the kept CVs is chosen, as it would be sent. */
  const storedCv = (html: string) =>
    queryAllByRole(html, 'radio')
      .filter((choice) => choice.getAttribute('name') === 'cv_kept' && choice.hasAttribute('checked'))
      .map((choice) => choice.getAttribute('value'));

  it('finds the form filled from what is known, and sends it with one press', async () => {
    const { html, text } = await page({ board });
    for (const [label, value] of [
      ['Voornaam', 'Sanne'],
      ['Achternaam', 'Wiersma'],
      ['E-mailadres', 'sanne.wiersma@voorbeeld.nl'],
      [/^Telefoon/, '06 12345678'],
    ] as const)
      expect(getByRole(html, 'textbox', label).getAttribute('value')).toBe(value);
    expect(storedCv(html)).toEqual(['kept-1']);
    expect(queryAllByRole(html, 'checkbox', /voorwaarden/)).toHaveLength(0);
    expect(valueOf(html, 'terms')).toBe('1');
    expect(text).toContain('Klopt het, dan verstuur je het met één druk.');
    expect(html).not.toContain('name="candidate"');
  });

  it('is asked for what is missing, and for nothing else', async () => {
    const known = previewApplyForm({ files: [], phone: null, terms_accepted_at: null });
    const { html, text } = await page({ board, known, stored: { hideResume: 'show_required' } });
    expect(text).toContain('Vul aan wat ontbreekt.');
    expect(getByRole(html, 'checkbox', /voorwaarden/).getAttribute('name')).toBe('terms');
    expect(html).not.toContain('cv_kept');
  });

  it('keeps what they changed when something is wrong, also what they emptied', async () => {
    const values = { given_name: '', family_name: 'Anders', phone: '', cv_kept: 'kept-2' };
    const result = { ok: false, fields: { given_name: ['Vul je voornaam in'] }, values } as const;
    const { html } = await page({ board, result });
    for (const [label, value] of [
      ['Achternaam', 'Anders'],
      ['Voornaam', ''],
      [/^Telefoon/, ''],
    ] as const)
      expect(getByRole(html, 'textbox', label).getAttribute('value') ?? '').toBe(value);
    expect(storedCv(html)).toEqual(['kept-2']);
  });

  it('fills in the form as for a guest when what is known cannot be read', async () => {
    const { html } = await page({ board, fail: { readApplyForm: apiError('network', 0) } });
    expect(html).toContain('id="apply-form"');
  });

  it('who applied reads when, and finds no form', async () => {
    const applied = { uuid: 'a-1', created_at: '2026-11-12T09:12:00.000Z', withdrawn: false };
    const { html, text } = await page({ board, known: previewApplyForm({ applied }) });
    expect(text).toContain('Je hebt op 12 november 2026 gesolliciteerd');
    expect(html).toContain('application=a-1');
    expect(html).not.toContain('apply-form');
    expect(html).not.toContain('data-apply');
    const taken = previewApplyForm({ applied: { ...applied, withdrawn: true } });
    const after = await page({ board, known: taken, query: '?applied=1' });
    expect(after.text).toContain('en trok dat weer in');
    expect(after.text).not.toContain('is verstuurd');
    expect(after.html).not.toContain('apply-form');
  });

  it('believes no address that says one has applied', async () => {
    const { text, html } = await page({ board, query: '?applied=1' });
    expect(text).not.toContain('is verstuurd');
    expect(html).toContain('apply-form');
  });
});
