import { eq, sql } from '../../platform/database/drizzle.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { isSameJson } from '../../platform/database/same-json.ts';
import { users } from '../../platform/database/schema.ts';
import { loggedIn, type RequestContext } from '../../platform/http/context.ts';

/** Words on one line, without spaces around them. */
export const tidy = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** An uploaded picture's copy for lists (`storeUpload`); of any other picture, itself. */
export const thumbnailOf = (image: string): string => image.replace(/-upload(\.(?:jpg|png))$/, '-thumb$1');

/** What is other than it is stored. */
export function changesOf<Written extends object>(row: Written, written: Written): Partial<Written> {
  const changed = Object.entries(written).filter(
    ([name, value]) => !isSameJson(value, row[name as keyof Written]),
  );
  return Object.fromEntries(changed) as Partial<Written>;
}

/** The name of the admin who asks; may be empty. */
export async function nameOfAdmin(tx: Transaction, context: RequestContext): Promise<string> {
  const [person] = await tx
    .select({ name: sql<string>`trim(concat_ws(' ', ${users.givenName}, ${users.familyName}))` })
    .from(users)
    .where(eq(users.id, loggedIn(context).id));
  return person?.name ?? '';
}
