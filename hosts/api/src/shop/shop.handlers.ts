import type { Contract } from '@boardwright/api-client/contract';
import { runPayments } from './run-payments.ts';
import type { Deps } from '../platform/deps.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { loggedIn, type RequestContext, scope } from '../platform/http/context.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { readMyJob } from '../jobs/employer/my-jobs.ts';
import { employerOf } from '../people/client/employer.ts';
import { countedMeta, pageMeta } from '../platform/http/page-meta.ts';
import { countApplyClick } from './apply-clicks.ts';
import { readBalance, readSubscriptions } from './balances.ts';
import { changeClient, findClientLots, findClients } from './client-lots.ts';
import { receiveInvoice, writeOffInvoice } from './close-invoice.ts';
import { grantBalance } from './grant-balance.ts';
import { findJobPayments } from './job-payments.ts';
import { orderForClient, quoteForClient } from './order-for-client.ts';
import { ordersCsv } from './orders-csv.ts';
import { findInvoicePage, findOrder, findOrderPage, sumInvoices } from './orders.queries.ts';
import { presentAdminOrder } from './orders.present.ts';
import {
  createProduct,
  findBoardProducts,
  findMyProducts,
  presentAdminProduct,
  updateProduct,
} from './products.ts';
import { planRefund } from './plan-refund.ts';
import { publishForCompany } from './publish-for-company.ts';
import { refundOrder } from './refund-order.ts';
import { renewJob } from './renew-job.ts';
import { sellerOf } from './seller.ts';
import { assignSlot, cancelSlot } from './slots.ts';
import { upSell } from './upsell-job.ts';
import { withdrawGrant } from './withdraw-grant.ts';

/** Most orders of one export. */
const exported = 50_000;

/** What employers do with what they bought (§7 'Account and profile', 'Jobs'). */
function companyCalls(options: Deps) {
  const deps = { ...options, runPayments };
  const { db, clock } = deps;
  const reader = ({ locale }: Pick<RequestContext, 'locale'>) => ({ locale, now: clock.now() });
  const balance = async (context: RequestContext, kind: 'credit' | 'contract') => ({
    data: await readBalance(db, employerOf(context).owner.clientId, kind, reader(context)),
  });
  return {
    readCreditsBalance: (_call, context) => balance(context, 'credit'),
    readContractsBalance: (_call, context) => balance(context, 'contract'),
    readClientDashboard: async (_call, context) => ({
      data: await readSubscriptions(db, employerOf(context).owner.clientId, reader(context)),
    }),
    findMyProducts: async (_call, context) => {
      const employer = employerOf(context);
      return { data: await findMyProducts(db, employer.owner, sellerOf(employer), clock.now()) };
    },
    findUpSells: async ({ params }, context) => {
      const employer = employerOf(context);
      await readMyJob(deps, employer, params.id);
      const seller = sellerOf(employer);
      return { data: await findMyProducts(db, employer.owner, seller, clock.now(), 'jobUpSell') };
    },
    upSellJob: async ({ params, body }, context) => ({
      data: await upSell(deps, context, employerOf(context), params.id, body),
    }),
    assignSlot: async ({ params, body }, context) => {
      const employer = employerOf(context);
      await assignSlot(deps, employer, params.id, body.subscription_id);
      return { data: await readMyJob(deps, employer, params.id) };
    },
    cancelSlot: async ({ params }, context) => ({
      data: await cancelSlot(deps, employerOf(context), params.id),
    }),
    renewJob: async ({ params, body }, context) => {
      const employer = employerOf(context);
      await renewJob(deps, employer, params.id, body);
      return { data: await readMyJob(deps, employer, params.id) };
    },
    clickApply: async ({ params }, context) => ({
      data: { url: await countApplyClick(deps, context, params.uuid) },
    }),
  } satisfies Partial<Handlers<Contract['shop']>>;
}

const adminOf = (context: RequestContext) => loggedIn(context).id;

