import { type BlockSchemas, coreSchemas } from '@boardwright/blocks-schema';
import { locales } from '@boardwright/messages';
import { demoSegments } from '../../seeds/segments.ts';
import { sql } from '../platform/database/drizzle.ts';
import type { Database, Transaction } from '../platform/database/connect.ts';
import { type Beginning, beginningSite } from './beginning.ts';
import type { DemoSite } from './demo-site.ts';
import { countriesOfNewSite } from '../platform/http/site-countries.ts';
import { insertSegments } from './insert-content.ts';
import { continueNumbering } from '../platform/database/continue-numbering.ts';
import { insertSite } from './insert-site.ts';
import { seedOnce } from './seed-once.ts';

/** An empty board begins in Dutch and speaks the other languages of the product too. */
const everyLanguage = ['nl', ...locales.filter((locale) => locale !== 'nl')];

/** One site that nobody has built yet: its owner gives it a name, colours and pages (§2 '/create-jobboard'). */
const draftSite: DemoSite = {
  id: 18,
  status: 'draft',
  // The first thing its admin gives it: under the product's own name no board goes live.
  name: '',
  hosts: ['localhost'],
  defaultLocale: 'nl',
  locales: everyLanguage,
  board: {
    id: 1,
    name: 'Boardwright',
    slug: 'boardwright',
    jobPath: '/vacature/{slug}',
  },
  settings: { supported_languages: everyLanguage, default_language: 'nl' },
  texts: {},
  cookieScripts: [],
  pages: [],
};

/**
 * Adds a draft site with a board of its own, which nobody has built yet. It has no host yet: `host` is
 * where it will be, which says in which country it is.
 * @returns its number
 */
export async function addDraftSite(
  tx: Transaction,
  {
    name,
    languages,
    host,
  }: { readonly name: string; readonly languages: readonly string[]; readonly host: string },
): Promise<number> {
  for (const table of ['job_boards', 'sites']) await continueNumbering(tx, table);
  const next = async (table: string): Promise<number> => {
    const { rows } = await tx.execute(sql`select nextval(pg_get_serial_sequence(${table}, 'id')) as id`);
    return Number(rows[0]?.['id']);
  };
  const [id, boardId] = [await next('sites'), await next('job_boards')];
  const [own = draftSite.defaultLocale] = languages;
  const site: DemoSite = {
    ...draftSite,
    id,
    name,
    hosts: [],
    locales: languages,
    defaultLocale: own,
    board: { ...draftSite.board, id: boardId, name, slug: `board-${boardId}` },
    settings: {
      supported_languages: [...languages],
      default_language: own,
      search_countries: [...countriesOfNewSite(own, host)],
    },
  };
  await insertSite({ db: tx, schemas: coreSchemas }, site, '');
  return id;
}

/**
 * A board without content: one draft site and the five segment groups. Nobody has an account: its owner makes the first
 * admin by the set-up link.
 * @param url where a host is reached, as 'http://localhost:3000'
 * @param beginning what is known of that site
 */
export async function seedEmpty(
  { db, schemas = coreSchemas }: { readonly db: Database; readonly schemas?: BlockSchemas },
  { url, beginning }: { readonly url: (host: string) => string; readonly beginning?: Beginning | undefined },
): Promise<void> {
  const site = beginning ? beginningSite(beginning, draftSite) : draftSite;
  await seedOnce(db, async (tx) => {
    await insertSite({ db: tx, schemas }, site, url('localhost'));
    await insertSegments(tx, demoSegments().groups, []);
    for (const table of ['job_boards', 'sites']) await continueNumbering(tx, table);
  });
}
