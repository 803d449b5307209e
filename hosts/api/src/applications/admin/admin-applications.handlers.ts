import type { Contract } from '@boardwright/api-client/contract';
import { noteOpening } from '../../people/account/note-opening.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { findApplicationRow, findApplicationsPage, findSender } from './admin-applications.queries.ts';
import { deleteApplication, keepApplication } from './delete-application.ts';
import { presentApplication, presentListed } from './present-application.ts';
import { type AdminApplicationsDeps, resendApplication } from './resend-application.ts';

/** An admin opens an application: who sent it finds that in their log. @throws HttpError `notFound` */
async function openApplication({ db, clock }: AdminApplicationsDeps, context: RequestContext, uuid: string) {
  const tenant = scope(context);
  const now = clock.now();
  const { application } = await findApplicationRow(db, tenant, uuid);
  const sender = await findSender(db, tenant, application);
  if (sender)
    await noteOpening(
      db,
      'application.opened',
      { personId: sender.id, adminId: loggedIn(context).id, site: tenant.site.name },
      now,
    );
  return presentApplication(db, tenant, uuid, now);
}

/** The applications of a board, as its admins look after them. */
export function adminApplicationsHandlers(
  deps: AdminApplicationsDeps,
): Handlers<Contract['adminApplications']> {
  const { db, clock } = deps;
  return {
    findAllApplications: async ({ query }, context) => {
      const tenant = scope(context);
      const { rows, next, counts, isExact } = await findApplicationsPage(db, tenant, query, clock.now());
      return {
        data: {
          applications: rows.map(presentListed),
          next,
          counts,
          ...(isExact ? {} : { counts_are_exact: false }),
        },
      };
    },
    readAnyApplication: async ({ params }, context) => ({
      data: await openApplication(deps, context, params.uuid),
    }),
    resendApplication: async ({ params }, context) => ({
      data: await resendApplication(deps, context, params.uuid),
    }),
    deleteApplication: async ({ params, body }, context) => ({
      data: await deleteApplication(deps, context, params.uuid, body.reason),
    }),
    keepApplication: async ({ params }, context) => ({
      data: await keepApplication(deps, context, params.uuid),
    }),
  };
}