/** What the board's admin does: products, orders, refunds, grants. */
function adminCalls(deps: Deps) {
  const { db, clock, payments: providers } = deps;
  const reader = ({ locale }: Pick<RequestContext, 'locale'>) => ({ locale, providers, now: clock.now() });
  const anyOrder = async (context: RequestContext, id: number) => {
    const row = await findOrder(db, { boardId: scope(context).board.id }, id);
    if (!row) throw new HttpError('orderNotFound');
    return row;
  };
  const adminOrder = async (context: RequestContext, id: number) => ({
    data: presentAdminOrder(await anyOrder(context, id), reader(context)),
  });
  return {
    findAllProducts: async (_call, context) => {
      const tenant = scope(context);
      const rows = await findBoardProducts(db, tenant.board.id, false);
      return { data: rows.map((row) => presentAdminProduct(row, sellerOf(tenant))) };
    },
    createProduct: async ({ body }, context) => ({
      data: await createProduct({ db, now: clock.now(), locale: context.locale }, scope(context), body),
    }),
    updateProduct: async ({ params, body }, context) => ({
      data: await updateProduct(db, scope(context), params.id, body, context.locale),
    }),
    removeProduct: async ({ params }, context) => {
      await updateProduct(db, scope(context), params.id, { active: false }, context.locale);
      return undefined;
    },
    findAllOrders: async ({ query }, context) => {
      const { rows, total } = await findOrderPage(db, { boardId: scope(context).board.id }, query);
      return {
        data: rows.map((row) => presentAdminOrder(row, reader(context))),
        meta: countedMeta(total, query),
      };
    },
    exportOrders: async ({ query }, context) => {
      const { board } = scope(context);
      const { rows } = await findOrderPage(db, { boardId: board.id }, { ...query, page: 1, limit: exported });
      return ordersCsv(
        rows,
        `${board.slug}-orders-${clock.now().toISOString().slice(0, 10)}.csv`,
        clock.now(),
      );
    },
    readAnyOrder: ({ params }, context) => adminOrder(context, params.id),
    planRefund: async ({ params }, context) => ({
      data: await planRefund(db, await anyOrder(context, params.id), clock.now()),
    }),
    refundOrder: async ({ params, body }, context) => {
      await refundOrder(deps, scope(context), params.id, body, context.locale);
      return adminOrder(context, params.id);
    },
    findInvoices: async ({ query }, context) => {
      const { rows, total } = await findInvoicePage(db, scope(context).board.id, query, clock.now());
      return {
        data: rows.map((row) => presentAdminOrder(row, reader(context))),
        meta: countedMeta(total, query),
      };
    },
    sumInvoices: async (_call, context) => ({
      data: await sumInvoices(db, scope(context).board.id, clock.now()),
    }),
    receiveInvoice: async ({ params, body }, context) => {
      await receiveInvoice(deps, scope(context), params.id, body.received_on ?? null, context.locale);
      return adminOrder(context, params.id);
    },
    writeOffInvoice: async ({ params }, context) => {
      await writeOffInvoice(deps, scope(context), params.id);
      return adminOrder(context, params.id);
    },
    quoteForClient: async ({ params, query }, context) => ({
      data: await quoteForClient(deps, context, params.id, query),
    }),
    orderForClient: async ({ params, body }, context) =>
      adminOrder(context, await orderForClient(deps, context, params.id, body)),
    findJobPayments: async ({ params }, context) => ({
      data: await findJobPayments(deps, context, params.uuid),
    }),
    publishForCompany: async ({ params, body }, context) => ({
      data: await publishForCompany({ ...deps, runPayments }, context, params.uuid, body),
    }),
    changeClient: async ({ params, body }, context) => ({
      data: await changeClient(db, scope(context).site.id, params.id, body, clock.now()),
    }),
    findClients: async ({ query }, context) => {
      const { data, total, isExact } = await findClients(db, scope(context).site.id, query, clock.now());
      return { data, meta: countedMeta(total, query, isExact) };
    },
    grantBalance: async ({ params, body }, context) => ({
      data: await grantBalance(db, scope(context), params.id, body, {
        adminId: adminOf(context),
        locale: context.locale,
        now: clock.now(),
      }),
    }),
    findClientLots: async ({ params, query }, context) => {
      const { site } = scope(context);
      const { data, total } = await findClientLots(db, site.id, params.id, query, reader(context));
      return { data, meta: pageMeta(total, query) };
    },
    withdrawGrant: async ({ params, body }, context) => ({
      data: await withdrawGrant(deps, scope(context), {
        clientId: params.id,
        lotId: params.lotId,
        locale: context.locale,
        adminId: adminOf(context),
        note: body.note ?? null,
      }),
    }),
  } satisfies Partial<Handlers<Contract['shop']>>;
}

/** Everything of the shop but the orders themselves. */
export function shopHandlers(deps: Deps): Handlers<Contract['shop']> {
  return { ...companyCalls(deps), ...adminCalls(deps) };
}
