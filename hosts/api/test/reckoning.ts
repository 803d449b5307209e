const day = 24 * 60 * 60 * 1000;
/** Cents that a click takes of what `openShop` sells. */
const clickPrice = 400;
const budgetCents = 1_000;
const liftDays = 14;

/** The ways to be online for some days: which balance each takes, how much of it, and for how long. */
const postings = {
  posting: { kind: 'posting', amount: 1, days: 30 },
  contract: { kind: 'contract', amount: 1, days: 60 },
  credits: { kind: 'credit', amount: 4, days: 30 },
} as const;
export type Posting = keyof typeof postings;
/** What is bought to be used later: how many pieces there are in one. */
const pieces = { posting: 1, contract: 3, credit: 10, upsell: 1 } as const;
export type PieceKind = keyof typeof pieces;

/** A job as who bought for it would write it down. */
export interface ReckonedJob {
  readonly id: number;
  /** What it runs on by itself. */
  product: Posting | 'clicks' | null;
  /** When it begins; undefined of a draft. */
  start: number | undefined;
  /** Time that is left of what was spent on it, by the order that gave it, the first first. */
  readonly payments: Payment[];
  /** Time for which it is lifted above others. */
  readonly lifts: Payment[];
  /** Its employer paused it, or had it end sooner: it need not be online. */
  isPaused: boolean;
  isCut: boolean;
}

interface Payment {
  readonly order: number;
  left: number;
}

/** Pieces that wait to be used. */
interface Lot extends Payment {
  readonly kind: PieceKind;
  readonly till: number;
}

interface ReckonedSlot {
  /** Its cycles. */
  readonly payments: Payment[];
  job: number | undefined;
  isBilled: boolean;
}

const sumOf = (payments: readonly Payment[]) => payments.reduce((sum, { left }) => sum + left, 0);

/** Uses time, the first payment first. */
function consume(payments: readonly Payment[], milliseconds: number): void {
  let time = milliseconds;
  for (const payment of payments) {
    const used = Math.min(payment.left, time);
    payment.left -= used;
    time -= used;
  }
}

/**
 * A company's purchases and what is left of them, computed from the list of its acts alone, as with a pencil: nothing
 * here asks the product.
 */
