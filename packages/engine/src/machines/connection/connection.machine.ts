import { assign, setup } from 'xstate';
import { unprovided } from '../unprovided.ts';

/** Milliseconds the 'back online' banner shows (specification §9 'online banner'). */
export const onlineBanner = 3000;

interface ConnectionContext {
  /** A form or the editor holds what was typed: then the data is refreshed and nothing is reloaded. */
  readonly unsaved: boolean;
}
export type ConnectionEvent =
  | { readonly type: 'OFFLINE' }
  | { readonly type: 'ONLINE' }
  | { readonly type: 'INPUT_CHANGED'; readonly unsaved: boolean };

/**
 * The network: online, offline (with a banner), restored (a banner for 3 seconds, then the page reloads, or only its
 * data where something is unsaved). Specification §2 'Error page'.
 */
export const connectionMachine = setup({
  types: { context: {} as ConnectionContext, events: {} as ConnectionEvent },
  actors: {
    /** Loads the page anew, as the browser does. */
    reloadPage: unprovided<void>('reloadPage'),
    /** Reads the data of the page again, around what is typed. */
    refreshData: unprovided<void>('refreshData'),
  },
  delays: { onlineBanner },
  guards: { hasUnsaved: ({ context }) => context.unsaved },
}).createMachine({
  id: 'connection',
  initial: 'online',
  context: { unsaved: false },
  on: { INPUT_CHANGED: { actions: assign({ unsaved: ({ event }) => event.unsaved }) } },
  states: {
    online: { on: { OFFLINE: 'offline' } },
    offline: { on: { ONLINE: 'restored' } },
    restored: {
      on: { OFFLINE: 'offline' },
      after: { onlineBanner: [{ guard: 'hasUnsaved', target: 'refreshing' }, { target: 'reloading' }] },
    },
    reloading: {
      invoke: { src: 'reloadPage', onDone: 'online', onError: 'online' },
      on: { OFFLINE: 'offline' },
    },
    refreshing: {
      invoke: { src: 'refreshData', onDone: 'online', onError: 'online' },
      on: { OFFLINE: 'offline' },
    },
  },
});
