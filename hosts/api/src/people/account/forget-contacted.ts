import { and, eq, inArray, ne, or, sql } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { accountLogs, mails, relations, resumes, users } from '../../platform/database/schema.ts';
import type { UserRow } from './member.ts';

/** What stands where a name was. */
const nobody = '–';

/**
 * Takes a candidate's name out of what companies that asked for contact got: the lines of their logs stay, and say
 * of nobody whom it was about; mails that were sent go. To be done while the resume is there.
 */
export async function forgetContacted(tx: Transaction, person: UserRow): Promise<void> {
  const asked = await tx
    .select({
      clientId: relations.clientId,
      asker: users.email,
      resume: resumes.uuid,
      name: resumes.givenName,
    })
    .from(relations)
    .innerJoin(resumes, eq(resumes.id, relations.resumeId))
    .leftJoin(users, eq(users.id, relations.userId))
    .where(eq(resumes.userId, person.id));
  for (const { clientId, asker, resume, name } of asked) {
    const { values } = accountLogs;
    await tx
      .update(accountLogs)
      .set({ values: sql`${values} || ${JSON.stringify({ candidate: nobody })}::jsonb` })
      .where(
        and(
          eq(accountLogs.clientId, clientId),
          or(
            sql`${values} ->> 'resume' = ${resume}`,
            // A CV that was read, and what was noted before resumes were named, goes by the name.
            and(
              sql`${values} ->> 'resume' is null`,
              sql`${values} ->> 'candidate' in (${name}, ${person.givenName})`,
            ),
          ),
        ),
      );
    if (asker === null) continue;
    await tx
      .delete(mails)
      .where(
        and(
          eq(mails.to, asker),
          inArray(mails.event, ['contact-request.accepted', 'contact-request.declined']),
          ne(mails.state, 'queued'),
          sql`position(${name} in ${mails.subject}) > 0`,
        ),
      );
  }
}
