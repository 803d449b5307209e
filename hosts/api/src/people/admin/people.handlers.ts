import type { Contract } from '@boardwright/api-client/contract';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { noteOpening } from '../account/note-opening.ts';
import { decidePerson, type PeopleDeps, previewPersonDecision } from './decide-person.ts';
import { endPersonSessions, sendPersonLink } from './let-in.ts';
import type { DeletionDeps } from '../account/delete-due-people.ts';
import { exportPerson, previewPersonDeletion } from './delete-on-request.ts';
import type { AccountDeps } from '../account/account-deps.ts';
import { endImpersonations } from '../../platform/http/sessions.ts';
import { viewAsPerson } from './impersonation.ts';
import { peopleCsv } from './people-csv.ts';
import { countPeople, findPeoplePage, findPersonRow } from './people.queries.ts';
import { presentPersonOf, presentPersonSummary } from './read-person.ts';

/** An admin opens somebody's data: it is noted before it is given. @throws HttpError `notFound` */
async function openPerson({ db, clock }: PeopleDeps, context: RequestContext, uuid: string) {
  const tenant = scope(context);
  const now = clock.now();
  const row = await findPersonRow(db, tenant, uuid);
  const opener = { personId: row.user.id, adminId: loggedIn(context).id, site: tenant.site.name };
  await noteOpening(db, 'person.opened', opener, now);
  return presentPersonOf(db, tenant, row, now);
}

/** The candidates and employers' users of a site, as its admins look after them. */
export function peopleHandlers(
  deps: DeletionDeps & Pick<AccountDeps, 'tokens'>,
): Handlers<Contract['people']> {
  const { db, clock } = deps;
  return {
    findPeople: async ({ query }, context) => {
      const tenant = scope(context);
      const { rows, next } = await findPeoplePage(db, tenant, query);
      const counted = await countPeople(db, tenant, query);
      return {
        data: {
          people: rows.map(presentPersonSummary),
          next,
          counts: {
            active: counted.get('active') ?? 0,
            unproved: counted.get('unproved') ?? 0,
            blocked: counted.get('blocked') ?? 0,
            leaving: counted.get('leaving') ?? 0,
          },
        },
      };
    },
    exportPeople: ({ query }, context) => peopleCsv(db, scope(context), query, clock.now()),
    readPerson: async ({ params }, context) => ({ data: await openPerson(deps, context, params.uuid) }),
    previewPersonDecision: async ({ params, body }, context) => ({
      data: await previewPersonDecision(deps, context, params.uuid, body),
    }),
    decidePerson: async ({ params, body }, context) => ({
      data: await decidePerson(deps, context, params.uuid, body),
    }),
    previewPersonDeletion: async ({ params }, context) => ({
      data: await previewPersonDeletion(deps, context, params.uuid),
    }),
    exportPerson: ({ params, query }, context) => exportPerson(deps, context, params.uuid, query.format),
    endPersonSessions: async ({ params }, context) => ({
      data: await endPersonSessions(deps, context, params.uuid),
    }),
    sendPersonLink: async ({ params, body }, context) => {
      await sendPersonLink(deps, context, params.uuid, body.link);
      return undefined;
    },
    startImpersonation: async ({ params, body }, context) => ({
      data: await viewAsPerson(deps, context, params.uuid, body.reason),
    }),
    endImpersonation: async (_call, context) => {
      await endImpersonations(db, loggedIn(context).id);
      return undefined;
    },
  };
}
