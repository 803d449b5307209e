import { stageKinds } from '@boardwright/api-client/contract';
import { sql, check, index, integer, pgTable, text, uniqueIndex } from '../drizzle.ts';
import { createdAt, identity } from './columns.ts';
import { clients } from './people.ts';

/** The steps of a company's procedure. Each has a kind, which decides what the applicant reads. */
export const applicationStages = pgTable(
  'application_stages',
  {
    id: identity(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: stageKinds }).notNull(),
    /** The company's own name of it; without one, its kind is said in the reader's language. */
    name: text('name'),
    order: integer('order').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('application_stages_client').on(table.clientId, table.order),
    // There is always one place where applications arrive, and never a second.
    uniqueIndex('application_stages_received')
      .on(table.clientId)
      .where(sql`${table.kind} = 'received'`),
    check(
      'application_stages_kind',
      sql`${table.kind} in (${sql.raw(stageKinds.map((kind) => `'${kind}'`).join(', '))})`,
    ),
  ],
);
