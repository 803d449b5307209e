import { jobAfter, type JobMove, type JobStatus } from '@boardwright/api-client/contract';
import { assign, setup } from 'xstate';
import { formEffects, type FormPost } from '../request/form-post.ts';
import { failureStates, pathOf, postOf, refreshing } from '../request/form-states.ts';
import { failureGuards, failureIn, failureWays, type WithFailure } from '../request/request-failure.ts';

/** Moves that are asked about once more: they take a job from visitors, or bring it back. */
export const confirmedMoves = ['pause', 'activate', 'archive'] as const satisfies readonly JobMove[];
export type ConfirmedMove = (typeof confirmedMoves)[number];

/** A job as the page that was last read shows it. */
interface SeenJob {
  readonly status: JobStatus;
  /** What the page's address asks about: so without scripts. */
  readonly asked?: ConfirmedMove | undefined;
}
interface JobStatusContext extends WithFailure {
  readonly status: JobStatus;
  /** What is asked about, or was sent. */
  readonly move: JobMove | undefined;
  /** What was sent last. */
  readonly post: FormPost | undefined;
  readonly path: string | undefined;
}
export type JobStatusEvent =
  /** From the form of a draft; the server schedules what begins later. */
  | { readonly type: 'PUBLISH'; readonly post: FormPost }
  | { readonly type: 'RENEW'; readonly post: FormPost }
  /** Another change than of the status: its form is saved, it is lifted, gets a slot, runs for longer, is copied. */
  | { readonly type: 'CHANGE'; readonly post: FormPost }
  | { readonly type: 'PAUSE' }
  | { readonly type: 'ACTIVATE' }
  | { readonly type: 'ARCHIVE' }
  | { readonly type: 'CONFIRM'; readonly post: FormPost }
  | { readonly type: 'CANCEL' }
  | { readonly type: 'RETRY' }
  | { readonly type: 'REFRESH' }
  | ({ readonly type: 'READ' } & SeenJob);

const moves = {
  PUBLISH: 'publish',
  RENEW: 'renew',
  PAUSE: 'pause',
  ACTIVATE: 'activate',
  ARCHIVE: 'archive',
} as const satisfies Partial<Record<JobStatusEvent['type'], JobMove>>;
export const openingEvents = {
  pause: 'PAUSE',
  activate: 'ACTIVATE',
  archive: 'ARCHIVE',
} as const satisfies Record<ConfirmedMove, keyof typeof moves>;

const moveOf = (type: JobStatusEvent['type']): JobMove | undefined =>
  Object.hasOwn(moves, type) ? moves[type as keyof typeof moves] : undefined;
const allows = (status: JobStatus, move: JobMove | undefined): boolean =>
  move !== undefined && jobAfter(move, status) !== undefined;
const isConfirmed = (move: JobMove | undefined): move is ConfirmedMove =>
  confirmedMoves.some((one) => one === move);

const sent = { guard: 'isAllowed', target: 'sending', actions: 'want' } as const;
const asked = { guard: 'isAllowed', target: 'confirming', actions: 'want' } as const;
const changed = { guard: 'isThere', target: 'sending', actions: 'want' } as const;
const confirm = { CONFIRM: { guard: 'isStillAllowed', target: 'sending', actions: 'confirm' } } as const;
const cancel = { CANCEL: { target: 'reading', actions: 'forget' } } as const;
/** All an employer does; the guards say which of it the status allows. */
const all = {
  PUBLISH: sent,
  RENEW: sent,
  CHANGE: changed,
  PAUSE: asked,
  ACTIVATE: asked,
  ARCHIVE: asked,
} as const;
const again = { ...all, ...confirm, ...cancel } as const;
/** What did not arrive waits for another try, also when the page is read anew meanwhile. */
const unsent = {
  ...again,
  RETRY: { guard: 'hasPost', target: 'sending' },
  READ: [
    { guard: 'isStillPossible', actions: 'follow' },
    { target: 'reading', actions: ['forget', 'read'] },
  ],
} as const;

