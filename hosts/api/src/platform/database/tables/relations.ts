import { relationStatuses } from '@boardwright/api-client/contract';
import { sql, check, index, integer, pgTable, text, uniqueIndex, uuid } from '../drizzle.ts';
import { files } from './applications.ts';
import { createdAt, identity, moment } from './columns.ts';
import { clients, users } from './people.ts';
import { resumes } from './resumes.ts';

/**
 * A company that bought a resume and asked its candidate for contact (specification §3 'Relation statuses'). One per
 * company and resume: that there is one makes the resume the company's.
 */
export const relations = pgTable(
  'relations',
  {
    id: identity(),
    uuid: uuid('uuid').notNull().defaultRandom(),
    resumeId: integer('resume_id')
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** The colleague who asked. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: relationStatuses }).notNull().default('requested'),
    introductionText: text('introduction_text').notNull(),
    motivation: text('motivation'),
    motivationFileId: integer('motivation_file_id').references(() => files.id, { onDelete: 'set null' }),
    /** Credits it was bought for. */
    credits: integer('credits').notNull().default(0),
    /** Of the link that was mailed; whoever opens it answers for the candidate. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    answeredAt: moment('answered_at'),
    /** When the company took the request back: nobody can answer it any more. The resume stays bought. */
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('relations_uuid').on(table.uuid),
    uniqueIndex('relations_token').on(table.tokenHash),
    uniqueIndex('relations_resume_client').on(table.resumeId, table.clientId),
    index('relations_client').on(table.clientId, table.status, table.createdAt),
    index('relations_user').on(table.userId),
    check(
      'relations_status',
      sql`${table.status} in (${sql.raw(relationStatuses.map((status) => `'${status}'`).join(', '))})`,
    ),
  ],
);
