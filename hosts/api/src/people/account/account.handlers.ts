import type { AccountPorts } from './account-ports.ts';
import type { Contract } from '@boardwright/api-client/contract';
import type { Deps } from '../../platform/deps.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { visitorOf } from '../../platform/http/authenticate.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { findMyOrganisations } from '../client/company-organisations.queries.ts';

import type { AccountDeps } from './account-deps.ts';
import { memberOf } from './member.ts';
import { findAccountLogs } from './account-logs.ts';

import { presentPerson } from './account.present.ts';
import { findPerson } from './account.queries.ts';
import { createAttempts } from './attempts.ts';
import { changePassword, forgotPassword, resetPassword } from './change-password.ts';
import { contactHandlers } from './contact.handlers.ts';
import { deleteProfile } from './delete-profile.ts';
import { exportProfile } from './export-profile.ts';
import { readKpi } from './kpi.ts';
import { logIn } from './log-in.ts';
import { openSite } from './open-site.ts';
import { passkeyHandlers } from './passkeys.handlers.ts';
import { register } from './register.ts';
import { secondStepHandlers } from './second-step.handlers.ts';
import { endNamedSession, endOtherSessions, findMySessions, logOut } from './sessions.ts';
import { updateProfile } from './update-profile.ts';
import { acceptProfileOffer, readProfileOffer } from './save-profile.ts';
import { readVerification, resendVerification, verifyEmail } from './verify-email.ts';

type AccountHandlers = Handlers<Contract['account']>;

/** Mails that anybody may cause to one address within a quarter of an hour. */
const mostAskedMails = 5;

/** Codes of a second step that may be tried within a quarter of an hour: of a million, three are right at a time. */
const mostCodes = 5;

function profileHandlers(
  deps: AccountDeps,
): Pick<
  AccountHandlers,
  'readYou' | 'updateProfile' | 'changePassword' | 'readKpi' | 'findLogs' | 'exportProfile' | 'deleteProfile'
> {
  const present = async (context: RequestContext) => {
    const { id, clientId, provedEmail } = loggedIn(context);
    const person = await findPerson(deps.db, id, clientId);
    if (!person) throw new HttpError('unauthenticated');
    const { client } = person;
    const boardId = scope(context).board.id;
    const own = client ? await findMyOrganisations(deps.db, { clientId: client.id, boardId }) : [];
    const newsletters =
      person.user.role === 'admin'
        ? []
        : [...(await deps.ports.findNewsletters(deps.db, person.user, memberOf(context)))];
    const you = {
      ...presentPerson(person, own, newsletters),
      address_proved: person.user.email === provedEmail,
    };
    if (person.user.role !== 'candidate') return { data: you };
    const [stored, applied] = await Promise.all([
      deps.ports.findFavourites(person.user.id, boardId),
      deps.ports.findAppliedJobs(person.user, memberOf(context)),
    ]);
    return { data: { ...you, ...stored, applied_jobs: applied } };
  };
  return {
    readYou: (_call, context) => present(context),
    updateProfile: async ({ body }, context) => {
      await updateProfile(deps, memberOf(context), body);
      return present(context);
    },
    changePassword: async ({ body }, context) => ({
      data: await changePassword(deps, context, body),
    }),
    readKpi: async (_call, context) => ({ data: await readKpi(deps, memberOf(context)) }),
    findLogs: ({ query }, context) => findAccountLogs(deps.db, memberOf(context), query),
    exportProfile: ({ query }, context) => exportProfile(deps, memberOf(context), query.format),
    deleteProfile: async (_call, context) => {
      await deleteProfile(deps, memberOf(context));
      return undefined;
    },
  };
}

function sessionHandlers(
  deps: AccountDeps,
): Pick<AccountHandlers, 'findSessions' | 'endSession' | 'endOtherSessions' | 'logOut'> {
  return {
    findSessions: async (_call, context) => ({ data: await findMySessions(deps, context) }),
    endSession: async ({ params }, context) => {
      await endNamedSession(deps, context, params.uuid);
      return undefined;
    },
    endOtherSessions: async (_call, context) => {
      await endOtherSessions(deps, context);
      return undefined;
    },
    logOut: async (_call, context) => {
      await logOut(deps, context);
      return undefined;
    },
  };
}

/** Specification §7 'Account and profile'; the company itself and favourites stand elsewhere. */
export function accountHandlers(options: Deps, ports: AccountPorts): AccountHandlers {
  const { tokens, clock } = options;
  const deps: AccountDeps = {
    ...options,
    ports,
    guesses: createAttempts(clock),
    askedMails: createAttempts(clock, mostAskedMails),
    codes: createAttempts(clock, mostCodes),
  };
  return {
    ...profileHandlers(deps),
    ...sessionHandlers(deps),
    ...secondStepHandlers(deps),
    ...passkeyHandlers(deps),
    ...contactHandlers(deps),
    logIn: async ({ body }, context) => ({ data: await logIn(deps, context, body.email, body.password) }),

    validateToken: async ({ body }, context) => {
      const claims = await tokens.read(body.token);
      const isOfRole = claims !== undefined && claims.role === context.role;
      const visitor = isOfRole ? await visitorOf(deps, claims, scope(context)) : undefined;
      if (!visitor) throw new HttpError('unauthenticated');
      return { data: { token: body.token, expires_at: visitor.expiresAt.toISOString() } };
    },

    openSite: async ({ body }, context) => ({ data: await openSite(deps, context, body.password) }),
    register: async ({ body }, context) => ({ data: await register(deps, context, body) }),
    verifyEmail: async ({ body }, context) => ({
      data: await verifyEmail(deps, context, body),
    }),
    readVerification: async ({ params }, context) => ({
      data: await readVerification(deps, context, params.token),
    }),
    readProfileOffer: async ({ params }, context) => ({
      data: await readProfileOffer(deps, context, params.token),
    }),
    acceptProfileOffer: async ({ params, body }, context) => ({
      data: await acceptProfileOffer(deps, context, params.token, body),
    }),
    resendVerification: async (_call, context) => {
      await resendVerification(deps, memberOf(context));
      return undefined;
    },
    forgotPassword: async ({ body }, context) => {
      await forgotPassword(deps, context, body.email);
      return undefined;
    },
    resetPassword: async ({ body }, context) => ({ data: await resetPassword(deps, context, body) }),
  };
}