/**
 * A job's status (specification §4), moved by the contract's own table, which the server reads too. What takes a job from
 * visitors or brings it back is asked once more ('Change job status?'). What the server refuses leaves the job as it was,
 * and what was typed; what the clock does to it comes with the page that is read.
 */
export const jobStatusMachine = setup({
  types: {
    context: {} as JobStatusContext,
    events: {} as JobStatusEvent,
    input: {} as SeenJob & Partial<WithFailure>,
  },
  actors: formEffects,
  actions: {
    want: assign({
      move: ({ event }) => moveOf(event.type),
      post: ({ event }) => ('post' in event ? event.post : undefined),
      failure: undefined,
    }),
    confirm: assign({
      post: ({ event }) => ('post' in event ? event.post : undefined),
      failure: undefined,
    }),
    follow: assign(({ event }) => (event.type === 'READ' ? { status: event.status } : {})),
    read: assign(({ event }) =>
      event.type === 'READ'
        ? { status: event.status, move: allows(event.status, event.asked) ? event.asked : undefined }
        : {},
    ),
    move: assign({
      status: ({ context }) => (context.move && jobAfter(context.move, context.status)) ?? context.status,
    }),
    forget: assign({ move: undefined, post: undefined, failure: undefined }),
    fail: assign({ failure: ({ context, event }) => failureIn(event, context.post) }),
  },
  guards: {
    ...failureGuards,
    hasPost: ({ context }) => context.post !== undefined,
    isThere: ({ context }) => context.status !== 'archived',
    isAllowed: ({ context, event }) => allows(context.status, moveOf(event.type)),
    isStillAllowed: ({ context }) => isConfirmed(context.move) && allows(context.status, context.move),
    isStillPossible: ({ context, event }) =>
      event.type === 'READ' && (context.move === undefined || allows(event.status, context.move)),
    isDraft: ({ context }) => context.status === 'draft',
    isScheduled: ({ context }) => context.status === 'scheduled',
    isActive: ({ context }) => context.status === 'active',
    isPaused: ({ context }) => context.status === 'paused',
    isExpired: ({ context }) => context.status === 'expired',
  },
}).createMachine({
  id: 'jobStatus',
  context: ({ input: { status, asked: question, failure } }) => ({
    status,
    move: allows(status, question) ? question : undefined,
    failure,
    post: undefined,
    path: undefined,
  }),
  initial: 'reading',
  on: { READ: { target: '.reading', actions: ['forget', 'read'] } },
  states: {
    reading: {
      always: [
        ...failureWays,
        { guard: 'isStillAllowed', target: 'confirming' },
        { guard: 'isDraft', target: 'draft' },
        { guard: 'isScheduled', target: 'scheduled' },
        { guard: 'isActive', target: 'active' },
        { guard: 'isPaused', target: 'paused' },
        { guard: 'isExpired', target: 'expired' },
        { target: 'archived' },
      ],
    },
    draft: { on: { PUBLISH: sent, CHANGE: changed, ARCHIVE: asked } },
    scheduled: { on: { CHANGE: changed, ARCHIVE: asked } },
    active: { on: { CHANGE: changed, PAUSE: asked, ARCHIVE: asked } },
    paused: { on: { CHANGE: changed, ACTIVATE: asked, ARCHIVE: asked } },
    expired: { on: { RENEW: sent, CHANGE: changed, ARCHIVE: asked } },
    archived: {},
    confirming: { on: again },
    sending: {
      tags: 'busy',
      // A page that is read meanwhile does not call back what is on its way.
      on: { READ: { actions: 'follow' } },
      invoke: {
        src: 'sendForm',
        input: postOf,
        onDone: {
          target: 'showing',
          actions: assign({ path: pathOf }),
        },
        onError: { target: 'reading', actions: 'fail' },
      },
    },
    // Over with the page that is read: it says how the job stands now.
    showing: {
      tags: 'busy',
      invoke: {
        src: 'showPage',
        input: ({ context }) => ({ path: context.path }),
        onDone: { target: 'reading', actions: ['move', 'forget'] },
        onError: { target: 'reading', actions: ['move', 'forget'] },
      },
    },
    ...failureStates(again, unsent, again),
    refreshing: refreshing('follow'),
  },
});
