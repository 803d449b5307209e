import { coreSchemas } from '@boardwright/blocks-schema';
import { asc } from '../platform/database/drizzle.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFreshDatabase } from '../../test/fresh-database.ts';
import type { DatabaseConnection } from '../platform/database/connect.ts';
import { jobBoards, pages, pageSettings, sites } from '../platform/database/schema.ts';
import { memoryStorage } from '../platform/ports/storage.ts';
import type { Beginning } from './beginning.ts';
import { BeginningError, checkBeginning } from './check-beginning.ts';
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

const home = { kind: 'p-home', blocks: [{ key: 'faq' }] } as const;

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
  it.each<[string, Partial<Beginning>, string | RegExp]>([
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
    [
      'with a setting that no site has',
      { brand: { primary_colour: '#112233' } as object },
      "'brand' sets 'primary_colour', and a site has no such setting: npm test says which one comes near.",
    ],
    [
      'in a font that there is not',
      { brand: { font_family: 'Wingdings' as 'Lato' } },
      "'brand' gives font_family a value that must be equal to one of the allowed values.",
    ],
    [
      'with a page of no kind',
      { pages: [{ kind: 'p-hom' as 'p-home', blocks: [] }] },
      /^There is no kind of page 'p-hom'; there are 'p-home', 'p-/,
    ],
    [
      'with two pages of a kind',
      { pages: [home, home] },
      "Two pages are of the kind 'p-home', of which a board has one: leave one out.",
    ],
    [
      'with a block that is not there',
      { pages: [{ kind: 'p-home', blocks: [{ key: 'acme/mpa' }] }] },
      "The page 'p-home' holds the block 'acme/mpa', and there is none: look at its key in blocks/.",
    ],
    [
      'with a setting that its block has not',
      { pages: [{ kind: 'p-home', blocks: [{ key: 'faq', settings: { en: { titel: 'Questions' } } }] }] },
      "The page 'p-home' sets the block 'faq' to what it cannot be: titel must NOT have additional properties.",
    ],
    [
      'with a block in a language that the board is not in',
      { pages: [{ kind: 'p-home', blocks: [{ key: 'faq', settings: { ro: {} } }] }] },
      "The page 'p-home' sets the block 'faq' in 'ro', and the board is in 'en', 'nl'.",
    ],
    [
      'with a page that has no address in one of its languages',
      { pages: [{ path: { en: 'visit' }, blocks: [] }] },
      "The page 'visit' has no address in 'nl': give it path: { nl: 'visit' }.",
    ],
    [
      'with a page where another one is',
      { pages: [{ title: { en: 'Visit us' }, path: { en: 'job-list', nl: 'langskomen' }, blocks: [] }] },
      "The page 'Visit us' cannot be at 'job-list' in 'en'. This path is already used by some other page.",
    ],
    [
      'with a page where the product answers',
      { pages: [{ path: { en: 'api/hours', nl: 'tijden' }, blocks: [] }] },
      "The page 'api/hours' cannot be at 'api/hours' in 'en'. The address /api is kept for the API.",
    ],
    [
      'with an address that no page can have',
      { pages: [{ kind: 'p-about', path: { en: '/About us' }, blocks: [] }] },
      /^The page 'p-about' cannot be at '\/About us' in 'en'\. Use lowercase letters/,
    ],
  ])('%s is refused in a sentence', (_what, change, message) => {
    const check = () => checkBeginning({ ...beginning, ...change }, coreSchemas);
    expect(check).toThrow(BeginningError);
    expect(check).toThrow(typeof message === 'string' ? new BeginningError(message) : message);
  });

  it('leaves nothing written', async () => {
    const connection = await openFreshDatabase();
    const { db } = connection;
    const wrong = { ...beginning, languages: [] };
    const seeding = seedIfEmpty(
      { db, storage: memoryStorage() },
      { content: 'empty', url, beginning: wrong },
    );
    await expect(seeding).rejects.toThrow('A board needs a language.');
    expect(await db.select().from(sites)).toEqual([]);
    await connection.close();
  });

  it('is none of those that a board may have', () => {
    expect(() => checkBeginning(beginning, coreSchemas)).not.toThrow();
  });
});
