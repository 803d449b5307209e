import {
  ledgerKinds,
  ledgerReasons,
  orderStatuses,
  type ProductKind,
  storedQuoteStates,
} from '@boardwright/api-client/contract';
import {
  sql,
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { paymentStates } from '../../ports/payments/payments.ts';
import { files } from './applications.ts';
import { jobBoards, sites } from './boards.ts';
import { createdAt, identity, json, moment, wordsIn, wordsIndex } from './columns.ts';
import { products } from './content.ts';
import { jobs } from './jobs.ts';
import { clients, organisations, users } from './people.ts';

const oneOf = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** A product as it was when it was ordered: later changes of it change no order. */
export interface OrderedProduct {
  readonly id: number;
  readonly name: string;
  readonly type: ProductKind;
  readonly duration: number | null;
  /** How many uses, of all pieces together. */
  readonly quantity: number;
  /** How many of the product an admin ordered for a company; one where it is not said. */
  readonly pieces?: number;
  /** Of a click budget: how much there is to spend, in cents, of all pieces together. */
  readonly budget: number;
}

/** Who is billed, as it was when it was ordered. */
export interface Buyer {
  readonly company: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly phone: string | null;
  readonly vatNumber: string | null;
  readonly address: {
    readonly addressLine1: string;
    readonly postalCode: string;
    readonly city: string;
    readonly countryCode: string;
  } | null;
}

/** A place that one active job at a time may hold, paid for cycle by cycle (docs/decisions 'Products of the shop'). */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: identity(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** The order of its first cycle. */
    orderId: integer('order_id').references((): AnyPgColumn => orders.id),
    /** Of one that an admin granted: the grant. Nothing is billed for it. */
    lotId: integer('lot_id').references((): AnyPgColumn => ledgerEntries.id),
    name: text('name').notNull(),
    jobId: integer('job_id').references(() => jobs.id),
    /** Days of a cycle. */
    cycleDays: integer('cycle_days').notNull(),
    /** How many cycles were paid. */
    cycles: integer('cycles').notNull().default(1),
    paidTill: moment('paid_till').notNull(),
    cancelledAt: moment('cancelled_at'),
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('subscriptions_client').on(table.clientId),
    index('subscriptions_paid_till').on(table.paidTill),
    uniqueIndex('subscriptions_job')
      .on(table.jobId)
      .where(sql`${table.jobId} is not null`),
  ],
);

