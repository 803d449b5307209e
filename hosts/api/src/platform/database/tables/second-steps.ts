import { integer, pgTable, text, uniqueIndex } from '../drizzle.ts';
import { createdAt, identity, moment } from './columns.ts';
import { users } from './people.ts';

/** The app by which an admin takes the second step of logging in. */
export const secondStepApps = pgTable('second_step_apps', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** What its codes are made from, encrypted with the secret of the installation; null until its first code is given. */
  secret: text('secret'),
  /** Of an app that is being set up, in its place or for the first time; of no use until its first code is given. */
  newSecret: text('new_secret'),
  /** When the first code was given. */
  confirmedAt: moment('confirmed_at'),
  /** The half minute of the last code that was taken: that one and those before are not taken again. */
  lastTimeStep: integer('last_time_step').notNull().default(0),
  createdAt: createdAt(),
});

/** The codes of an admin who lost the app. Only hashes are kept. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: identity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [uniqueIndex('recovery_codes_code').on(table.userId, table.codeHash)],
);
