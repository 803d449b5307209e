import { demoSegments } from '../../seeds/segments.ts';
import type { Database } from '../database/connect.ts';
import type { DemoSite } from './demo-site.ts';
import { insertSegments } from './insert-content.ts';
import { continueNumbering } from './insert-records.ts';
import { insertSite } from './insert-site.ts';
import { seedOnce } from './seed-once.ts';

/** One site that nobody has built yet: its owner gives it a name, colours and pages (§2 '/create-jobboard'). */
const draftSite: DemoSite = {
  id: 18,
  status: 'draft',
  // The first thing its admin gives it: under the product's own name no board goes live.
  name: '',
  hosts: ['localhost'],
  defaultLocale: 'nl',
  locales: ['nl', 'en', 'ro'],
  board: {
    id: 1,
    name: 'Boardwright',
    slug: 'boardwright',
    jobPath: '/vacature/{slug}',
    countries: ['NL', 'BE'],
  },
  settings: { supported_languages: ['nl', 'en', 'ro'], default_language: 'nl' },
  texts: {},
  cookieScripts: [],
  pages: [],
};

/**
 * A board without content: one draft site and the five segment groups. Nobody has an account: its owner makes the first
 * admin by the set-up link.
 * @param url where a host is reached, as 'http://localhost:3000'
 */
export async function seedEmpty(db: Database, url: (host: string) => string): Promise<void> {
  await seedOnce(db, async (tx) => {
    await insertSite(tx, draftSite, url('localhost'));
    await insertSegments(tx, demoSegments().groups, []);
    for (const table of ['job_boards', 'sites']) await continueNumbering(tx, table);
  });
}
