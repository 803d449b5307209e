import { and, eq, isNull, or, sql } from '../../platform/database/drizzle.ts';
import { organisationBoards, organisations } from '../../platform/database/schema.ts';
import type { Reader, Writer } from './import-records.ts';
import { longestSlug, slugOf } from '../../platform/slug.ts';

/**
 * Finds a company by its name within a board, or makes it; remembers what it found for the next job.
 * @param clientId whose feed it is: then among the organisations of this company only, and a new one is theirs
 */
export function createOrganisationFinder(boardId: number, clientId?: number) {
  const ids = new Map<string, number>();
  return async (db: Writer, name: string, website: string | null): Promise<number> => {
    const key = name.toLowerCase();
    const known =
      ids.get(key) ??
      (clientId === undefined
        ? await findOrganisation(db, boardId, key)
        : await findOrganisationOf(db, clientId, key)) ??
      (await addOrganisation(db, boardId, { name, website, clientId: clientId ?? null }));
    ids.set(key, known);
    return known;
  };
}

async function findOrganisation(db: Writer, boardId: number, name: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: organisations.id })
    .from(organisations)
    .innerJoin(organisationBoards, eq(organisationBoards.organisationId, organisations.id))
    .where(and(eq(organisationBoards.jobBoardId, boardId), sql`lower(${organisations.name}) = ${name}`))
    .orderBy(organisations.id)
    .limit(1);
  return row?.id;
}

async function findOrganisationOf(db: Writer, clientId: number, name: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: organisations.id })
    .from(organisations)
    .where(
      and(
        eq(organisations.clientId, clientId),
        isNull(organisations.archivedAt),
        or(
          sql`lower(${organisations.name}) = ${name}`,
          sql`exists (select 1 from jsonb_array_elements_text(${organisations.names}) other where lower(other) = ${name})`,
        ),
      ),
    )
    .orderBy(sql`(lower(${organisations.name}) = ${name}) desc`, organisations.id)
    .limit(1);
  return row?.id;
}

/** Lower-case names under which a company hides organisations from the board. */
export async function readHiddenNames(db: Reader, clientId: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ name: organisations.name, names: organisations.names })
    .from(organisations)
    .where(
      and(
        eq(organisations.clientId, clientId),
        eq(organisations.active, false),
        isNull(organisations.archivedAt),
      ),
    );
  return new Set(rows.flatMap(({ name, names }) => [name, ...names]).map((name) => name.toLowerCase()));
}

async function addOrganisation(
  db: Writer,
  boardId: number,
  {
    name,
    website,
    clientId,
  }: { readonly name: string; readonly website: string | null; readonly clientId: number | null },
): Promise<number> {
  // Room for the number that tells namesakes apart.
  const base = slugOf(name, longestSlug - 5) || 'company';
  for (let attempt = 1; ; attempt += 1) {
    const slug = attempt === 1 ? base : `${base}-${attempt}`;
    const [row] = await db
      .insert(organisations)
      .values({ name, slug, website, clientId })
      .onConflictDoNothing({ target: organisations.slug })
      .returning({ id: organisations.id });
    if (!row) continue;
    await db.insert(organisationBoards).values({ organisationId: row.id, jobBoardId: boardId });
    return row.id;
  }
}
