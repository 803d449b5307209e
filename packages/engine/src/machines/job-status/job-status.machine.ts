import { jobAfter, type JobMove, type JobStatus } from '@boardwright/api-client/contract';
import { assign, setup } from 'xstate';
import { unprovided } from '../unprovided.ts';

/** What an employer does with a job; START and EXPIRE are the clock's. */
export type JobStatusEvent =
  | { readonly type: 'PUBLISH' }
  | { readonly type: 'SCHEDULE' }
  | { readonly type: 'PAUSE' }
  | { readonly type: 'ACTIVATE' }
  | { readonly type: 'RENEW' }
  | { readonly type: 'ARCHIVE' }
  | { readonly type: 'START' }
  | { readonly type: 'EXPIRE' }
  | { readonly type: 'CONFIRM' }
  | { readonly type: 'CANCEL' };

type MoveEvent = Exclude<JobStatusEvent['type'], 'CONFIRM' | 'CANCEL'>;

/** Each event that moves a job, and the row of the contract's table it stands for. */
export const moveOf = {
  PUBLISH: 'publish',
  SCHEDULE: 'schedule',
  PAUSE: 'pause',
  ACTIVATE: 'activate',
  RENEW: 'renew',
  ARCHIVE: 'archive',
  START: 'start',
  EXPIRE: 'expire',
} as const satisfies Record<MoveEvent, JobMove>;

interface JobStatusContext {
  /** As the server last said. */
  readonly status: JobStatus;
  /** What was asked for and is not done yet. */
  readonly wanted: JobMove | undefined;
  /** Why the last move came to nothing. */
  readonly message: string | undefined;
}

function moveIn(type: JobStatusEvent['type']): JobMove | undefined {
  return type === 'CONFIRM' || type === 'CANCEL' ? undefined : moveOf[type];
}

const asked = { guard: 'isAllowed', target: 'confirming', actions: 'want' } as const;
const sent = { guard: 'isAllowed', target: 'sending', actions: 'want' } as const;
const byClock = { guard: 'isAllowed', target: 'reading', actions: 'follow' } as const;

/**
 * A job's status (specification §4), moved by the contract's own table, which the server reads too. What takes a job
 * from visitors or brings it back is asked once more ('Change job status?'); a move that does not arrive leaves the job
 * as it was.
 */
export const jobStatusMachine = setup({
  types: {
    context: {} as JobStatusContext,
    events: {} as JobStatusEvent,
    input: {} as Pick<JobStatusContext, 'status'>,
  },
  actors: { sendMove: unprovided<JobStatus, { readonly move: JobMove | undefined }>('sendMove') },
  actions: {
    want: assign({ wanted: ({ event }) => moveIn(event.type), message: undefined }),
    forget: assign({ wanted: undefined }),
    follow: assign({
      status: ({ context, event }) => {
        const move = moveIn(event.type);
        return (move && jobAfter(move, context.status)) ?? context.status;
      },
    }),
  },
  guards: {
    isAllowed: ({ context, event }) => {
      const move = moveIn(event.type);
      return move !== undefined && jobAfter(move, context.status) !== undefined;
    },
    isDraft: ({ context }) => context.status === 'draft',
    isScheduled: ({ context }) => context.status === 'scheduled',
    isActive: ({ context }) => context.status === 'active',
    isPaused: ({ context }) => context.status === 'paused',
    isExpired: ({ context }) => context.status === 'expired',
  },
}).createMachine({
  id: 'jobStatus',
  context: ({ input }) => ({ ...input, wanted: undefined, message: undefined }),
  initial: 'reading',
  states: {
    reading: {
      always: [
        { guard: 'isDraft', target: 'draft' },
        { guard: 'isScheduled', target: 'scheduled' },
        { guard: 'isActive', target: 'active' },
        { guard: 'isPaused', target: 'paused' },
        { guard: 'isExpired', target: 'expired' },
        { target: 'archived' },
      ],
    },
    draft: { on: { PUBLISH: sent, SCHEDULE: sent, ARCHIVE: asked } },
    scheduled: { on: { START: byClock, ARCHIVE: asked } },
    active: { on: { PAUSE: asked, EXPIRE: byClock, ARCHIVE: asked } },
    paused: { on: { ACTIVATE: asked, EXPIRE: byClock, ARCHIVE: asked } },
    expired: { on: { RENEW: sent, ARCHIVE: asked } },
    archived: {},
    confirming: { on: { CONFIRM: 'sending', CANCEL: { target: 'reading', actions: 'forget' } } },
    sending: {
      invoke: {
        src: 'sendMove',
        input: ({ context }) => ({ move: context.wanted }),
        onDone: {
          target: 'reading',
          actions: assign({ status: ({ event }) => event.output, wanted: undefined }),
        },
        onError: {
          target: 'reading',
          actions: assign({
            wanted: undefined,
            message: ({ event }) =>
              event.error instanceof Error ? event.error.message : String(event.error),
          }),
        },
      },
    },
  },
});
