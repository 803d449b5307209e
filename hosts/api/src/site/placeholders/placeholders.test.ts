import { eq } from '../../platform/database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { ask } from '../../../test/request.ts';
import { jobBoards, pages, sites } from '../../platform/database/schema.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(pages);
  await shop.db.update(jobBoards).set({ placeholders: [{ key: '{{phone}}', value: '058 123' }] });
  await shop.db.update(sites).set({ texts: {} }).where(eq(sites.id, 18));
  shop.tenants.forget();
});

const read = async () => (await shop.call('GET', '/placeholders', undefined, 'admin')).body.data;
const save = (revision: number, placeholders: readonly object[]) =>
  shop.call('PUT', '/placeholders', { revision, placeholders }, 'admin');
const filled = async (locale: string) =>
  (await ask(shop, 'public/v1/configuration', { locale })).body.data.job_boards[0].placeholders;

describe('the placeholders of a board', () => {
  it('are written by language, and each visitor reads theirs', async () => {
    const before = await read();
    expect(before.placeholders).toEqual([{ name: 'phone', texts: { nl: '058 123' }, uses: [] }]);
    const saved = await save(before.revision, [
      { name: 'phone', texts: { nl: ' 058 456 ', en: '+31 58 456', ro: '' } },
    ]);
    expect(saved.body.data.placeholders[0].texts).toEqual({ nl: '058 456', en: '+31 58 456' });
    expect([await filled('nl'), await filled('en'), await filled('ro')]).toEqual([
      [{ key: 'phone', value: '058 456' }],
      [{ key: 'phone', value: '+31 58 456' }],
      [{ key: 'phone', value: '058 456' }],
    ]);
  });

  it('are restored for thirty days after they were left out, and visitors read them no longer', async () => {
    const { revision } = await read();
    const after = (await save(revision, [])).body.data;
    expect(after).toMatchObject({
      placeholders: [],
      deleted: [{ name: 'phone', texts: { nl: '058 123' }, deleted_at: shop.clock.now().toISOString() }],
    });
    expect(await filled('nl')).toEqual([]);
    const [{ name, texts }] = after.deleted;
    const back = (await save(after.revision, [{ name, texts }])).body.data;
    expect(back).toMatchObject({ placeholders: [{ name: 'phone', texts }], deleted: [] });
    const deletedAt = new Date(shop.clock.now().getTime() - 31 * 24 * 3_600_000).toISOString();
    await shop.db.update(jobBoards).set({ placeholders: [{ key: 'phone', value: '1', deletedAt }] });
    expect((await read()).deleted).toEqual([]);
  });

  it('are listed with where they are used, and what nobody fills in is named', async () => {
    const made = await shop.call(
      'POST',
      '/job-board-builder/pages',
      {
        key: 'p-about',
        uid: crypto.randomUUID(),
        settings: { NL: { page_label: 'Over ons', page_title: '', page_description: '' } },
      },
      'admin',
    );
    const page = made.body.data.page.id as number;
    await shop.call(
      'POST',
      '/job-board-builder/blocks',
      {
        key: 'html',
        page_id: page,
        order: 1,
        uid: crypto.randomUUID(),
        settings: { NL: { settings: { html_html: '{{ phone }} {{year}} {{fax}}' }, version: 1 } },
      },
      'admin',
    );
    // What a block fills in by itself, in a text that is no rich text, is nobody's placeholder.
    await shop.call(
      'POST',
      '/job-board-builder/blocks',
      {
        key: 'search-job',
        page_id: page,
        order: 2,
        uid: crypto.randomUUID(),
        settings: { NL: { settings: { search_job_headline: '{{jobs}} vacatures' }, version: 1 } },
      },
      'admin',
    );
    await shop.db
      .update(sites)
      .set({ texts: { NL: { terms_text_candidate: 'Bel {{fax}}', copyright_text: '{{yaer}}' } } })
      .where(eq(sites.id, 18));
    shop.tenants.forget();
    const { placeholders, missing } = await read();
    expect(placeholders[0].uses).toEqual([{ page_id: page, name: 'Over ons' }]);
    expect(missing).toEqual([
      {
        name: 'fax',
        uses: [
          { page_id: page, name: 'Over ons' },
          { page_id: null, name: 'Een tekst van de site' },
        ],
      },
    ]);
  });

  it('are refused with what is wrong at each, and of two admins the second reads what is there', async () => {
    const { revision } = await read();
    const refused = await save(revision, [
      { name: '1st', texts: { nl: 'x' } },
      { name: 'year', texts: { nl: 'x' } },
      { name: 'fax', texts: { en: 'x' } },
      { name: 'fax', texts: { nl: 'x' } },
    ]);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([
      422,
      ['0.name', '1.name', '2.nl', '3.name'],
    ]);
    const both = await Promise.all(['a', 'b'].map((name) => save(revision, [{ name, texts: { nl: name } }])));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const current = both.find(({ status }) => status === 409)?.body.current.placeholders;
    expect(current).toHaveLength(1);
  });
});
