import type { Database } from '../../platform/database/connect.ts';
import { connectDatabase } from '../../platform/database/open-database.ts';
import type { FeedGeo } from './find-place.ts';
import { jobBoards, segmentGroups, segments, sites } from '../../platform/database/schema.ts';
import { feedOf, someDay } from './feed.fixtures.ts';
import type { ImportEvent } from './import-report.ts';
import { runImport } from './run-import.ts';
import type { ImportRequest } from './import-request.ts';

/** A database in memory with two empty boards. */
export async function openBoards() {
  const connection = await connectDatabase({ memory: true });
  const { db } = connection;
  for (const id of [1, 2]) {
    await db.insert(jobBoards).values({ id, name: `Bord ${id}`, host: 'x', url: 'x', slug: `bord-${id}` });
    await db.insert(sites).values({ id, name: 'Site', jobBoardId: id, supportedLocales: ['nl', 'en', 'ro'] });
  }
  await db
    .insert(segmentGroups)
    .values({ id: 2, key: 'contract', name: { nl: 'Dienstverband', en: 'Contract' } });
  await db
    .insert(segments)
    .values({ id: 201, key: 'vast', segmentGroupId: 2, name: { nl: 'Vast', en: 'Permanent' } });
  return connection;
}

const assen = {
  name: 'Assen',
  region: 'Drenthe',
  country_code: 'NL',
  lat: 52.99,
  lon: 6.56,
  population: 62_000,
};
/** A map with one town, which it offers for whatever is typed, as a helpful map does. */
export const onlyAssen: FeedGeo = {
  search: async () => [assen],
  regionNamed: () => undefined,
  nearest: async () => assen,
};

/** Imports a feed's text and gives the report with every event. */
export async function importText(
  db: Database,
  feed: string,
  request: Partial<ImportRequest> = {},
  now = someDay,
  onWritten?: (done: number) => void,
) {
  const events: ImportEvent[] = [];
  const report = await runImport(
    { open: feedOf(feed), address: 'test', name: 'feed', board: 1, ...request },
    { db, now: () => now, geo: onlyAssen, feedShapes: [] },
    {
      event: (event) => events.push(event),
      progress: (phase, done) => (phase === 'writing' ? onWritten?.(done) : undefined),
    },
  );
  return { ...report, events };
}

export interface FeedJob {
  reference: string;
  title?: string;
  company?: string;
  city?: string;
  salary?: string;
  jobtype?: string;
  expirationdate?: string;
  date?: string;
  description?: string;
  status?: string;
}

/** A feed in the Indeed format. */
export function indeedFeed(jobs: readonly FeedJob[]): string {
  const items = jobs.map(({ reference, ...job }) => {
    const fields = {
      title: 'Kok',
      company: 'Eethuis',
      city: 'Assen',
      country: 'NL',
      url: `https://eethuis.test/${reference}`,
      description: '<p>Wij zoeken een kok die van de seizoenen houdt.</p>',
      ...job,
    };
    const xml = Object.entries(fields).map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`);
    return `<job><referencenumber>${reference}</referencenumber>${xml.join('')}</job>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?><source><publisher>P</publisher>${items.join('\n')}</source>`;
}
