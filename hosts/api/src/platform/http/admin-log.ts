import type { Endpoint } from '@boardwright/api-client/contract';
import { eq, sql } from '../database/drizzle.ts';
import type { Database } from '../database/connect.ts';
import { adminLogs } from '../database/schema.ts';
import type { Clock } from '../ports/clock.ts';
import type { RequestContext } from './context.ts';
import { HttpError } from './http-error.ts';

/**
 * What the thing is called that a call concerns, before it is done; undefined where that is not known.
 * @param name of the call: 'adminJobs.withholdJob'
 * @param params of its path
 */
export type TitleOf = (
  db: Database,
  name: string,
  params: Readonly<Record<string, string | number>>,
) => Promise<string | undefined>;

interface LoggedCall {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly context: RequestContext;
  readonly params: unknown;
  readonly body: unknown;
}

interface LogDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly titleOf?: TitleOf;
}

/** Longest title that is stored; the rest is cut off. */
const longestTitle = 200;

/** Whether a call is one by which an admin changes something. */
export function isLogged({ method, changesNothing }: Endpoint, { visitor, tenant }: RequestContext): boolean {
  return visitor?.role === 'admin' && tenant !== undefined && method !== 'GET' && changesNothing !== true;
}

/** What an answer calls the thing it is about: its title or its name, of a colleague the address, and nothing else of it. */
function titleIn(answer: unknown, area: string): string | undefined {
  // A person's name would stay here when they are deleted.
  if (area === 'people') return undefined;
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  const named = 'title' in data ? data.title : 'name' in data ? data.name : undefined;
  const title = area === 'team' && 'email' in data ? data.email : named;
  return typeof title === 'string' && title !== '' ? title : undefined;
}

/** The reason that a body gives. */
function reasonIn(body: unknown): string | null {
  const reason = typeof body === 'object' && body !== null && 'reason' in body ? body.reason : undefined;
  return typeof reason === 'string' ? reason.replaceAll('\0', '').trim() : null;
}

/** Of several ids the last names the thing itself: `/clients/{id}/lots/{lotId}`. */
function subjectOf(params: Readonly<Record<string, string | number>>): string | null {
  const last = Object.values(params).at(-1);
  return last === undefined ? null : String(last);
}

/**
 * Does what an admin asks for, with a row in the log. The row comes first: if it cannot be stored nothing is done. What is
 * refused takes it away again; of what fails it stays, not done as far as anybody knows.
 */
export async function logged<T>(
  { db, clock, titleOf }: LogDeps,
  { name, endpoint, context, params, body }: LoggedCall,
  run: () => Promise<T>,
): Promise<T> {
  const { visitor, tenant } = context;
  const inPath = params as Readonly<Record<string, string | number>>;
  const area = endpoint.area === undefined || endpoint.area === 'everyone' ? 'account' : endpoint.area;
  const known = await titleOf?.(db, name, inPath);
  const [entry] = await db
    .insert(adminLogs)
    .values({
      siteId: tenant?.site.id ?? null,
      userId: visitor?.id ?? null,
      byName: sql`(select trim(given_name || ' ' || family_name) from users where id = ${visitor?.id ?? 0})`,
      area,
      action: name,
      subject: subjectOf(inPath),
      title: known?.slice(0, longestTitle) ?? null,
      reason: endpoint.logsReason === true ? reasonIn(body) : null,
      createdAt: clock.now(),
    })
    .returning({ id: adminLogs.id });
  const own = eq(adminLogs.id, entry?.id ?? 0);
  try {
    const answer = await run();
    const title = known ?? titleIn(answer, area);
    await db
      .update(adminLogs)
      .set({ doneAt: clock.now(), ...(title !== undefined && { title: title.slice(0, longestTitle) }) })
      .where(own);
    return answer;
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) await db.delete(adminLogs).where(own);
    throw error;
  }
}
