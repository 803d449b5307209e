import fc from 'fast-check';
import { getByRole, parseHtml, queryAllByRole, valueOf } from '@boardwright/ui/testing';
import { describe, expect, it } from 'vitest';
import { accountBlock as block } from '../../../blocks/account/account.block.ts';
import { accountScenes } from '../../../blocks/account/account.scenes.ts';
import { renderBlock, postForm, refused } from '../../../testing/index.ts';
import { previewAccount } from '../../../testing/preview-account.ts';
import type { PreviewCalls } from '../../../testing/preview-calls.ts';
import { previewProposal, previewResume, resumeCalls } from '../../../testing/preview-resume.ts';
import { readResumeAddress } from './resume-address.ts';
import { dateOf, entryValues } from './resume-values.ts';

const draw = (query = '', drawing: object = {}) =>
  renderBlock(block, {}, { ...accountScenes.all, search: `?menuType=resume${query}`, ...drawing });
const having = (...args: Parameters<typeof resumeCalls>) => ({
  answers: { calls: { account: previewAccount('candidate'), resumes: resumeCalls(...args) } },
});
type Typed = Parameters<typeof postForm>[2];
const post = (action: string, values: Typed, resumes: PreviewCalls = {}, more: object = {}) =>
  postForm(block, `resume.${action}`, values, {
    path: '/my-account',
    visitor: 'candidate',
    noted: { resumes: { ...resumeCalls(previewResume(), previewProposal()), ...resumes } },
    ...more,
  });
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const saveResume = async () => ({ data: previewResume({ revision: 5 }) });
const saved = (calls: readonly (readonly [string, { readonly body?: unknown }])[]) =>
  calls.find(([name]) => name === 'saveResume')?.[1].body;
const back = (done: string) => ({
  ok: true,
  redirect: `/my-account?menuType=resume&done=${done}#account-resume`,
});

describe('a resume', () => {
  it('is shown whole, each part with the way to its form', async () => {
    const html = await draw();
    const text = textOf(html);
    for (const expected of [
      'Sanne Wiersma Wijkverpleegkundige',
      'klein team',
      'Winsum, Nederland',
      'vanaf € 3.400 per maand · hooguit 25 km van huis · wil verhuizen voor een baan',
      'mrt 2019 – heden',
      '2014 – 2018',
      'Beschikbaar',
      'CV-Sanne-Wiersma-2026.pdf',
    ])
      expect(text).toContain(expected);
    for (const edit of [
      'about',
      'segments',
      'visibility',
      'entry-thuiszorg',
      'entry-employer',
      'entry-education',
    ])
      expect(html).toContain(`menuType=resume&amp;edit=${edit}`);
    expect(html).toContain('href="/api/candidate/v1/resume/download/file-token"');
    expect(html).toContain('href="/api/candidate/v1/resume/export"');
  });

  it('that is not there yet starts with a file or by hand', async () => {
    const html = await draw('', having(undefined));
    expect(html).toContain('Begin je cv');
    expect(parseHtml(html).querySelector('[name="cv"]')?.getAttribute('type')).toBe('file');
    expect(html).not.toContain('Verwijder mijn cv');
    const about = await draw('&edit=about', having(undefined));
    expect(valueOf(about, 'revision')).toBe('0');
  });

  it('says what is still to do, and nothing once all is there', async () => {
    const text = textOf(await draw('', having(previewResume({ history: [], file: null, file_token: null }))));
    for (const todo of [
      'Voeg werkervaring toe',
      'Voeg een opleiding toe',
      'Upload je cv',
      'Stel een job alert in',
    ])
      expect(text).toContain(todo);
    expect(text).not.toContain('Vertel wat je doet');
  });

  it('says what was just done, what waits, and asks before it goes', async () => {
    expect(await draw('&done=taken')).toContain('Het staat in je cv');
    expect(await draw('', having(previewResume({ has_proposal: true })))).toContain('Er wacht iets op je');
    expect(await draw('&remove=resume')).toContain('Je hele cv verwijderen?');
    expect(await draw('&remove=file')).toContain('Dit bestand verwijderen?');
    expect(await draw('&edit=entry-none')).toContain('Dit onderdeel is er niet meer');
  });

  it('reads whatever somebody writes into its address', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.string(), fc.string(), (query, edit, done) => {
        const params = new URLSearchParams(query);
        params.set('edit', edit);
        params.set('done', done);
        expect(() => readResumeAddress(params)).not.toThrow();
      }),
    );
  });
});

