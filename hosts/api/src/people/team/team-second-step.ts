import type { TeamRules } from '@boardwright/api-client/contract';
import { eq } from '../../platform/database/drizzle.ts';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { sites } from '../../platform/database/schema.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { endSessions } from '../../platform/http/sessions.ts';
import { lockPerson } from '../account/account.queries.ts';
import { forgetSecondStep, hasSecondStep, isSecondStepRequired } from '../account/second-step.queries.ts';
import { mailSecondStep } from '../account/second-step.ts';
import { lockOwner } from './change-team.ts';
import type { AdminRow } from './team.queries.ts';

/**
 * Turns a colleague's two-step login off and ends their sessions: whoever has the lost phone may be in one. Where it is off
 * already nothing changes. One's own is turned off at one's account, with the password.
 * @throws HttpError `forbidden` for one's own
 */
export async function resetSecondStep(
  tx: Transaction,
  context: RequestContext,
  person: AdminRow,
  now: Date,
): Promise<void> {
  const { id } = loggedIn(context);
  if (person.id === id) throw new HttpError('forbidden');
  if (!(await hasSecondStep(tx, person.id))) return;
  await forgetSecondStep(tx, person.id);
  await endSessions(tx, person.id);
  const caller = await lockPerson(tx, id);
  const by = caller ? `${caller.givenName} ${caller.familyName}`.trim() || caller.email : '';
  await mailSecondStep(tx, context, person, { kind: 'reset', by }, now);
}

/** What the owners ask of everybody on the team. */
export async function readTeamRules(
  db: Pick<Database, 'select'>,
  context: RequestContext,
): Promise<TeamRules> {
  return { second_step_required: await isSecondStepRequired(db, scope(context).site.id) };
}

/**
 * Changes what is asked of everybody. Who is logged in stays so; it is asked when they log in the next time.
 * @throws HttpError `secondStepYoursFirst` where the owner who asks it has no second step, `rightMissing`
 */
export async function changeTeamRules(
  db: Database,
  context: RequestContext,
  { second_step_required: isRequired }: TeamRules,
): Promise<TeamRules> {
  const { site } = scope(context);
  return db.transaction(async (tx) => {
    const owner = await lockOwner(tx, context);
    if (isRequired && !(await hasSecondStep(tx, owner.id))) throw new HttpError('secondStepYoursFirst');
    await tx.update(sites).set({ secondStepRequired: isRequired }).where(eq(sites.id, site.id));
    return { second_step_required: isRequired };
  });
}
