import type { Impersonation } from '@boardwright/api-client/contract';
import { transaction } from '../../platform/database/transaction.ts';
import { refuseProblems } from '../../platform/forms/problems.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { startImpersonation } from '../../platform/http/sessions.ts';
import type { AccountDeps } from '../account/account-deps.ts';
import { noteEvent } from '../account/account-logs.ts';
import { workplaceOf } from '../client/client-users.queries.ts';
import { lockPersonOf, siteAs } from './decide-person.ts';
import { personSentence } from './person-form.messages.ts';

/**
 * Lets an admin view the site as somebody, to help them: reading alone, for half an hour, and no longer than the admin is
 * logged in. The person reads in their log that it was done and why, before anything of it is given.
 * @throws HttpError `notFound`, also for an admin and another site's; `validation` without a reason; `personCannotLogIn`
 *   for who is blocked, leaves, or works for no company
 */
export async function viewAsPerson(
  deps: Pick<AccountDeps, 'db' | 'clock' | 'tokens' | 'search' | 'mailsQueued'>,
  context: RequestContext,
  uuid: string,
  typed: string,
): Promise<Impersonation> {
  const tenant = scope(context);
  const admin = loggedIn(context);
  const now = deps.clock.now();
  const reason = typed.replaceAll('\0', '').trim();
  refuseProblems(reason === '' ? [['reason', personSentence(context.locale, 'reasonNeeded')]] : []);
  return transaction(deps, async (tx) => {
    const person = await lockPersonOf(tx, tenant, uuid);
    const role = person.role === 'employer' ? 'employer' : 'candidate';
    const clientId = role === 'employer' ? await workplaceOf(tx, person) : null;
    if (!person.active || clientId === undefined) throw new HttpError('personCannotLogIn');
    const { doer, values } = siteAs(context);
    await noteEvent(tx, 'person.viewed-as', { ...doer, id: person.id }, now, { ...values, reason });
    const { token, expires_at } = await startImpersonation(
      { ...deps, db: tx },
      {
        userId: person.id,
        subject: person.uuid,
        role,
        siteId: tenant.site.id,
        clientId,
        userAgent: context.userAgent,
      },
      admin,
    );
    return { token, expires_at, role };
  });
}
