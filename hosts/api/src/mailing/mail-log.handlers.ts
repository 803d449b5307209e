import type { Contract } from '@boardwright/api-client/contract';
import type { TransactionDeps } from '../platform/database/transaction.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { findLoggedMails, resendMail } from './mail-log.ts';

/** What a site mailed. */
export function mailLogHandlers(deps: TransactionDeps): Handlers<Contract['mailLog']> {
  return {
    findLoggedMails: ({ query }, context) => findLoggedMails(deps.db, context, query),
    resendMail: async ({ params }, context) => ({ data: await resendMail(deps, context, params.uuid) }),
  };
}
