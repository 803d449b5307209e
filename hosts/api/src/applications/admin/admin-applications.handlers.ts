import type { Contract } from '@boardwright/api-client/contract';
import { noteOpening } from '../../people/account/note-opening.ts';
import { loggedIn, type RequestContext, scope } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import {
  countApplications,
  findApplicationRow,
  findApplicationsPage,
  narrowed,
  findSender,
} from './admin-applications.queries.ts';
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
      const wanted = await narrowed(db, tenant, query, clock.now());
      const { rows, next } = await findApplicationsPage(db, tenant, query, wanted);
      const counted = await countApplications(db, tenant, wanted);
      return {
        data: {
          applications: rows.map(presentListed),
          next,
          counts: {
            delivered: counted.get('delivered') ?? 0,
            waiting: counted.get('waiting') ?? 0,
            failed: counted.get('failed') ?? 0,
            unknown: counted.get('unknown') ?? 0,
            leaving: counted.get('leaving') ?? 0,
          },
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
