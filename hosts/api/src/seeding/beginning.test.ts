import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFreshDatabase } from '../../test/fresh-database.ts';
import type { DatabaseConnection } from '../platform/database/connect.ts';
import { jobBoards, pages, pageSettings, sites } from '../platform/database/schema.ts';
import { memoryStorage } from '../platform/ports/storage.ts';
import { type Beginning, BeginningError } from './beginning.ts';
import { seedIfEmpty } from './seed-if-empty.ts';

const beginning: Beginning = {
  name: 'Harbour Jobs',
  languages: ['en', 'nl'],
  brand: { primary_color: '#112233', font_family: 'Lato' },
  messages: { en: { searchJob: { keywordExample: 'E.g. mate' } } },
  pages: [
    { kind: 'p-home', blocks: [{ key: 'faq' }] },
    {
      path: { en: 'visit', nl: 'langskomen' },
      title: { en: 'Visit us', nl: 'Kom langs' },
      blocks: [{ key: 'faq', settings: { en: { title: 'Questions' } } }],
    },
  ],
};

const url = (host: string) => `http://${host}:3000`;

describe('what an empty database begins with', () => {
  let connection: DatabaseConnection;
  beforeAll(async () => {
    connection = await openFreshDatabase();
    const { db } = connection;
    await seedIfEmpty({ db, storage: memoryStorage() }, { content: 'empty', url, beginning });
  });
  afterAll(() => connection.close());

  it('is a site of that name, in those languages and colours', async () => {
    const [site] = await connection.db.select().from(sites);
    expect(site).toMatchObject({
      status: 'draft',
      name: 'Harbour Jobs',
      defaultLocale: 'en',
      supportedLocales: ['en', 'nl'],
      settings: {
        site_name: 'Harbour Jobs',
        primary_color: '#112233',
        font_family: 'Lato',
        custom_translations: beginning.messages,
      },
    });
    const [board] = await connection.db.select().from(jobBoards);
    expect(board).toMatchObject({ name: 'Harbour Jobs', jobUrlTemplate: '/jobs/{slug}' });
  });

  it('has a page of each kind, those that were given in their place, and the added ones after them', async () => {
    const rows = await connection.db.select().from(pages).orderBy(asc(pages.order));
    expect(rows.map(({ key }) => key).filter((key) => key === 'p-home')).toHaveLength(1);
    expect(rows[0]?.key).toBe('p-home');
    expect(rows).toHaveLength(21);
    expect(rows.at(-1)).toMatchObject({ key: 'p-generic', path: { en: 'visit', nl: 'langskomen' } });
    const texts = await connection.db.select().from(pageSettings);
    const named = (id: number | undefined) =>
      texts.filter(({ pageId }) => pageId === id).map(({ settings }) => settings['page_label']);
    expect(named(rows.at(-1)?.id).sort()).toEqual(['Kom langs', 'Visit us']);
    expect(named(rows.find(({ key }) => key === 'p-job-list')?.id).sort()).toEqual(['Jobs', 'Vacatures']);
  });
});

describe('a beginning that cannot be had', () => {
  it.each<[string, Partial<Beginning>, string]>([
    ['without a name', { name: ' ' }, 'A board needs a name.'],
    ['without a language', { languages: [] }, 'A board needs a language.'],
    [
      'in a language the product has not',
      { languages: ['de' as 'en'] },
      "A board can be in en, nl, ro, not in 'de'.",
    ],
    [
      'of no colour',
      { brand: { primary_color: 'red' } },
      "primary_color takes a colour such as #00616b, not 'red'.",
    ],
  ])('%s is refused, and nothing is written', async (_what, change, message) => {
    const connection = await openFreshDatabase();
    const { db } = connection;
    const seeding = seedIfEmpty(
      { db, storage: memoryStorage() },
      { content: 'empty', url, beginning: { ...beginning, ...change } },
    );
    await expect(seeding).rejects.toThrow(new BeginningError(message));
    expect(await db.select().from(sites)).toEqual([]);
    await connection.close();
  });
});
