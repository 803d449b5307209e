import type { Contract, Token } from '@boardwright/api-client/contract';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../http/api-error.ts';
import { type Visitor, visitorOf } from '../../http/authenticate.ts';
import { loggedIn, type RequestContext, scope } from '../../http/context.ts';
import type { Handlers } from '../../http/mount.ts';
import { findLogin, findPerson } from './account.queries.ts';
import { createAttempts } from './attempts.ts';
import { isPassword } from './passwords.ts';

type AccountRole = Visitor['role'];

/** Mount gives these handlers to account roles only, as the contract declares. */
function accountRole({ role }: RequestContext): AccountRole {
  if (role === 'public' || role === 'mp') throw new ApiError('forbidden');
  return role;
}

/** Whether a site lets this role log in at all (specification §6). */
function isAllowed(settings: Readonly<Record<string, unknown>>, role: AccountRole): boolean {
  return role === 'admin' || settings[`allow_${role}`] !== false;
}

/** Specification §7 'Account and profile', as far as a visitor's pages and the editor's door need it. */
export function accountHandlers({ db, tokens, clock }: Deps): Handlers<Contract['account']> {
  const attempts = createAttempts(clock);

  async function logIn(context: RequestContext, email: string, password: string): Promise<Token> {
    const role = accountRole(context);
    const { site } = scope(context);
    if (!isAllowed(site.settings, role)) throw new ApiError('forbidden');
    const account = `${site.id}:${role}:${email.trim().toLowerCase()}`;
    attempts.check(account);
    const found = await findLogin(db, site.id, role, email);
    const isRight = await isPassword(found?.passwordHash, password);
    if (!found || !isRight) {
      attempts.failed(account);
      // Only the admin's screen says so (see docs/decisions); elsewhere it would tell who has an account.
      throw new ApiError(!found && role === 'admin' ? 'noAccountWithThisEmail' : 'invalidCredentials');
    }
    attempts.succeeded(account);
    return tokens.issue({ subject: found.uuid, role, siteId: site.id, clientId: found.clientId });
  }

  return {
    logIn: async ({ body }, context) => ({ data: await logIn(context, body.email, body.password) }),

    readYou: async (_call, context) => {
      const visitor = loggedIn(context);
      const person = await findPerson(db, visitor.id);
      if (!person) throw new ApiError('unauthenticated');
      const { uuid, email, givenName, familyName, clientUuid, clientName } = person;
      const client = clientUuid && clientName ? { uuid: clientUuid, name: clientName } : null;
      const names = { given_name: givenName, family_name: familyName };
      return { data: { uuid, email, ...names, isCandidate: visitor.role === 'candidate', client } };
    },

    validateToken: async ({ body }, context) => {
      const claims = await tokens.read(body.token);
      const isOfRole = claims !== undefined && claims.role === context.role;
      const visitor = isOfRole ? await visitorOf(db, claims, scope(context)) : undefined;
      if (!visitor) throw new ApiError('unauthenticated');
      return { data: { token: body.token, expires_at: visitor.expiresAt.toISOString() } };
    },

    openSite: async ({ body }, context) => {
      const { site } = scope(context);
      const account = `${site.id}:site`;
      attempts.check(`${account}:${context.address}`);
      if (!(await isPassword(site.passwordHash, body.password))) {
        attempts.failed(`${account}:${context.address}`);
        throw new ApiError('invalidSitePassword');
      }
      return {
        data: await tokens.issue({ subject: undefined, role: 'site', siteId: site.id, clientId: null }),
      };
    },
  };
}
