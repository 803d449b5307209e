import type { Contract } from '@boardwright/api-client/contract';
import type { Deps } from '../../platform/deps.ts';
import { type RequestContext, scope } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { countedMeta } from '../../platform/http/page-meta.ts';
import { employerOf } from '../../people/client/employer.ts';
import { acceptQuote, declineQuote, type Decider } from './decide-quote.ts';
import { acceptRefusal, priceQuote } from './quote-amounts.ts';
import {
  findCompanyQuotes,
  findQuote,
  findQuoteByToken,
  findQuotePage,
  findUnsold,
  type QuoteWith,
} from './quotes.queries.ts';
import { presentAdminQuote, presentPublicQuote, type QuoteFacts } from './quotes.present.ts';
import { sendQuote, withdrawQuote } from './send-quote.ts';
import { changeQuote, createQuote } from './write-quote.ts';

/** What is read of a quote, whoever reads it. */
function quoteReader({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const readerOf = (context: RequestContext) => ({
    tenant: scope(context),
    locale: context.locale,
    now: clock.now(),
  });
  const factsOf = async (row: QuoteWith, context: RequestContext): Promise<QuoteFacts> => {
    const reader = readerOf(context);
    const { quote } = row;
    const priced = await priceQuote(db, reader.tenant, quote);
    const isOpen = quote.state === 'draft' || quote.state === 'sent';
    const ids = isOpen ? quote.lines.map(({ productId }) => productId) : [];
    return {
      ...priced,
      row,
      unsold: await findUnsold(db, reader.tenant.board.id, ids),
      refusal: isOpen ? await acceptRefusal(db, reader.tenant, priced, reader) : undefined,
    };
  };
  return {
    asBuyer: async (row: QuoteWith, context: RequestContext) =>
      presentPublicQuote(await factsOf(row, context), readerOf(context)),
    asAdmin: async (row: QuoteWith, context: RequestContext) =>
      presentAdminQuote(await factsOf(row, context), readerOf(context)),
  };
}

/** A row that has to be there. @throws HttpError `quoteNotFound` */
function found(row: QuoteWith | undefined): QuoteWith {
  if (!row) throw new HttpError('quoteNotFound');
  return row;
}

/** What an admin does with quotes. */
function adminCalls(deps: Deps) {
  const { db, clock } = deps;
  const { asAdmin } = quoteReader(deps);
  const anyQuote = async (context: RequestContext, id: number) =>
    asAdmin(found(await findQuote(db, { boardId: scope(context).board.id }, id)), context);
  /** @throws HttpError `conflict` with what somebody else saved meanwhile */
  const changed = async (context: RequestContext, id: number, isDone: boolean) => {
    const current = await anyQuote(context, id);
    if (!isDone) throw new HttpError('conflict', { current });
    return { data: current };
  };
  return {
    findQuotes: async ({ query }, context) => {
      const { rows, total, isExact } = await findQuotePage(db, scope(context).board.id, query, clock.now());
      const data = await Promise.all(rows.map((row) => asAdmin(row, context)));
      return { data, meta: countedMeta(total, query, isExact) };
    },
    readQuote: async ({ params }, context) => ({ data: await anyQuote(context, params.id) }),
    createQuote: async ({ params, body }, context) => ({
      data: await anyQuote(context, await createQuote(deps, context, params.id, body)),
    }),
    changeQuote: async ({ params, body }, context) =>
      changed(context, params.id, await changeQuote(deps, context, params.id, body)),
    sendQuote: async ({ params, body }, context) =>
      changed(context, params.id, await sendQuote(deps, context, params.id, body.revision)),
    withdrawQuote: async ({ params, body }, context) =>
      changed(context, params.id, await withdrawQuote(deps, context, params.id, body.revision)),
  } satisfies Partial<Handlers<Contract['quotes']>>;
}

/** What a buyer does with a quote: by its link, or in the account of the company. */
function buyerCalls(deps: Deps) {
  const { db, clock } = deps;
  const { asBuyer } = quoteReader(deps);
  const byToken = async (context: RequestContext, token: string) =>
    found(await findQuoteByToken(db, scope(context).board.id, token));
  const mine = async (context: RequestContext, id: number) => {
    const { owner, board } = employerOf(context);
    return found(await findQuote(db, { boardId: board.id, clientId: owner.clientId }, id));
  };
  const deciderOf = (context: RequestContext): Decider => ({
    tenant: scope(context),
    locale: context.locale,
    userId: context.role === 'employer' ? employerOf(context).visitor.id : null,
  });
  return {
    readQuoteByToken: async ({ params }, context) => ({
      data: await asBuyer(await byToken(context, params.token), context),
    }),
    acceptQuoteByToken: async ({ params, body }, context) => {
      const { quote } = await byToken(context, params.token);
      await acceptQuote(deps, deciderOf(context), quote, body);
      return { data: await asBuyer(await byToken(context, params.token), context) };
    },
    declineQuoteByToken: async ({ params, body }, context) => {
      const { quote } = await byToken(context, params.token);
      await declineQuote(deps, deciderOf(context), quote, body);
      return { data: await asBuyer(await byToken(context, params.token), context) };
    },
    findMyQuotes: async (_call, context) => {
      const { owner, board } = employerOf(context);
      const rows = await findCompanyQuotes(db, { boardId: board.id, clientId: owner.clientId }, clock.now());
      return { data: await Promise.all(rows.map((row) => asBuyer(row, context))) };
    },
    readMyQuote: async ({ params }, context) => ({
      data: await asBuyer(await mine(context, params.id), context),
    }),
    acceptMyQuote: async ({ params, body }, context) => {
      const { quote } = await mine(context, params.id);
      await acceptQuote(deps, deciderOf(context), quote, body);
      return { data: await asBuyer(await mine(context, params.id), context) };
    },
    declineMyQuote: async ({ params, body }, context) => {
      const { quote } = await mine(context, params.id);
      await declineQuote(deps, deciderOf(context), quote, body);
      return { data: await asBuyer(await mine(context, params.id), context) };
    },
  } satisfies Partial<Handlers<Contract['quotes']>>;
}

/** Specification §7, the quotes. */
export function quotesHandlers(deps: Deps): Handlers<Contract['quotes']> {
  return { ...adminCalls(deps), ...buyerCalls(deps) };
}
