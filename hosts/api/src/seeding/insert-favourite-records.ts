import { randomBytes } from 'node:crypto';
import { and, desc, eq, ilike, inArray, sql } from '../platform/database/drizzle.ts';
import { demoAlerts, demoFavourites } from '../../seeds/content/favourites.ts';
import type { Transaction } from '../platform/database/connect.ts';
import {
  favourites,
  jobAlerts,
  jobBoardJobs,
  jobs,
  organisations,
  users,
} from '../platform/database/schema.ts';
import { nextMailing } from '../alerts/tasks/alert-times.ts';
import { timeZoneOf } from '../platform/site-calendar.ts';
import { languageOf } from './demo-language.ts';
import type { DemoSite } from './demo-site.ts';

/** What the demo's jobs are to alerts: each came on the day it was published, so that none is news at the first start. */
export async function insertAppearances(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    insert into job_appearances (job_id, job_board_id, appeared_at)
    select b.job_id, b.job_board_id, j."from" from job_board_jobs b join jobs j on j.id = b.job_id
    where j.status not in ('draft', 'scheduled')`);
}

async function insertAlerts(tx: Transaction, site: DemoSite, userId: number, now: Date): Promise<void> {
  const zone = timeZoneOf(site.settings);
  await tx.insert(jobAlerts).values(
    demoAlerts(languageOf(site)).map(({ search, place, range, segments, salaryMin, frequency, active }) => ({
      siteId: site.id,
      userId,
      token: randomBytes(32).toString('base64url'),
      filter: {
        ...(search === undefined ? {} : { search }),
        ...(place === undefined
          ? {}
          : { city: place.name, lat: place.lat, lon: place.lon, countryCode: 'NL' }),
        ...(range === undefined ? {} : { range }),
        ...(segments.length === 0 ? {} : { segments }),
        ...(salaryMin === undefined ? {} : { salaryMin }),
      },
      frequency,
      active,
      locale: languageOf(site),
      createdAt: now,
      confirmedAt: now,
      coveredTill: now,
      dueAt: nextMailing(frequency, now, zone),
    })),
  );
}

async function insertFavourites(tx: Transaction, site: DemoSite, userId: number, now: Date): Promise<void> {
  const { word, count } = demoFavourites.jobs;
  const search = `%${word[languageOf(site)]}%`;
  const stored = await tx
    .select({ jobId: jobs.id })
    .from(jobs)
    .innerJoin(jobBoardJobs, eq(jobBoardJobs.jobId, jobs.id))
    .where(
      and(eq(jobBoardJobs.jobBoardId, site.board.id), eq(jobs.status, 'active'), ilike(jobs.title, search)),
    )
    .orderBy(desc(jobs.from), desc(jobs.id))
    .limit(count);
  const employers = await tx
    .select({ organisationId: organisations.id })
    .from(organisations)
    .where(inArray(organisations.name, [...demoFavourites.organisations]));
  const rows = [
    ...stored.map(({ jobId }) => ({ jobId, organisationId: null })),
    ...employers.map(({ organisationId }) => ({ jobId: null, organisationId })),
  ];
  if (rows.length === 0) return;
  await tx.insert(favourites).values(rows.map((row) => ({ ...row, userId, createdAt: now })));
}

/** What the demo's candidate of a site keeps: alerts and favourites. */
export async function insertFavouriteRecords(
  tx: Transaction,
  site: DemoSite,
  email: string,
  now: Date,
): Promise<void> {
  const [candidate] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.role, 'candidate'), eq(users.siteId, site.id)));
  if (!candidate) return;
  await insertAlerts(tx, site, candidate.id, now);
  await insertFavourites(tx, site, candidate.id, now);
}
