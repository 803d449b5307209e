import { randomUUID } from 'node:crypto';
import type { SiteDocument } from '@boardwright/api-client/contract';
import { describe, expect, it } from 'vitest';
import { openBuilder, path } from '../../../test/builder-pages.ts';

const { call, read, addPage } = openBuilder();
type Block = SiteDocument['blocks'][number];

const text = (locale: string, more: object = {}) => ({
  'text-with-image_headerText': `Kop ${locale}`,
  'text-with-image_layout': 'card',
  ...more,
});
const settings = (of: (locale: string) => object) =>
  Object.fromEntries(['NL', 'EN', 'RO'].map((locale) => [locale, { version: 0, settings: of(locale) }]));

async function addBlock(key: string, of: (locale: string) => object): Promise<Block> {
  const { page } = await addPage('p-generic', path(`vorm-${randomUUID()}`));
  const body = { uid: randomUUID(), key, page_id: page.id, order: 0, settings: settings(of) };
  const { status, body: answer } = await call('POST', 'blocks', body);
  expect(status, JSON.stringify(answer)).toBe(201);
  return answer.data as Block;
}

const now = async ({ id }: Block) => (await read()).blocks.find((block) => block.id === id)!.settings;
const values = async (block: Block, name: string) =>
  Object.fromEntries(
    Object.entries(await now(block)).map(([locale, row]) => [locale, row.settings[`${block.key}_${name}`]]),
  );

async function write(block: Block, locale: string, changes: object, revision?: number, more: object = {}) {
  const row = (await now(block))[locale];
  return call(row ? 'PUT' : 'POST', row ? `block-settings/${row.id}` : 'block-settings', {
    block_id: block.id,
    locale,
    version: 0,
    settings: { ...row?.settings, ...changes },
    revision: revision ?? row?.revision ?? 0,
    ...more,
  });
}

describe('the design of a block', () => {
  it('is one for all languages, whichever it is written in; the words of each stay', async () => {
    const block = await addBlock('text-with-image', text);
    expect((await write(block, 'EN', { 'text-with-image_backgroundColor': '#ffeecc' })).status).toBe(200);
    expect(await values(block, 'backgroundColor')).toEqual({ NL: '#ffeecc', EN: '#ffeecc', RO: '#ffeecc' });
    await write(block, 'NL', { 'text-with-image_headerText': 'Nieuwe kop' });
    expect(await values(block, 'headerText')).toEqual({ NL: 'Nieuwe kop', EN: 'Kop EN', RO: 'Kop RO' });
  });

  it('is answered with the rows that took it over, so that the next save of those is no conflict', async () => {
    const block = await addBlock('text-with-image', text);
    const { body } = await write(block, 'NL', { 'text-with-image_layout': 'poster' });
    const rows = await now(block);
    expect(body.data.others).toEqual({ EN: rows['EN'], RO: rows['RO'] });
    expect(rows['EN']).toMatchObject({
      revision: 2,
      settings: text('EN', { 'text-with-image_layout': 'poster' }),
    });
    const next = await write(
      block,
      'EN',
      { 'text-with-image_headerText': 'Head' },
      body.data.others.EN.revision,
    );
    expect(next.status).toBe(200);
    expect(next.body.data.others).toEqual({});
  });

  it('refuses a save in a language whose design was changed in another since', async () => {
    const block = await addBlock('text-with-image', text);
    await write(block, 'NL', { 'text-with-image_layout': 'poster' });
    const late = await write(block, 'EN', { 'text-with-image_headerText': 'Head' }, 1);
    expect(late.status).toBe(409);
    expect(late.body.current.settings).toMatchObject({ 'text-with-image_layout': 'poster' });
  });

  it('is the order and the number of things in a list, each with its own words', async () => {
    const questions = (locale: string) =>
      ['a', 'b', 'c'].map((name) => ({ question: `${name} ${locale}`, answer: '' }));
    const block = await addBlock('faq', (locale) => ({ faq_questions: questions(locale) }));
    const [a, b, c] = questions('NL');
    await write(block, 'NL', { faq_questions: [c, a, b] });
    expect((await values(block, 'questions'))['EN']).toMatchObject([
      { question: 'c EN' },
      { question: 'a EN' },
      { question: 'b EN' },
    ]);
    const fresh = { question: 'Nieuw?', answer: 'Ja.' };
    await write(block, 'NL', { faq_questions: [c, fresh, b] });
    await write(block, 'NL', { faq_questions: [fresh, b] });
    expect((await values(block, 'questions'))['RO']).toMatchObject([
      { question: 'a RO' },
      { question: 'b RO' },
    ]);
    await write(block, 'NL', { faq_questions: [fresh, a, b] });
    expect((await values(block, 'questions'))['RO']).toMatchObject([
      { question: 'a RO' },
      a,
      { question: 'b RO' },
    ]);
  });

  it('is left as it is by words that change places where nothing was moved', async () => {
    const block = await addBlock('faq', (locale) => ({
      faq_questions: ['a', 'b'].map((name) => ({ question: `${name} ${locale}`, answer: '' })),
    }));
    const turned = ['b', 'a'].map((name) => ({ question: `${name} EN`, answer: '' }));
    const { body } = await write(block, 'EN', { faq_questions: turned }, undefined, { in_place: true });
    expect(body.data.others).toEqual({});
    expect(await values(block, 'questions')).toMatchObject({ EN: turned, NL: [{ question: 'a NL' }, {}] });
  });

  it('is the default language’s where a block comes with several', async () => {
    const block = await addBlock('text-with-image', (locale) =>
      text(locale, { 'text-with-image_layout': locale === 'NL' ? 'poster' : 'card' }),
    );
    expect(await values(block, 'layout')).toEqual({ NL: 'poster', EN: 'poster', RO: 'poster' });
  });

  it('reaches the default language from one that is written for the first time', async () => {
    const { page } = await addPage('p-generic', path('eerste-keer'));
    const body = { uid: randomUUID(), key: 'text-with-image', page_id: page.id, order: 0 };
    const made = await call('POST', 'blocks', { ...body, settings: { NL: settings(text)['NL'] } });
    const block = made.body.data as Block;
    const { body: answer } = await write(block, 'EN', text('EN', { 'text-with-image_fullHeight': true }));
    expect(Object.keys(answer.data.others)).toEqual(['NL']);
    expect(await values(block, 'fullHeight')).toEqual({ NL: true, EN: true });
    expect(await values(block, 'headerText')).toEqual({ NL: 'Kop NL', EN: 'Kop EN' });
  });
});
