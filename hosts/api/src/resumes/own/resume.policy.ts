import { type SQL, sql } from '../../platform/database/drizzle.ts';
import { resumes } from '../../platform/database/schema.ts';

/** What says who may see a resume. */
export type SharedResume = Pick<typeof resumes.$inferSelect, 'status' | 'visibility' | 'clientIds'>;

/** Whether a company may see a resume (see docs/decisions, 'Who sees a resume'). */
export function seesResume({ status, visibility, clientIds }: SharedResume, clientId: number): boolean {
  if (status !== 'available') return false;
  const isNamed = clientIds.includes(clientId);
  return visibility === 'everybody' || (visibility === 'only' ? isNamed : !isNamed);
}

/** As {@link seesResume}, of an available one, for the database. */
export function seenBy(clientId: number): SQL {
  return sql`(${resumes.visibility} = 'everybody'
    or (${resumes.visibility} = 'except' and not ${clientId}::integer = any (${resumes.clientIds}))
    or (${resumes.visibility} = 'only' and ${clientId}::integer = any (${resumes.clientIds})))`;
}