describe('about you', () => {
  const typed = {
    position: ' Kok ',
    short_description: 'Ik kook.',
    info: 'Vers.\n\n- soep',
    phone: '06 12345678',
    phone_country: 'NL',
    address: 'Dijk 1',
    postal_code: '9951 AA',
    place: 'Winsum',
    lat: '53.33',
    lon: '6.52',
    point_of: 'Winsum',
    salary_min: '€ 3.400',
    salary_type: 'month',
    travel_distance: '25 km',
    open_to_relocate: '1',
    revision: '4',
  };

  it('is saved as the API takes it, with the save that was read', async () => {
    const { result, calls } = await post('saveAbout', typed, { saveResume });
    expect(saved(calls)).toEqual({
      position: 'Kok',
      short_description: 'Ik kook.',
      info: '<p>Vers.</p><ul><li>soep</li></ul>',
      phone: '06 12345678',
      phone_country: 'NL',
      address: 'Dijk 1',
      postal_code: '9951 AA',
      place: 'Winsum',
      lat: 53.33,
      lon: 6.52,
      salary_min: 3400,
      salary_type: 'month',
      travel_distance: 25,
      open_to_relocate: true,
      revision: 4,
    });
    expect(result).toEqual(back('saved'));
  });

  it.each([
    ['16', '25', 25],
    ['20', '25', 32],
    ['20 km', '25', 20],
    ['', '25', null],
    ['16', '', 26],
  ])(
    'on a board in miles, %j typed over %j stored kilometres is stored as %j',
    async (mi, of, kilometres) => {
      const miles = { ...typed, travel_distance: mi, distance_of: of };
      const { calls } = await post('saveAbout', miles, { saveResume }, { board: { imperial: true } });
      expect(saved(calls)).toMatchObject({ travel_distance: kilometres });
    },
  );

  it('on a board in miles shows miles, and asks for miles', async () => {
    const far = { ...having(previewResume({ travel_distance: 25 })), board: { imperial: true } };
    const html = await draw('&edit=about', far);
    expect(valueOf(html, 'travel_distance')).toBe('16');
    expect(valueOf(html, 'distance_of')).toBe('25');
    expect(textOf(html)).toContain('Hooguit zo ver van huis (mijl)');
    const wrong = { ...typed, travel_distance: 'ver' };
    const { result } = await post('saveAbout', wrong, { saveResume }, { board: { imperial: true } });
    expect(result).toMatchObject({
      fields: { travel_distance: ['Schrijf een heel aantal mijlen, zoals 25'] },
    });
  });

  it('has its place looked up where another was typed over it', async () => {
    const { calls } = await post('saveAbout', { ...typed, place: 'Leens' }, { saveResume });
    expect(saved(calls)).toMatchObject({ place: 'Leens' });
    expect(saved(calls)).not.toHaveProperty('lat');
  });

  it('says beside its field what is wrong, and keeps all that was typed', async () => {
    const wrong = { ...typed, salary_min: 'veel', travel_distance: 'ver' };
    const { result, calls } = await post('saveAbout', wrong, { saveResume });
    expect(saved(calls)).toBeUndefined();
    const html = await draw('&edit=about', { outcome: { action: 'resume.saveAbout', result } });
    expect(html).toContain('Schrijf een bedrag in cijfers');
    expect(html).toContain('Schrijf een heel aantal kilometers');
    for (const value of ['veel', 'ver', 'Kok', '06 12345678']) expect(html).toContain(`value="${value}"`);
    const fields = { place: ['Deze plaats kennen we niet.'] };
    const unknown = await post('saveAbout', typed, {
      saveResume: () => Promise.reject(refused('validation', 422, '', fields)),
    });
    expect(unknown.result).toMatchObject({ ok: false, fields });
  });

  it('is not written over what another tab saved, unless asked twice', async () => {
    const conflict = Object.assign(refused('conflict', 409), { current: { revision: 9 } });
    const { result } = await post('saveAbout', typed, { saveResume: () => Promise.reject(conflict) });
    const html = await draw('&edit=about', { outcome: { action: 'resume.saveAbout', result } });
    expect(html).toContain('in een ander tabblad gewijzigd');
    expect(valueOf(html, 'revision')).toBe('9');
    expect(html).toContain('value="Kok"');
  });

  it('keeps what was typed when the session ended meanwhile', async () => {
    const { result, calls } = await post('saveAbout', typed, { saveResume }, { visitor: 'guest' });
    expect(calls).toEqual([]);
    expect(result).toMatchObject({ ok: false, values: { position: 'Kok', info: 'Vers.\n\n- soep' } });
  });
});

