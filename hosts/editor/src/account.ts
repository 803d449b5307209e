import { ApiError } from '@boardwright/api-client';
import type { AccountApi, FormRefusal } from '@boardwright/editor';
import { client } from './engine.ts';
import { withFieldMessages } from './with-field-messages.ts';

const as = 'admin';

/** What the API refused of a form, for its fields. @throws what is no answer of the API */
export function refusalOf(error: unknown): FormRefusal {
  if (!(error instanceof ApiError)) throw error;
  return { message: error.message, fields: error.fields ?? {} };
}

/** The admin's own account. */
export const account: AccountApi = {
  sessions: async () => (await withFieldMessages(client.account.findSessions({ as }))).data,
  endSession: (uuid) => withFieldMessages(client.account.endSession({ params: { uuid }, as })),
  endOthers: () => withFieldMessages(client.account.endOtherSessions({ as })),
  async changePassword(body) {
    try {
      await client.account.changePassword({ body, as });
      return undefined;
    } catch (error) {
      return refusalOf(error);
    }
  },
};
