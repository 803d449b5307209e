import { describe, expect, it } from 'vitest';
import { openBuilder, path } from '../../../test/builder-pages.ts';

const { call, read, addPage, addBlock } = openBuilder();

/** Texts whose keys stand in another order than the database keeps them. */
const faq = { faq_title: 'Vragen', faq_questions: [{ question: 'Wat?', answer: '<p>Dit.</p>' }] };
const page = { page_title: 'Titel', page_label: 'Naam', page_description: 'Tekst' };

/** Sends the same save twice, as after an answer that was lost on its way, and answers both statuses. */
async function twice(method: 'PUT' | 'POST', address: string, body: object): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (const _ of [1, 2]) statuses.push((await call(method, address, body)).status);
  return statuses;
}

describe('a save that is sent once more is no conflict with itself', () => {
  it('of settings of a block', async () => {
    const { page: of } = await addPage('p-generic', path('nog-eens'));
    const block = await addBlock(of.id, 0, 'Eerst');
    const row = block.settings['NL'];
    const body = { block_id: block.id, version: 0, settings: faq };
    const known = { ...body, locale: 'NL', revision: row?.revision };
    expect(await twice('PUT', `block-settings/${row?.id}`, known)).toEqual([200, 200]);
    expect(await twice('POST', 'block-settings', { ...body, locale: 'EN' })).toEqual([201, 201]);
    const other = { ...known, settings: { ...faq, faq_title: 'Anders' } };
    expect((await call('PUT', `block-settings/${row?.id}`, other)).status).toBe(409);
  });

  it('of texts of a page, and of its path', async () => {
    const { page: of } = await addPage('p-generic', path('nog-een-pad'));
    const made = await call('POST', 'page-settings', { page_id: of.id, locale: 'NL', settings: page });
    const { id, revision } = made.body.data;
    const texts = { page_id: of.id, locale: 'NL', settings: { ...page, page_title: 'Later' }, revision };
    expect(await twice('PUT', `page-settings/${id}`, texts)).toEqual([200, 200]);
    const moved = { revision: of.revision, path: JSON.stringify({ nl: 'elders-heen' }) };
    expect(await twice('PUT', `pages/${of.id}`, moved)).toEqual([200, 200]);
  });

  it('of the styles and the scope of a block', async () => {
    const { page: of } = await addPage('p-generic', path('nog-een-stijl'));
    const block = await addBlock(of.id, 0, 'Stijl');
    const body = { revision: block.revision, custom_styles: 'h2 { color: red }', isGlobal: true };
    expect(await twice('PUT', `blocks/${block.id}`, body)).toEqual([200, 200]);
  });

  it('of a block that is shared no longer: the page gets one copy', async () => {
    const { page: of } = await addPage('p-generic', path('nog-eens-lokaal'));
    const { page: other } = await addPage('p-generic', path('blijft-gedeeld'));
    const shared = await addBlock(of.id, 0, 'Gedeeld', { isGlobal: true });
    await call('POST', `blocks/${shared.id}/restore`, { page_id: other.id, order: 0 });
    const copiesOn = async (id: number) =>
      (await read()).pages.find((each) => each.id === id)?.blocks.filter((block) => block !== shared.id)
        .length;
    const before = await copiesOn(of.id);
    const local = { isGlobal: false, page_id: of.id };
    const { revision } = (await read()).blocks.find(({ id }) => id === shared.id)!;
    const answers = [];
    for (const body of [{ ...local, revision }, { ...local, revision }, { isGlobal: false, revision }, local])
      answers.push(await call('PUT', `blocks/${shared.id}`, body));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [copy] = answers;
    expect(new Set(answers.map(({ body }) => body.data.id))).toEqual(new Set([copy?.body.data.id]));
    expect(copy?.body.data).toMatchObject({
      isGlobal: false,
      settings: { NL: { settings: { faq_title: 'Gedeeld' } } },
    });
    expect(await copiesOn(of.id)).toBe((before ?? 0) + 1);
    expect((await read()).pages.find(({ id }) => id === other.id)?.blocks).toContain(shared.id);

    // Shared here once more and taken out again, it is another copy.
    await call('POST', `blocks/${shared.id}/restore`, { page_id: of.id, order: 0 });
    const again = await call('PUT', `blocks/${shared.id}`, local);
    expect(again.status).toBe(200);
    expect(again.body.data.id).not.toBe(copy?.body.data.id);
  });

  it('of the site: its settings, its texts, its name', async () => {
    const { revision } = await read();
    const body = {
      revision,
      name: ' Nog eens ',
      settings: { primary_color: '#123456', favicon: null, job_board: 1 },
      texts: { NL: { copyright_text: 'Wij', favourite_benefits_text: '<p>Zij</p>' } },
    };
    expect(await twice('PUT', 'sites/18', body)).toEqual([200, 200]);
    const other = { ...body, settings: { primary_color: '#654321' } };
    expect((await call('PUT', 'sites/18', other)).status).toBe(409);
  });
});

describe('a save as the specification writes it, without a revision', () => {
  it('overwrites settings of a block', async () => {
    const { page: of } = await addPage('p-generic', path('zonder-nummer'));
    const block = await addBlock(of.id, 0, 'Eerst');
    const row = block.settings['NL'];
    const body = { block_id: block.id, locale: 'NL', settings: faq, version: 0 };
    expect((await call('PUT', `block-settings/${row?.id}`, body)).status).toBe(200);
    const settings = (await read()).blocks.find(({ id }) => id === block.id)?.settings['NL']?.settings;
    expect(settings).toEqual(faq);
  });

  it('overwrites paths and texts of a page, styles of a block, and the site', async () => {
    const { page: of } = await addPage('p-generic', path('zonder-pad'));
    const block = await addBlock(of.id, 0, 'Stijl');
    const made = await call('POST', 'page-settings', { page_id: of.id, locale: 'NL', settings: page });
    const texts = { page_id: of.id, locale: 'NL', settings: { page_label: 'Nieuw' } };
    const answers = [
      await call('PUT', `pages/${of.id}`, { path: JSON.stringify({ nl: 'met-pad', en: 'with-path' }) }),
      await call('PUT', `page-settings/${made.body.data.id}`, texts),
      await call('PUT', `blocks/${block.id}`, { custom_styles: 'h2 {}' }),
      await call('PUT', 'sites/18', { settings: { primary_color: '#0a5c6b' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const now = (await read()).pages.find(({ id }) => id === of.id);
    expect(now).toMatchObject({ path: { nl: 'met-pad', en: 'with-path' } });
    expect(now?.settings['NL']?.settings).toEqual({ page_label: 'Nieuw' });
  });

  it('of a language that a colleague wrote first is refused: it was sent by somebody who saw none', async () => {
    const { page: of } = await addPage('p-generic', path('zonder-rij'));
    const block = await addBlock(of.id, 0, 'Eerst');
    const body = { block_id: block.id, locale: 'NL', settings: faq, version: 0 };
    expect((await call('POST', 'block-settings', body)).status).toBe(409);
  });
});
