import { assign, setup } from 'xstate';
import { unprovided } from '../unprovided.ts';

interface GateContext {
  readonly passwordEnabled: boolean;
  readonly hasToken: boolean;
  readonly message: string | undefined;
}
export type GateEvent = { readonly type: 'TRY'; readonly password: string } | { readonly type: 'EXPIRED' };

/**
 * The site-wide password gate (specification §4): it applies when the site asks for a password and there is no token.
 * A wrong password says so and keeps the gate closed.
 */
export const siteGateMachine = setup({
  types: {
    context: {} as GateContext,
    events: {} as GateEvent,
    input: {} as { readonly passwordEnabled: boolean; readonly hasToken: boolean },
  },
  actors: {
    /** Exchanges the password of the site for a token; rejects where it is wrong. */
    openSite: unprovided<void, { readonly password: string }>('openSite'),
  },
  guards: { mayEnter: ({ context }) => !context.passwordEnabled || context.hasToken },
}).createMachine({
  id: 'siteGate',
  context: ({ input }) => ({ ...input, message: undefined }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'mayEnter', target: 'open' }, { target: 'locked' }],
    },
    locked: { on: { TRY: 'checking' } },
    checking: {
      invoke: {
        src: 'openSite',
        input: ({ event }) => ({ password: event.type === 'TRY' ? event.password : '' }),
        onDone: { target: 'open', actions: assign({ message: undefined }) },
        onError: {
          target: 'locked',
          actions: assign({
            message: ({ event }) =>
              event.error instanceof Error ? event.error.message : String(event.error),
          }),
        },
      },
    },
    open: { on: { EXPIRED: 'locked' } },
  },
});
