import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from '../platform/database/drizzle.ts';
import { type DemoEmployerJob, demoEmployerJobs } from '../../seeds/content/employer-jobs.ts';
import { slugOfJob } from '../jobs/employer/job-slug.ts';
import { dayOf } from '../platform/site-calendar.ts';
import { jobBoardJobs, jobs, jobViews, organisations, segments } from '../platform/database/schema.ts';
import { timeZoneOf } from '../platform/site-calendar.ts';
import { languageOf } from './demo-language.ts';
import { type DemoProcedure } from './demo-procedure.ts';

type Demo = Pick<DemoProcedure, 'tx' | 'site' | 'clientId' | 'now'>;

const day = 24 * 60 * 60 * 1000;
/** Days of which the demo knows how often its jobs were seen. */
const seenDays = 56;

async function segmentIds({ tx }: Demo, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return [];
  const wanted = names.map((name) => name.toLowerCase());
  const rows = await tx
    .select({ id: segments.id })
    .from(segments)
    .where(inArray(sql`lower(${segments.name} ->> 'nl')`, wanted));
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

async function insertJob(demo: Demo, organisation: { id: number; name: string }, job: DemoEmployerJob) {
  const { tx, site, clientId, now } = demo;
  const uuid = randomUUID();
  const from = new Date(now.getTime() + job.startsIn * day);
  const { title, status, intro, text, place, salary, hours } = job;
  const [made] = await tx
    .insert(jobs)
    .values({
      uuid,
      slug: slugOfJob({ title, city: place?.name ?? null }, uuid),
      title,
      status,
      description: intro,
      organisationId: organisation.id,
      organisationName: organisation.name,
      clientId,
      locale: languageOf(site),
      textType: 'own',
      textOwn: text,
      locationName: place?.name ?? null,
      city: place?.name ?? null,
      lat: place?.lat ?? null,
      lon: place?.lon ?? null,
      applyType: 'email',
      applyEmail: 'werk@zorggroeplauwers.example',
      recruiterName: 'Hilde Lauwers',
      referenceCode: job.reference,
      salaryMin: salary?.[0] ?? null,
      salaryMax: salary?.[1] ?? null,
      hoursMin: hours?.[0] ?? null,
      hoursMax: hours?.[1] ?? null,
      segmentIds: await segmentIds(demo, job.segments),
      from,
      till: status === 'draft' ? null : new Date(Math.max(from.getTime(), now.getTime()) + 30 * day),
      createdAt: new Date(Math.min(from.getTime(), now.getTime()) - day),
      updatedAt: now,
    })
    .returning({ id: jobs.id });
  if (made) await tx.insert(jobBoardJobs).values({ jobId: made.id, jobBoardId: site.board.id });
}

/** How often jobs were seen on a day of the past: more after they came, less at the weekend, never the same. */
function viewsOn(jobId: number, back: number, weekday: number): number {
  const fresh = 40 / (1 + Math.abs(20 - back) / 6);
  const wave = (jobId * 31 + back * 17) % 23;
  return Math.round((fresh + wave) * (weekday === 0 || weekday === 6 ? 0.4 : 1));
}

async function insertViews({ tx, site, clientId, now }: Demo): Promise<void> {
  const zone = timeZoneOf(site.settings);
  const own = await tx
    .select({ id: jobs.id, from: jobs.from })
    .from(jobs)
    .where(and(eq(jobs.clientId, clientId), inArray(jobs.status, ['active', 'paused', 'expired'])));
  const rows = own.flatMap(({ id, from }) =>
    Array.from({ length: seenDays }, (_, back) => new Date(now.getTime() - back * day))
      .filter((date) => date >= from)
      .map((date, back) => ({
        jobId: id,
        day: dayOf(date, zone),
        views: viewsOn(id, back, date.getUTCDay()),
      }))
      .filter(({ views }) => views > 0),
  );
  for (let at = 0; at < rows.length; at += 1000)
    await tx
      .insert(jobViews)
      .values(rows.slice(at, at + 1000))
      .onConflictDoNothing();
}

/** What the demo's employer has that no visitor sees: drafts, jobs to come and on pause; and how often the others were seen. */
export async function insertEmployerJobs(demo: Demo): Promise<void> {
  const { tx, clientId } = demo;
  const [organisation] = await tx
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(eq(organisations.clientId, clientId))
    .orderBy(organisations.id)
    .limit(1);
  if (!organisation) return;
  for (const job of demoEmployerJobs(languageOf(demo.site))) await insertJob(demo, organisation, job);
  await insertViews(demo);
}