describe('an entry', () => {
  const typed = {
    type: 'employer',
    name: 'Lasser',
    institution: 'Werf BV',
    place: '',
    from_month: '03',
    from_year: '2019',
    till_month: '',
    till_year: '2021',
    description: '',
    revision: '4',
  };

  it('is added to the others', async () => {
    const { result, calls } = await post('saveEntry', typed, { saveResume });
    expect(saved(calls)).toMatchObject({
      history: [{ name: 'Lasser', from: '2019-03', till: '2021' }, { id: 'thuiszorg' }, { id: 'hbo' }],
      revision: 4,
    });
    expect(result).toEqual(back('entrySaved'));
  });

  it('is changed in its place, and keeps the day that its form does not show', async () => {
    const html = await draw('&edit=entry-thuiszorg');
    expect(valueOf(html, 'from_month')).toBe('03');
    expect(getByRole(html, 'checkbox', 'Ik werk hier nog').hasAttribute('checked')).toBe(true);
    const { calls } = await post(
      'saveEntry',
      { ...typed, id: 'thuiszorg', lasts: '1', name: 'Wijkverpleegkundige' },
      { saveResume },
    );
    const { history } = saved(calls) as { history: object[] };
    expect(history).toHaveLength(2);
    expect(history[0]).toMatchObject({ id: 'thuiszorg', from: '2019-03-15', till: null });
  });

  it('says what is wrong with it, and keeps what was typed', async () => {
    const wrong = { ...typed, name: '', from_year: '19', till_year: '', till_month: '05' };
    const { result, calls } = await post('saveEntry', wrong, { saveResume });
    expect(saved(calls)).toBeUndefined();
    expect(Object.keys((result as { fields: object }).fields)).toEqual(['name', 'from', 'till']);
    const html = await draw('&edit=entry-employer', { outcome: { action: 'resume.saveEntry', result } });
    expect(html).toContain('value="Werf BV"');
    expect(html).toContain('Vul een jaartal van vier cijfers in');
    const fields = { 'history.0.till': ['Het einde kan niet voor het begin liggen'] };
    const backwards = await post('saveEntry', typed, {
      saveResume: () => Promise.reject(refused('validation', 422, '', fields)),
    });
    expect(backwards.result).toMatchObject({ fields: { till: fields['history.0.till'] } });
  });

  it('is removed once, however often it is pressed', async () => {
    const { result, calls } = await post('removeEntry', { id: 'hbo', _part: 'hbo' }, { saveResume });
    expect(saved(calls)).toMatchObject({ history: [{ id: 'thuiszorg' }], revision: 4 });
    expect(result).toEqual(back('entryRemoved'));
    const again = await post('removeEntry', { id: 'deleted', _part: 'deleted' }, { saveResume });
    expect([saved(again.calls), again.result]).toEqual([undefined, back('entryRemoved')]);
  });

  it('has dates that come back from their fields as they went in', () => {
    const two = (number: number) => String(number).padStart(2, '0');
    const date = fc
      .tuple(
        fc.integer({ min: 1900, max: 2099 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
        fc.constantFrom(1, 2, 3),
      )
      .map(([year, month, day, exact]) => [year, two(month), two(day)].slice(0, exact).join('-'));
    fc.assert(
      fc.property(date, (from) => {
        const values = entryValues({ ...previewResume().history[0]!, from });
        expect(dateOf(values.from_month, values.from_year, from)).toBe(from);
      }),
    );
    expect([dateOf('', '', null), dateOf('03', '', null), dateOf('13', '2019', null)]).toEqual([
      null,
      undefined,
      undefined,
    ]);
  });
});

describe('who sees it', () => {
  it('is chosen, and companies that were not shown stay as they were', async () => {
    const html = await draw(
      '&edit=visibility',
      having(previewResume({ visibility: 'except', client_ids: [32] })),
    );
    const except = getByRole(html, 'radio', 'Ingelogde werkgevers, maar niet die ik aanvink');
    expect([except.getAttribute('value'), except.hasAttribute('checked')]).toEqual(['except', true]);
    const { calls, result } = await post(
      'saveVisibility',
      { visibility: 'only', client_ids: ['31'], listed: ['31', '32'], revision: '4' },
      { ...resumeCalls(previewResume({ client_ids: [32, 77] })), saveResume },
    );
    expect(saved(calls)).toEqual({ visibility: 'only', client_ids: [77, 31], revision: 4 });
    expect(result).toEqual(back('saved'));
  });

  it.each([
    ['available', 'available'],
    ['not_available', 'hidden'],
  ])('%s is one press', async (status, done) => {
    const { calls, result } = await post('setStatus', { status }, { saveResume });
    expect([saved(calls), result]).toEqual([{ status }, back(done)]);
  });

  it('is what one wants to be found under', async () => {
    const html = await draw('&edit=segments');
    expect(getByRole(html, 'checkbox', 'Vast').hasAttribute('checked')).toBe(true);
    const { calls } = await post(
      'saveSegments',
      { segment_ids: ['103', 'x'], revision: '4' },
      { saveResume },
    );
    expect(saved(calls)).toEqual({ segment_ids: [103], revision: 4 });
  });
});

describe('a file', () => {
  const cv = new File(['%PDF'], 'cv.pdf');
  const uploadResume = async () => ({ data: { token: 't' } });
  const dropResumeProposal = async () => undefined;

  it('leads to what was read in it', async () => {
    const { result } = await post('upload', { cv }, { uploadResume });
    expect(result).toEqual({ ok: true, redirect: '/my-account?menuType=resume&edit=review' });
  });

  it.each([
    [undefined, 'uploaded'],
    ['kind', 'unread'],
  ] as const)('that proposes nothing is kept all the same: %s', async (unread, done) => {
    const proposal = previewProposal({ fields: {}, history: [], segment_ids: [], ...(unread && { unread }) });
    const calls = { ...resumeCalls(previewResume(), proposal), uploadResume, dropResumeProposal };
    expect((await post('upload', { cv }, calls)).result).toEqual(back(done));
  });

  it('is refused by what it is', async () => {
    expect((await post('upload', {})).result).toMatchObject({ fields: { cv: ['Kies eerst een bestand'] } });
    expect((await post('upload', { cv: new File([], 'leeg.pdf') })).result).toMatchObject({
      fields: { cv: ['Dit bestand is leeg'] },
    });
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'cv.pdf');
    expect((await post('upload', { cv: large })).result).toMatchObject({
      fields: { cv: ['Het bestand mag hooguit 10 MB zijn'] },
    });
    const types = 'Toegestane bestandstypen: PDF, DOC, DOCX, LaTeX.';
    const { result } = await post(
      'upload',
      { cv },
      {
        uploadResume: () => Promise.reject(refused('fileTypeNotAllowed', 415, types)),
      },
    );
    expect(await draw('', { outcome: { action: 'resume.upload', result } })).toContain(types);
    const away = await post('upload', { cv }, { uploadResume: () => Promise.reject(refused('server', 500)) });
    expect(away.result).toMatchObject({
      ok: false,
      message: expect.stringContaining('Versturen lukt nu even niet'),
    });
  });

  it('that is a JSON Resume is read, or said not to be one', async () => {
    const json = new File(['{}'], 'resume.json');
    const read = await post(
      'importJson',
      { json },
      { importResume: async () => ({ data: previewProposal() }) },
    );
    expect(read.result).toMatchObject({ redirect: '/my-account?menuType=resume&edit=review' });
    const fields = { file: ['Dit bestand is geen JSON Resume'] };
    const { result } = await post(
      'importJson',
      { json },
      {
        importResume: () => Promise.reject(refused('validation', 422, '', fields)),
      },
    );
    expect(result).toMatchObject({ fields: { json: fields.file } });
  });

  it('goes, and is gone however often it is pressed', async () => {
    const missing = () => Promise.reject(refused('notFound', 404));
    expect((await post('removeFile', {}, { deleteResumeFile: missing })).result).toEqual(back('fileRemoved'));
    expect((await post('removeResume', {}, { deleteResume: missing })).result).toEqual(back('removed'));
  });
});

describe('what was read', () => {
  /** What is ticked, as it would be sent. */
  const ticked = (html: string) =>
    queryAllByRole(html, 'checkbox')
      .filter((box) => box.hasAttribute('checked'))
      .map((box) => box.getAttribute('value'));
  const draft = having(previewResume({ postal_code: null }), previewProposal());

  it('is not ticked where it was not read for certain', async () => {
    const unsure = having(previewResume({ postal_code: null }), {
      ...previewProposal(),
      unsure_fields: ['postal_code'],
    });
    const isTicked = async (edited: typeof draft) =>
      ticked(await draw('&edit=review', edited)).includes('postal_code');
    expect([await isTicked(unsure), await isTicked(draft)]).toEqual([false, true]);
  });

  it('is shown to tick: what is new is ticked, what would replace something is not', async () => {
    const html = await draw('&edit=review', draft);
    expect(ticked(html)).toEqual(['postal_code', 'segments', 'new-1']);
    const text = textOf(html);
    expect(text).toContain('Nu: Wijkverpleegkundige');
    expect(text).toContain('jan 2023 – jun 2025');
    expect(text).toContain('sanne@elders.example');
  });

  it('is taken over as far as it was ticked, in one save', async () => {
    const { calls, result } = await post(
      'confirm',
      { as: 'take', take: ['postal_code', 'segments', 'phone'], take_entry: ['new-1', 'foreign'] },
      { saveResume },
    );
    expect(saved(calls)).toMatchObject({
      postal_code: '9712 HL',
      history: [{ id: 'thuiszorg' }, { id: 'hbo' }, { id: 'new-1' }],
      segment_ids: [401, 103],
      revision: 4,
      settles_proposal: true,
    });
    expect(saved(calls)).not.toHaveProperty('position');
    expect(saved(calls)).not.toHaveProperty('phone');
    expect(result).toEqual(back('taken'));
  });

  it('may be left alone, and is no mistake when another tab was first', async () => {
    const { calls, result } = await post(
      'confirm',
      { as: 'drop' },
      { dropResumeProposal: async () => undefined },
    );
    expect([calls.map(([name]) => name), result]).toEqual([['dropResumeProposal'], back('dropped')]);
    const late = await post('confirm', { as: 'take' }, resumeCalls(previewResume()));
    expect(late.result).toEqual({ ok: true, redirect: '/my-account?menuType=resume' });
    expect(await draw('&edit=review', having(previewResume()))).toContain('Over jou');
  });

  it('keeps the ticks when it could not be saved', async () => {
    const { result } = await post(
      'confirm',
      { as: 'take', take: ['position'] },
      {
        saveResume: () => Promise.reject(refused('server', 503)),
      },
    );
    const html = await draw('&edit=review', { ...draft, outcome: { action: 'resume.confirm', result } });
    expect(html).toMatch(/checked=""[^>]*value="position"|value="position"[^>]*checked=""/);
    expect(html).not.toMatch(/checked=""[^>]*value="postal_code"|value="postal_code"[^>]*checked=""/);
  });
});