/** When a job was in a slot: its own days wait meanwhile (docs/decisions 'What has paid for a job'). */
export const slotStays = pgTable(
  'slot_stays',
  {
    id: identity(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    from: moment('from').notNull(),
    /** Null: it is there. */
    till: moment('till'),
  },
  (table) => [
    uniqueIndex('slot_stays_now')
      .on(table.jobId)
      .where(sql`${table.till} is null`),
    index('slot_stays_job').on(table.jobId),
  ],
);

type OrderColumns = Readonly<Record<'id' | 'product' | 'poNumber' | 'email' | 'buyer', AnyPgColumn>>;
/** What an order is found by. */
export const wordsOfOrder = ({ id, product, poNumber, email, buyer }: OrderColumns) =>
  wordsIn(sql`${id}::text`, sql`${product} ->> 'name'`, poNumber, email, sql`${buyer} ->> 'company'`);

/** An order (specification §3 'Order'). Amounts in cents. */
export const orders = pgTable(
  'orders',
  {
    id: identity(),
    uuid: uuid('uuid').notNull().defaultRandom(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id),
    jobBoardId: integer('job_board_id')
      .notNull()
      .references(() => jobBoards.id),
    /** Whose; a guest's becomes somebody's when it is paid. */
    clientId: integer('client_id').references(() => clients.id),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    product: jsonb('product').$type<OrderedProduct>().notNull(),
    organisationId: integer('organisation_id').references(() => organisations.id),
    /** The job it is for: it is published, or lifted, once the order is paid. */
    jobId: integer('job_id').references(() => jobs.id),
    /** Of a renewal: the slot, and which of its cycles. */
    subscriptionId: integer('subscription_id').references(() => subscriptions.id),
    cycle: integer('cycle'),
    status: text('status', { enum: orderStatuses }).notNull().default('open'),
    /** 'invoice', or the name of a provider: one of a plugin that was taken out keeps its orders. */
    payment: text('payment').notNull(),
    email: text('email').notNull(),
    invoiceEmail: text('invoice_email').notNull(),
    buyer: jsonb('buyer').$type<Buyer>().notNull(),
    poNumber: text('po_number'),
    locale: text('locale').notNull().default('nl'),
    currency: text('currency').notNull().default('EUR'),
    netCents: integer('net_cents').notNull(),
    vatCents: integer('vat_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    /** Hundredths of a percent. */
    vatRate: integer('vat_rate').notNull(),
    reverseCharge: boolean('reverse_charge').notNull().default(false),
    /** Of an order that an admin placed for a company: who, what the product cost everybody then, and why it costs else. */
    placedBy: integer('placed_by').references(() => users.id, { onDelete: 'set null' }),
    listCents: integer('list_cents'),
    priceReason: text('price_reason'),
    /** Of one that an accepted quote became: which, and which of its lines. */
    quoteId: integer('quote_id').references((): AnyPgColumn => quotes.id),
    quoteLine: integer('quote_line'),
    redirectUrl: text('redirect_url'),
    /** The caller's own name for this order: a second call with it gives the first one's order. */
    idempotencyKey: text('idempotency_key'),
    /** What was sent under that key, as a digest: something else under it is refused. */
    requestDigest: text('request_digest'),
    /** Of an order on invoice: till when it is to be paid, how often its buyer was reminded, when it was given up. */
    dueAt: moment('due_at'),
    reminders: integer('reminders').notNull().default(0),
    writtenOffAt: moment('written_off_at'),
    /** The payment at its provider, and the page where it is made. */
    providerReference: text('provider_reference'),
    paymentUrl: text('payment_url'),
    createdAt: createdAt(),
    paidAt: moment('paid_at'),
    closedAt: moment('closed_at'),
  },
  (table) => [
    uniqueIndex('orders_uuid').on(table.uuid),
    uniqueIndex('orders_idempotency').on(table.siteId, table.email, table.idempotencyKey),
    uniqueIndex('orders_cycle')
      .on(table.subscriptionId, table.cycle)
      .where(
        sql`${table.subscriptionId} is not null and ${table.status} in ('open', 'invoiced', 'paid', 'written_off')`,
      ),
    index('orders_client').on(table.clientId, table.createdAt),
    index('orders_board').on(table.jobBoardId, table.createdAt),
    wordsIndex('orders_words', wordsOfOrder(table)),
    index('orders_user').on(table.userId),
    index('orders_placed_by').on(table.placedBy),
    index('orders_open')
      .on(table.createdAt)
      .where(sql`${table.status} = 'open'`),
    check('orders_status', sql`${table.status} in (${oneOf(orderStatuses)})`),
    check(
      'orders_amounts',
      sql`${table.netCents} >= 0 and ${table.vatCents} >= 0 and ${table.totalCents} = ${table.netCents} + ${table.vatCents}`,
    ),
    index('orders_due')
      .on(table.jobBoardId, table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    check(
      'orders_invoiced',
      sql`${table.status} not in ('invoiced', 'written_off') or (${table.payment} = 'invoice' and ${table.dueAt} is not null)`,
    ),
    check('orders_paid', sql`(${table.status} = 'paid') = (${table.paidAt} is not null)`),
    // Accepted however often, a quote becomes its orders once.
    uniqueIndex('orders_quote_line')
      .on(table.quoteId, table.quoteLine)
      .where(sql`${table.quoteId} is not null`),
    check('orders_quote_of', sql`(${table.quoteId} is null) = (${table.quoteLine} is null)`),
    check('orders_cycle_of', sql`(${table.subscriptionId} is null) = (${table.cycle} is null)`),
  ],
);

/** One product of a quote. Amounts in cents without VAT. */
export interface QuoteLine {
  readonly productId: number;
  /** As the product was called when it was written, as are the two below. */
  readonly name: string;
  readonly type: ProductKind;
  readonly duration: number | null;
  readonly pieces: number;
  /** Of one piece: what is offered, and what it cost everybody then. */
  readonly price: number;
  readonly listPrice: number;
  readonly remark: string;
  /** Of being featured: which. */
  readonly organisationId: number | null;
}

type QuoteColumns = Readonly<Record<'id' | 'lines' | 'poNumber' | 'decidedName', AnyPgColumn>>;
/** What a quote is found by, beside the name of its company. */
export const wordsOfQuote = ({ id, lines, poNumber, decidedName }: QuoteColumns) =>
  wordsIn(sql`${id}::text`, sql`${lines}::text`, poNumber, decidedName);

/** What an admin offers a company (docs/decisions 'A quote is accepted once'). Amounts in cents. */
export const quotes = pgTable(
  'quotes',
  {
    id: identity(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id),
    jobBoardId: integer('job_board_id')
      .notNull()
      .references(() => jobBoards.id),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    /** Who it is for; null where they left. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** That it expired is no state: it follows from `valid_until`. */
    state: text('state', { enum: storedQuoteStates }).notNull().default('draft'),
    /** Counts changes of what is offered: what is accepted is what was read. */
    version: integer('version').notNull().default(1),
    /** Counts every change: who saves over somebody else's is refused. */
    revision: integer('revision').notNull().default(1),
    message: text('message').notNull().default(''),
    /** Why it costs else, for admins. */
    reason: text('reason').notNull().default(''),
    /** What the buyer reads it in. */
    locale: text('locale').notNull().default('nl'),
    currency: text('currency').notNull().default('EUR'),
    lines: jsonb('lines').$type<readonly QuoteLine[]>().notNull(),
    /** All lines without VAT: what it is ordered by. */
    netCents: integer('net_cents').notNull(),
    validUntil: moment('valid_until').notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    idempotencyKey: text('idempotency_key'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull(),
    sentAt: moment('sent_at'),
    /** When its buyer accepted or declined it, and what they typed. */
    decidedAt: moment('decided_at'),
    decidedName: text('decided_name'),
    /** Where they were logged in. */
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    poNumber: text('po_number'),
    declineReason: text('decline_reason').notNull().default(''),
  },
  (table) => [
    // The order of each list that an admin has of them.
    index('quotes_board').on(table.jobBoardId, table.createdAt, table.id),
    index('quotes_valid').on(table.jobBoardId, table.validUntil, table.id),
    index('quotes_net').on(table.jobBoardId, table.netCents, table.id),
    index('quotes_client').on(table.clientId, table.createdAt),
    wordsIndex('quotes_words', wordsOfQuote(table)),
    index('quotes_user').on(table.userId),
    index('quotes_created_by').on(table.createdBy),
    index('quotes_decided_by').on(table.decidedBy),
    uniqueIndex('quotes_idempotency').on(table.siteId, table.idempotencyKey),
    check('quotes_state', sql`${table.state} in (${oneOf(storedQuoteStates)})`),
    check('quotes_net', sql`${table.netCents} >= 0`),
    check(
      'quotes_decided',
      sql`(${table.state} in ('accepted', 'declined')) = (${table.decidedAt} is not null)`,
    ),
    check(
      'quotes_sent',
      sql`${table.state} not in ('sent', 'accepted', 'declined') or ${table.sentAt} is not null`,
    ),
  ],
);

/** The links of quotes, one for each mail: an older one leads to the quote as it is now. */
export const quoteLinks = pgTable(
  'quote_links',
  {
    id: identity(),
    quoteId: integer('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    /** The token itself stands in the mail alone. */
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('quote_links_token').on(table.tokenHash),
    index('quote_links_quote').on(table.quoteId),
  ],
);

/**
 * What companies have, as a list of changes that are never changed themselves: every balance is a sum over it. An
 * entry without `lot_id` is a lot, something bought or granted; the others take from a lot, or give back to it. The
 * database itself refuses to change an entry and to take more than a lot holds (see the migration).
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: identity(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id),
    kind: text('kind', { enum: ledgerKinds }).notNull(),
    lotId: integer('lot_id').references((): AnyPgColumn => ledgerEntries.id),
    /** Pieces; of a click budget cents. */
    amount: integer('amount').notNull(),
    reason: text('reason', { enum: ledgerReasons }).notNull(),
    /** Of a lot: what it is called, which product gave it, until when it can be used. */
    name: text('name'),
    productId: integer('product_id').references(() => products.id),
    validTill: moment('valid_till'),
    orderId: integer('order_id').references(() => orders.id),
    /** What was done, once and never again, as 'order:7:1' or 'publish:12:1'. */
    operation: text('operation').notNull(),
    /** What it was for, as `{ job_id: 12 }`. */
    subject: json('subject').notNull().default({}),
    note: text('note'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('ledger_lot_operation')
      .on(table.operation)
      .where(sql`${table.lotId} is null`),
    uniqueIndex('ledger_entry_operation')
      .on(table.operation, table.lotId)
      .where(sql`${table.lotId} is not null`),
    index('ledger_client').on(table.clientId, table.kind),
    index('ledger_lot').on(table.lotId),
    index('ledger_order').on(table.orderId),
    check('ledger_kind', sql`${table.kind} in (${oneOf(ledgerKinds)})`),
    check('ledger_reason', sql`${table.reason} in (${oneOf(ledgerReasons)})`),
    check('ledger_amount', sql`${table.amount} > 0 or (${table.lotId} is not null and ${table.amount} < 0)`),
  ],
);

/** The last number of a site's invoices in a year: taken and used in one transaction, so that none is ever missing. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.year] })],
);

/** An invoice, or the credit note that takes it back. The document itself is kept as a file. */
export const invoices = pgTable(
  'invoices',
  {
    id: identity(),
    siteId: integer('site_id')
      .notNull()
      .references(() => sites.id),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind', { enum: ['invoice', 'credit_note'] }).notNull(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    issuedAt: moment('issued_at').notNull(),
    fileId: integer('file_id').references(() => files.id),
  },
  (table) => [
    uniqueIndex('invoices_number').on(table.siteId, table.year, table.number),
    uniqueIndex('invoices_order').on(table.orderId, table.kind),
    check('invoices_kind', sql`${table.kind} in ('invoice', 'credit_note')`),
  ],
);

/** Money that is given back. Written before the provider is asked, so that it is asked until it was done. */
export const refunds = pgTable(
  'refunds',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    amountCents: integer('amount_cents').notNull(),
    reason: text('reason').notNull().default(''),
    /** What was bought ends with it: what is left of it, and what runs on it. */
    takesBack: boolean('takes_back').notNull().default(true),
    state: text('state', { enum: ['pending', 'done', 'failed'] })
      .notNull()
      .default('pending'),
    providerReference: text('provider_reference'),
    lastError: text('last_error'),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('refunds_order').on(table.orderId),
    index('refunds_state').on(table.state),
    check('refunds_state', sql`${table.state} in ('pending', 'done', 'failed')`),
    check('refunds_amount', sql`${table.amountCents} >= 0`),
  ],
);

/** Clicks on the way out to an employer's own form: each visitor counts once per job and day. */
export const applyClicks = pgTable(
  'apply_clicks',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** A day of the site's calendar. */
    day: text('day').notNull(),
    /** Says nothing of who it was, and changes every day. */
    visitor: text('visitor').notNull(),
    /** What it cost of the job's click budget. */
    cents: integer('cents').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.day, table.visitor] }),
    index('apply_clicks_created').on(table.createdAt),
  ],
);

/** Payments of the test provider (docs/decisions 'How an order is paid'): what a real one keeps on its own machines. */
export const testPayments = pgTable(
  'test_payments',
  {
    reference: text('reference').primaryKey(),
    orderUuid: uuid('order_uuid').notNull(),
    description: text('description').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    returnUrl: text('return_url').notNull(),
    state: text('state', { enum: paymentStates }).notNull().default('open'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('test_payments_order').on(table.orderUuid),
    check('test_payments_state', sql`${table.state} in (${oneOf(paymentStates)})`),
  ],
);
