const day = 24 * 60 * 60 * 1000;
/** Cents that a click takes of what `openShop` sells. */
const clickPrice = 400;
const budgetCents = 1_000;

/** A job as who bought for it would write it down. */
export interface ReckonedJob {
  readonly id: number;
  /** What it runs on by itself. */
  product: 'posting' | 'clicks' | null;
  /** When it begins; undefined of a draft. */
  start: number | undefined;
  /** Time that is left of what was spent on it, by the order that gave it, the first first. */
  readonly payments: Payment[];
  /** Its employer paused it, or had it end sooner: it need not be online. */
  isPaused: boolean;
  isCut: boolean;
}

interface Payment {
  readonly order: number;
  left: number;
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
 * A company's purchases and what is left of them, told from the list of its acts alone, as with a pencil: nothing here
 * asks the product.
 */
export function startReckoning(start: number) {
  let now = start;
  const jobs = new Map<number, ReckonedJob>();
  const postings: Payment[] = [];
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

  const spendPosting = (job: ReckonedJob) => {
    const lot = postings.find(({ left }) => left > 0);
    if (!lot) throw new Error(`Job ${job.id} was given a posting that nobody bought`);
    lot.left -= 1;
    job.payments.push({ order: lot.order, left: 30 * day });
  };
  /** A posting is spent on a job: a draft is published, what ran out begins anew, else the days are added. */
  const runDays = (job: ReckonedJob, draftFrom: number) => {
    if (job.start === undefined) job.start = Math.max(now, draftFrom);
    else if (daysLeft(job) === 0 && job.product !== 'clicks') job.start = Math.min(job.start, now);
    spendPosting(job);
    job.product = 'posting';
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
    postingsLeft: () => sumOf(postings),
    drafted: (id: number, product: ReckonedJob['product']) =>
      jobs.set(id, { id, product, start: undefined, payments: [], isPaused: false, isCut: false }),
    boughtPosting: (order: number, forJob?: { readonly job: ReckonedJob; readonly from: number }) => {
      postings.push({ order, left: 1 });
      if (forJob) runDays(forJob.job, forJob.from);
    },
    boughtBudget: (order: number) => budgets.push({ order, cents: budgetCents, till: now + 90 * day }),
    boughtSlot: (order: number, id: number) =>
      slots.set(id, { payments: [{ order, left: 30 * day }], job: undefined, isBilled: true }),
    published: (job: ReckonedJob, from: number, isCut: boolean) => {
      if (job.product === 'posting') runDays(job, from);
      else job.start = Math.max(now, from);
      job.isCut = isCut;
    },
    startMoved: (job: ReckonedJob, from: number) => {
      if (job.start !== undefined && job.start > now) job.start = Math.max(now, from);
    },
    renewed: (job: ReckonedJob, product: 'posting' | 'clicks') => {
      if (product === 'posting') return runDays(job, now);
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
      for (const lot of [...postings, ...[...jobs.values()].flatMap(({ payments }) => payments)])
        if (lot.order === order) lot.left = 0;
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
