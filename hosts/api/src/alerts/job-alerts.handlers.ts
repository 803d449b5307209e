import type { Contract } from '@boardwright/api-client/contract';
import { and, eq, isNotNull } from '../platform/database/drizzle.ts';
import { jobAlerts, users } from '../platform/database/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { loggedIn, type RequestContext, scope, scopedBoard } from '../platform/http/context.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { timeZoneOf } from '../platform/site-calendar.ts';
import { memberOf } from '../people/account/member.ts';
import { alertsOfPerson } from '../people/account/data-of-person.ts';
import { boardVisit } from '../jobs/public/board-visit.ts';
import { changedSchedule, startSchedule } from './alert-schedule.ts';
import { alertOfLink, confirmAlert, requestAlert } from './guest-alerts.ts';
import { type AlertBody, readAlert } from './job-alert-form.ts';
import { presentAlert, presentManagedAlert } from './job-alerts.present.ts';
import {
  type AlertRow,
  countOfUser,
  deleteAlert,
  findSameOfUser,
  findUntoldSince,
  findMyAlert,
  findMyAlerts,
  insertAlert,
  updateAlert,
} from './job-alerts.queries.ts';
import { previewAlert } from './preview-alert.ts';

/** Alerts a candidate may have. */
const mostAlerts = 50;

/** Which alerts are of who is logged in. @throws HttpError `unauthenticated` */
async function alertsOf({ db }: Deps, context: RequestContext) {
  const member = memberOf(context);
  const [person] = await db.select().from(users).where(eq(users.id, member.visitor.id));
  if (!person) throw new HttpError('unauthenticated');
  return and(alertsOfPerson(person, member), isNotNull(jobAlerts.confirmedAt));
}

/** A candidate's own alert. @throws HttpError `notFound` */
async function ownAlert(deps: Deps, context: RequestContext, id: number): Promise<AlertRow> {
  const row = await findMyAlert(deps.db, await alertsOf(deps, context), id);
  if (!row) throw new HttpError('notFound');
  return row;
}

async function createAlert(deps: Deps, context: RequestContext, body: AlertBody): Promise<AlertRow> {
  const { db, clock } = deps;
  const tenant = scope(context);
  const visitor = loggedIn(context);
  const settings = await readAlert(deps, tenant, body, context.locale);
  const same = settings.active ? await findSameOfUser(db, visitor.id, settings) : undefined;
  if (same) return same;
  if ((await countOfUser(db, visitor.id)) >= mostAlerts) throw new HttpError('tooManyJobAlerts');
  const now = clock.now();
  const { id } = await insertAlert(db, {
    ...settings,
    ...startSchedule(settings.frequency, now, timeZoneOf(tenant.site.settings)),
    siteId: tenant.site.id,
    userId: visitor.id,
    createdAt: now,
    // The account stands for its address: nothing is sent before that one is verified.
    confirmedAt: now,
  });
  return ownAlert(deps, context, id);
}

async function changeAlert(deps: Deps, context: RequestContext, { alert }: AlertRow, body: AlertBody) {
  const { db, clock } = deps;
  const tenant = scope(context);
  const settings = await readAlert(deps, tenant, body, context.locale);
  const untold = alert.frequency === 'direct' ? await findUntoldSince(db, alert.id) : undefined;
  const zone = timeZoneOf(tenant.site.settings);
  const schedule = changedSchedule(alert, settings, clock.now(), zone, untold);
  await updateAlert(db, alert.id, { ...settings, ...schedule });
}

/** Job alerts: a candidate's own, and those behind mailed links (see docs/decisions). */
export function jobAlertsHandlers(deps: Deps): Handlers<Contract['jobAlerts']> {
  const { db } = deps;
  const managed = async (context: RequestContext, token: string) => ({
    data: presentManagedAlert(await alertOfLink(deps, context, token)),
  });
  return {
    findJobAlerts: async (_call, context) => ({
      data: (await findMyAlerts(db, await alertsOf(deps, context))).map(presentAlert),
    }),
    createJobAlert: async ({ body }, context) => ({
      data: presentAlert(await createAlert(deps, context, body)),
    }),
    changeJobAlert: async ({ params, body }, context) => {
      await changeAlert(deps, context, await ownAlert(deps, context, params.id), body);
      return { data: presentAlert(await ownAlert(deps, context, params.id)) };
    },
    removeJobAlert: async ({ params }, context) => {
      const isNotFound = await deleteAlert(db, params.id, await alertsOf(deps, context));
      if (!isNotFound) throw new HttpError('notFound');
      return undefined;
    },
    previewJobAlert: async ({ body }, context) => {
      const visit = boardVisit(context);
      const settings = await readAlert(deps, visit, body, context.locale);
      return { data: await previewAlert(deps, visit, settings) };
    },
    requestJobAlert: async ({ params, body }, context) => {
      scopedBoard(context, params.boardId);
      return { data: { email: await requestAlert(deps, scope(context), body, context.locale) } };
    },
    confirmJobAlert: async ({ params }, context) => ({
      data: presentManagedAlert(await confirmAlert(deps, context, params.token)),
    }),
    readManagedJobAlert: ({ params }, context) => managed(context, params.token),
    changeManagedJobAlert: async ({ params, body }, context) => {
      await changeAlert(deps, context, await alertOfLink(deps, context, params.token), body);
      return managed(context, params.token);
    },
    removeManagedJobAlert: async ({ params }, context) => {
      const { alert } = await alertOfLink(deps, context, params.token);
      await deleteAlert(db, alert.id);
      return undefined;
    },
    unsubscribeFromJobAlert: async ({ params }, context) => {
      const { alert } = await alertOfLink(deps, context, params.token);
      await updateAlert(db, alert.id, { active: false });
      return undefined;
    },
  };
}
