import { and, asc, eq, isNull } from '../../platform/database/drizzle.ts';
import type { Database } from '../../platform/database/connect.ts';
import { organisationBoards, organisations } from '../../platform/database/schema.ts';
import type { Owner } from './employer.ts';

/** Organisations of a company on a board, by name. */
export function findMyOrganisations(db: Pick<Database, 'select'>, { clientId, boardId }: Owner) {
  return db
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .innerJoin(
      organisationBoards,
      and(
        eq(organisationBoards.organisationId, organisations.id),
        eq(organisationBoards.jobBoardId, boardId),
      ),
    )
    .where(and(eq(organisations.clientId, clientId), isNull(organisations.archivedAt)))
    .orderBy(asc(organisations.name), asc(organisations.id));
}