export function startReckoning(start: number) {
  let now = start;
  const jobs = new Map<number, ReckonedJob>();
  const lots: Lot[] = [];
  const budgets: { readonly order: number; cents: number; readonly till: number }[] = [];
  const slots = new Map<number, ReckonedSlot>();

  const budget = () => budgets.reduce((sum, { cents, till }) => sum + (till > now ? cents : 0), 0);
  const hasClicks = ({ product }: ReckonedJob) => product === 'clicks' && budget() >= clickPrice;
  const daysLeft = ({ payments }: ReckonedJob) => sumOf(payments);
  const isHeld = (slot: ReckonedSlot | undefined) => slot !== undefined && sumOf(slot.payments) > 0;
  const slotOf = (id: number) => [...slots.values()].find(({ job }) => job === id);
  const hasBegun = ({ start: from }: ReckonedJob) => from !== undefined && from <= now;

  /** Till when a job is paid: null without an end, undefined where nothing pays. */
  const paidTill = (job: ReckonedJob): number | null | undefined => {
    const slot = slotOf(job.id);
    if (slot && isHeld(slot)) return now + sumOf(slot.payments);
    const left = daysLeft(job);
    if (hasClicks(job)) return null;
    return left > 0 ? Math.max(now, job.start ?? now) + left : undefined;
  };
  const isPaid = (job: ReckonedJob) =>
    isHeld(slotOf(job.id)) || (hasBegun(job) && (daysLeft(job) > 0 || hasClicks(job)));

  const usable = (kind: PieceKind) =>
    lots
      .filter((lot) => lot.kind === kind && lot.left > 0 && lot.till > now)
      .toSorted((a, b) => (a.till === b.till ? 0 : a.till - b.till));
  const piecesLeft = (kind: PieceKind) => sumOf(usable(kind));
  const add = (kind: PieceKind, order: number, till: number, left: number = pieces[kind]) =>
    lots.push({ kind, order, left, till });
  /** Takes pieces for so many days; where they are of several orders, each pays its part. */
  const spend = (kind: PieceKind, amount: number, days: number): Payment[] => {
    if (piecesLeft(kind) < amount) throw new Error(`There was no ${kind} left to be used`);
    let missing = amount;
    return usable(kind).flatMap((lot) => {
      const part = Math.min(lot.left, missing);
      missing -= part;
      lot.left -= part;
      return part > 0 ? [{ order: lot.order, left: (days * day * part) / amount }] : [];
    });
  };
  /** A posting is spent on a job: a draft is published, what ran out begins anew, else the days are added. */
  const runDays = (job: ReckonedJob, posting: Posting, draftFrom: number) => {
    const { kind, amount, days } = postings[posting];
    if (job.start === undefined) job.start = Math.max(now, draftFrom);
    else if (daysLeft(job) === 0 && job.product !== 'clicks') job.start = Math.min(job.start, now);
    job.payments.push(...spend(kind, amount, days));
    job.product = posting;
    job.isCut = false;
  };

  return {
    jobs,
    slots,
    budget,
    isPaid,
    paidTill,
    hasClicks,
    hasBegun,
    daysLeft,
    slotOf,
    piecesLeft,
    liftedFor: ({ lifts }: ReckonedJob) => sumOf(lifts),
    drafted: (id: number, product: ReckonedJob['product']) =>
      jobs.set(id, { id, product, start: undefined, payments: [], lifts: [], isPaused: false, isCut: false }),
    bought: (kind: PieceKind, order: number) => add(kind, order, now + 365 * day),
    /** What an admin gave has no end; of it too is taken back what was not used. */
    granted: (kind: PieceKind, grant: number, amount: number) => add(kind, -grant, Infinity, amount),
    withdrawn: (grant: number) => {
      for (const lot of lots) if (lot.order === -grant) lot.left = 0;
    },
    lifted: (job: ReckonedJob) => job.lifts.push(...spend('upsell', 1, liftDays)),
    ranOn: runDays,
    boughtBudget: (order: number) => budgets.push({ order, cents: budgetCents, till: now + 90 * day }),
    boughtSlot: (order: number, id: number) =>
      slots.set(id, { payments: [{ order, left: 30 * day }], job: undefined, isBilled: true }),
    published: (job: ReckonedJob, from: number, isCut: boolean) => {
      if (job.product !== null && job.product !== 'clicks') runDays(job, job.product, from);
      else job.start = Math.max(now, from);
      job.isCut = isCut;
    },
    startMoved: (job: ReckonedJob, from: number) => {
      if (job.start !== undefined && job.start > now) job.start = Math.max(now, from);
    },
    renewed: (job: ReckonedJob, product: Posting | 'clicks') => {
      if (product !== 'clicks') return runDays(job, product, now);
      job.product = 'clicks';
      job.isCut = false;
    },
    assigned: (job: ReckonedJob, id: number) => {
      const slot = slots.get(id);
      if (!slot || slot.job === job.id) return;
      const before = slotOf(job.id);
      if (before) before.job = undefined;
      slot.job = job.id;
      job.start = Math.min(job.start ?? now, now);
      job.isPaused = false;
      job.isCut = false;
    },
    cancelled: (id: number) => {
      const slot = slots.get(id);
      if (slot) slot.isBilled = false;
    },
    clicked: (job: ReckonedJob) => {
      if (job.product !== 'clicks' || slotOf(job.id) || daysLeft(job) > 0) return;
      let price = clickPrice;
      for (const lot of budgets.filter(({ till }) => till > now)) {
        const part = Math.min(lot.cents, price);
        lot.cents -= part;
        price -= part;
      }
    },
    /** The money of an order went back, and took with it what was left. */
    takenBack: (order: number) => {
      const used = [...jobs.values()].flatMap(({ payments, lifts }) => [...payments, ...lifts]);
      for (const lot of [...lots, ...used]) if (lot.order === order) lot.left = 0;
      for (const lot of budgets) if (lot.order === order) lot.cents = 0;
      for (const [id, slot] of slots) {
        const cycle = slot.payments.find((payment) => payment.order === order);
        if (!cycle || cycle.left === 0) continue;
        cycle.left = 0;
        slot.isBilled = false;
        if (!isHeld(slot)) slots.delete(id);
      }
    },
    deleted: (job: ReckonedJob) => {
      const slot = slotOf(job.id);
      if (slot) slot.job = undefined;
      jobs.delete(job.id);
    },
    /** Time goes by: who is in no slot uses days, the first payment first, once it has begun. */
    passed: (milliseconds: number) => {
      const till = now + milliseconds;
      for (const job of jobs.values()) {
        consume(job.lifts, milliseconds);
        if (job.start === undefined || slotOf(job.id)) continue;
        consume(job.payments, Math.max(0, till - Math.max(now, job.start)));
      }
      for (const { payments } of slots.values()) consume(payments, milliseconds);
      now = till;
    },
    /** The work of a minute: slots are billed a week ahead, or end. */
    swept: () => {
      for (const [id, slot] of slots) {
        // Nobody gives a later cycle back here: its order needs no number.
        if (slot.isBilled && sumOf(slot.payments) <= 7 * day)
          slot.payments.push({ order: 0, left: 30 * day });
        if (!isHeld(slot)) slots.delete(id);
      }
    },
  };
}
export type Reckoning = ReturnType<typeof startReckoning>;
