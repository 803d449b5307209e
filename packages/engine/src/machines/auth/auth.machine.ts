import type { User } from '@boardwright/api-client/contract';
import { assign, setup } from 'xstate';
import { unprovided } from '../unprovided.ts';

export type AuthRole = 'candidate' | 'employer' | 'admin';
/** Who is logged in, as the pages need to know it. */
export interface Profile {
  /** Whose account it is; only the editor asks, for what it keeps in this browser. */
  readonly uuid?: string;
  readonly role: AuthRole;
  readonly givenName: string;
  /** Where it must be known who logs in again. */
  readonly email?: string;
  /** Of an admin: what their role lets them see and do. */
  readonly admin?: NonNullable<User['admin']>;
}
export interface Credentials {
  readonly role: AuthRole;
  readonly email: string;
  readonly password: string;
}

interface AuthContext {
  readonly profile: Profile | undefined;
  /** Why the last login failed. */
  readonly message: string | undefined;
  /** Where one was going when login came between; an internal path. */
  readonly returnTo: string;
}
export type AuthEvent =
  | ({ readonly type: 'LOG_IN' } & Credentials)
  | { readonly type: 'LOG_OUT' }
  | { readonly type: 'EXPIRED' }
  | { readonly type: 'REMEMBER'; readonly path: string };

/**
 * Auth (specification §4): a guest, or a candidate, employer or admin by a valid token plus a loaded profile. Login
 * stores a token, loads the profile and goes to the remembered path or home; logout clears all and goes to /.
 */
export const authMachine = setup({
  types: { context: {} as AuthContext, events: {} as AuthEvent },
  actors: {
    /** The profile of a stored, valid token; undefined for a guest. Clears tokens the server refuses. */
    restoreSession: unprovided<Profile | undefined>('restoreSession'),
    /** Exchanges credentials for a token, stores it and loads the profile. */
    logIn: unprovided<Profile, Credentials>('logIn'),
    /** Takes back the token, here and on the server. */
    logOut: unprovided<void>('logOut'),
    /** Leaves for an internal path. */
    goTo: unprovided<void, { readonly path: string }>('goTo'),
  },
  guards: { hasProfile: ({ event }) => 'output' in event && event.output !== undefined },
  actions: {
    forget: assign({ profile: undefined, message: undefined, returnTo: '/' }),
    remember: assign({
      returnTo: ({ event, context }) => (event.type === 'REMEMBER' ? event.path : context.returnTo),
    }),
  },
}).createMachine({
  id: 'auth',
  context: { profile: undefined, message: undefined, returnTo: '/' },
  initial: 'restoring',
  on: { REMEMBER: { actions: 'remember' } },
  states: {
    restoring: {
      invoke: {
        src: 'restoreSession',
        onDone: [
          {
            guard: 'hasProfile',
            target: 'loggedIn',
            actions: assign({ profile: ({ event }) => event.output }),
          },
          { target: 'guest' },
        ],
        // A 401 or 400 on start is swallowed (§8): the visitor is a guest.
        onError: 'guest',
      },
    },
    guest: { on: { LOG_IN: 'loggingIn' } },
    loggingIn: {
      invoke: {
        src: 'logIn',
        input: ({ event }): Credentials =>
          event.type === 'LOG_IN'
            ? { role: event.role, email: event.email, password: event.password }
            : { role: 'candidate', email: '', password: '' },
        onDone: {
          target: 'returning',
          actions: assign({ profile: ({ event }) => event.output, message: undefined }),
        },
        onError: {
          target: 'guest',
          actions: assign({
            message: ({ event }) =>
              event.error instanceof Error ? event.error.message : String(event.error),
          }),
        },
      },
    },
    returning: {
      invoke: {
        src: 'goTo',
        input: ({ context }) => ({ path: context.returnTo }),
        onDone: { target: 'loggedIn', actions: assign({ returnTo: '/' }) },
        onError: 'loggedIn',
      },
    },
    loggedIn: {
      on: { LOG_OUT: 'loggingOut', EXPIRED: { target: 'guest', actions: assign({ profile: undefined }) } },
    },
    loggingOut: {
      invoke: {
        src: 'logOut',
        onDone: { target: 'leaving', actions: 'forget' },
        onError: { target: 'leaving', actions: 'forget' },
      },
    },
    leaving: { invoke: { src: 'goTo', input: () => ({ path: '/' }), onDone: 'guest', onError: 'guest' } },
  },
});
