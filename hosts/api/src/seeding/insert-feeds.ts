import { and, asc, eq, inArray, isNull, sql } from '../platform/database/drizzle.ts';
import { feedImports, feeds, jobs, users } from '../platform/database/schema.ts';
import { type DemoProcedure } from './demo-procedure.ts';

type Demo = Pick<DemoProcedure, 'tx' | 'site' | 'clientId' | 'now'>;

const day = 24 * 60 * 60 * 1000;
/** What it did, so many days ago. */
const runs = [
  { ago: 4, kind: 'hand', created: 6, updated: 0, unchanged: 0, expired: 0 },
  { ago: 3, kind: 'schedule', created: 1, updated: 2, unchanged: 4, expired: 0 },
  { ago: 2, kind: 'schedule', created: 0, updated: 0, unchanged: 6, expired: 1 },
] as const;

/** A feed that brought some of the demo's employer's jobs. It is on pause: its address is an example's. */
export async function insertFeeds({ tx, site, clientId, now }: Demo, email: string): Promise<void> {
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.siteId, site.id)));
  const source = `feed:${site.board.id}:client ${clientId} demo`;
  const address = 'https://werkenbij.zorggroeplauwers.example/vacatures.xml';
  const [feed] = await tx
    .insert(feeds)
    .values({
      jobBoardId: site.board.id,
      clientId,
      userId: person?.id ?? null,
      name: 'Werken bij Lauwers',
      address,
      source,
      company: 'Zorggroep Lauwers',
      schedule: 'daily',
      timeOfDay: '06:30',
      active: false,
      allowed: true,
      lastRunAt: new Date(now.getTime() - 2 * day),
      createdAt: new Date(now.getTime() - 4 * day),
    })
    .returning({ id: feeds.id });
  const brought = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.clientId, clientId), eq(jobs.status, 'active'), isNull(jobs.source)))
    .orderBy(asc(jobs.id))
    .limit(runs.at(-1)?.unchanged ?? 0);
  await tx
    .update(jobs)
    .set({ source, externalReference: sql`'L-' || ${jobs.id}` })
    .where(inArray(jobs.id, brought));
  await tx.insert(feedImports).values(
    runs.map(({ ago, ...run }) => {
      const startedAt = new Date(now.getTime() - ago * day);
      return {
        ...run,
        jobBoardId: site.board.id,
        feedId: feed?.id ?? null,
        source,
        address,
        state: 'done' as const,
        attempts: 1,
        startedAt,
        finishedAt: new Date(startedAt.getTime() + 4000),
      };
    }),
  );
}
