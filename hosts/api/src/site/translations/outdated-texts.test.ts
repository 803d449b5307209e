import type { OutdatedText, SiteDocument } from '@boardwright/api-client/contract';
import { describe, expect, it } from 'vitest';
import { openBuilder, path } from '../../../test/builder-pages.ts';

const { call, read, addPage, addBlock } = openBuilder();
type Block = SiteDocument['blocks'][number];

const outdated = async (): Promise<readonly OutdatedText[]> =>
  (await call('GET', 'sites/18/outdated-texts')).body.data;
const ofBlock = async ({ id }: Block) => (await outdated()).filter((text) => text.block_id === id);

async function write({ id }: Block, locale: string, settings: object): Promise<void> {
  const row = (await read()).blocks.find((block) => block.id === id)?.settings[locale];
  const { status, body } = await call(
    row ? 'PUT' : 'POST',
    row ? `block-settings/${row.id}` : 'block-settings',
    { block_id: id, locale, version: 0, settings, revision: row?.revision ?? 0, in_place: true },
  );
  expect(status, JSON.stringify(body)).toBeLessThan(300);
}

const faq = (title: string, questions: readonly string[] = []) => ({
  faq_title: title,
  faq_questions: questions.map((question) => ({ question, answer: '' })),
});

async function aBlock(title: string): Promise<Block> {
  const { page } = await addPage('p-generic', path(`vertaald-${title.replaceAll(' ', '-').toLowerCase()}`));
  return addBlock(page.id, 0, title);
}

describe('a translation', () => {
  it('is outdated once its source is changed, until it is written anew', async () => {
    const block = await aBlock('Veel gesteld');
    await write(block, 'EN', faq('Often asked'));
    expect(await ofBlock(block)).toEqual([]);
    await write(block, 'NL', faq('Veel gevraagd'));
    expect(await ofBlock(block)).toEqual([
      {
        block_id: block.id,
        page_id: null,
        locale: 'EN',
        path: 'title',
        text: 'Often asked',
        source: 'Veel gevraagd',
        source_before: 'Veel gesteld',
      },
    ]);
    await write(block, 'EN', faq('Frequently asked'));
    expect(await ofBlock(block)).toEqual([]);
  });

  it('is outdated no more where the source is as it was, and again where an undo brings it back', async () => {
    const block = await aBlock('Eerste kop');
    await write(block, 'EN', faq('First head'));
    await write(block, 'NL', faq('Tweede kop'));
    await write(block, 'NL', faq('Eerste kop'));
    expect(await ofBlock(block)).toEqual([]);
    await write(block, 'NL', faq('Derde kop'));
    await write(block, 'EN', faq('Third head'));
    await write(block, 'EN', faq('First head'));
    expect(await ofBlock(block)).toMatchObject([{ text: 'First head', source_before: 'Eerste kop' }]);
  });

  it('of a thing in a list keeps what it was written from when the list is put in another order', async () => {
    const block = await aBlock('Volgorde');
    await write(block, 'NL', faq('Volgorde', ['Wat is het', 'Waar is het']));
    await write(block, 'EN', faq('Order', ['What is it', 'Where is it']));
    await write(block, 'NL', faq('Volgorde', ['Waar is dat', 'Wat is het']));
    await write(block, 'EN', faq('Order', ['Where is it', 'What is it']));
    expect(await ofBlock(block)).toMatchObject([
      { path: 'questions/0/question', text: 'Where is it', source_before: 'Waar is het' },
    ]);
  });

  it('is right again where somebody says so, for the source they saw', async () => {
    const block = await aBlock('Oude zin hier');
    await write(block, 'EN', faq('The old line'));
    await write(block, 'NL', faq('Oude zin, hier'));
    const [seen] = await ofBlock(block);
    const body = {
      block_id: block.id,
      locale: 'EN',
      path: 'title',
      text: 'The old line',
      source: seen?.source,
    };
    const { body: answer } = await call('POST', 'sites/18/outdated-texts', body);
    expect((answer.data as OutdatedText[]).filter((text) => text.block_id === block.id)).toEqual([]);
    await write(block, 'NL', faq('Een heel andere zin'));
    await call('POST', 'sites/18/outdated-texts', body);
    expect(await ofBlock(block)).toMatchObject([{ source: 'Een heel andere zin' }]);
  });

  it('of which nobody noted the source is not among them, nor is one of another site', async () => {
    const { page } = await addPage('p-generic', path('niet-genoteerd'));
    const settings = (title: string) => ({ version: 0, settings: faq(title) });
    const block = await addBlock(page.id, 0, '', {
      settings: { NL: settings('Van toen'), EN: settings('Of then') },
    });
    await write(block, 'NL', faq('Van nu'));
    expect(await ofBlock(block)).toEqual([]);
    expect((await call('GET', 'sites/2/outdated-texts')).status).toBe(404);
    const stranger = { block_id: 999_999, locale: 'EN', path: 'title', text: 'a', source: 'b' };
    expect((await call('POST', 'sites/18/outdated-texts', stranger)).status).toBe(404);
  });

  it('of what a page says of itself is looked after too', async () => {
    const { page } = await addPage('p-generic', path('eigen-woorden'));
    const save = async (locale: string, page_title: string) => {
      const row = (await read()).pages.find(({ id }) => id === page.id)?.settings[locale];
      const settings = { ...row?.settings, page_title };
      const { status, body } = await call(
        row ? 'PUT' : 'POST',
        row ? `page-settings/${row.id}` : 'page-settings',
        {
          page_id: page.id,
          locale,
          settings,
          revision: row?.revision ?? 0,
        },
      );
      expect(status, JSON.stringify(body)).toBeLessThan(300);
    };
    await save('NL', 'Over de haven');
    await save('EN', 'About the harbour');
    await save('NL', 'Over de kust');
    const seen = (await outdated()).filter(({ page_id }) => page_id === page.id);
    expect(seen).toMatchObject([
      { path: 'page_title', source: 'Over de kust', source_before: 'Over de haven' },
    ]);
  });
});
