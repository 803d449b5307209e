import type { Contract } from '@boardwright/api-client/contract';
import { eq } from '../platform/database/drizzle.ts';
import type { Deps } from '../platform/deps.ts';
import { files } from '../platform/database/schema.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { type RequestContext, scope } from '../platform/http/context.ts';
import type { FileReply, Handlers } from '../platform/http/mount.ts';
import { employerOf } from '../people/client/employer.ts';
import { pageMeta } from '../platform/http/page-meta.ts';
import { findInvoice, type InvoiceKind } from './issue-invoice.ts';
import {
  knownBilling,
  orderAsGuest,
  orderForCompany,
  readMyOrder,
  refusedOnInvoice,
} from './order-product.ts';
import { findOrder, findOrderByUuid, findOrderPage } from './orders.queries.ts';
import { presentOfferedPayment, presentOrder, presentPublicOrder } from './orders.present.ts';
import { offeredPayments, quoteProduct } from './place-order.ts';
import { continuePayment } from './start-payment.ts';

type InvoiceDeps = Pick<Deps, 'db' | 'storage'>;

async function invoiceFile(deps: InvoiceDeps, orderId: number, kind: InvoiceKind): Promise<FileReply> {
  const invoice = await findInvoice(deps.db, orderId, kind);
  if (!invoice?.fileId) throw new HttpError('orderNotFound');
  const [file] = await deps.db.select().from(files).where(eq(files.id, invoice.fileId));
  const stored = file && (await deps.storage.open(file.storageKey));
  if (!file || !stored) throw new HttpError('orderNotFound');
  return { file: { ...stored, name: file.name, mime: file.mime } };
}

/** Specification §7 'Resumes, orders, files', the orders. */
export function ordersHandlers(deps: Deps): Handlers<Contract['orders']> {
  const { db, clock, tokens, payments: providers } = deps;
  const reader = ({ locale }: Pick<RequestContext, 'locale'>) => ({ locale, providers, now: clock.now() });
  const byToken = async (context: RequestContext, token: string) => {
    const uuid = tokens.unseal('order', token);
    const row = uuid && (await findOrderByUuid(db, uuid, scope(context).site.id));
    if (!row) throw new HttpError('orderNotFound');
    return row;
  };
  return {
    findPaymentTypes: async ({ query }, context) => {
      const tenant = scope(context);
      const methods = offeredPayments(deps, tenant);
      const refusal = methods.includes('invoice') ? await refusedOnInvoice(deps, context, query) : undefined;
      return {
        data: methods.map((method) =>
          presentOfferedPayment(method, reader(context), method === 'invoice' ? refusal : undefined),
        ),
      };
    },
    quoteProduct: async ({ params, query }, context) => ({
      data: await quoteProduct(db, scope(context), params.id, {
        typed: query,
        known: await knownBilling(db, context),
        locale: context.locale,
      }),
    }),
    orderProduct: async ({ params, body }, context) => {
      const row = await orderForCompany(deps, context, employerOf(context), params.productId, body);
      return { data: presentOrder(row, reader(context)) };
    },
    findOrders: async ({ query }, context) => {
      const { owner, board } = employerOf(context);
      const { rows, total } = await findOrderPage(db, { boardId: board.id, clientId: owner.clientId }, query);
      return {
        data: rows.map((row) => presentOrder(row, reader(context))),
        meta: pageMeta(total, query),
      };
    },
    readOrder: async ({ params }, context) => ({
      data: presentOrder(await readMyOrder(db, employerOf(context), params.id), reader(context)),
    }),
    payOrder: async ({ params }, context) => {
      const employer = employerOf(context);
      const { order } = await readMyOrder(db, employer, params.id);
      await continuePayment(deps, employer, order);
      const row = await readMyOrder(db, employer, params.id);
      return { data: presentOrder(row, reader(context)) };
    },
    readInvoice: async ({ params, query }, context) => {
      const row =
        context.role === 'admin'
          ? await findOrder(db, { boardId: scope(context).board.id }, params.id)
          : await readMyOrder(db, employerOf(context), params.id);
      if (!row) throw new HttpError('orderNotFound');
      return invoiceFile(deps, row.order.id, query.kind);
    },
    placeOrder: async ({ body }, context) => {
      const id = await orderAsGuest(deps, context, body);
      if (id === undefined) return { data: { order: null, token: null } };
      const row = await findOrder(db, { boardId: scope(context).board.id }, id);
      if (!row) throw new HttpError('orderNotFound');
      return {
        data: {
          order: presentPublicOrder(row, reader(context)),
          token: tokens.seal('order', row.order.uuid),
        },
      };
    },
    readOrderByToken: async ({ params }, context) => ({
      data: presentPublicOrder(await byToken(context, params.token), reader(context)),
    }),
    payOrderByToken: async ({ params }, context) => {
      const { order } = await byToken(context, params.token);
      await continuePayment(deps, scope(context), order);
      const row = await byToken(context, params.token);
      return { data: presentPublicOrder(row, reader(context)) };
    },
    readInvoiceByToken: async ({ params }, context) =>
      invoiceFile(deps, (await byToken(context, params.token)).order.id, 'invoice'),
  };
}
