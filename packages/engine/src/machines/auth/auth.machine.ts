import type { BodyOf, Contract, SecondStep, User } from '@boardwright/api-client/contract';
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
/** Who gave a right password and is not in yet; admins only. */
export interface HalfIn {
  /** What is left to do. */
  readonly secondStep: SecondStep;
}
export interface Credentials {
  readonly role: AuthRole;
  readonly email: string;
  readonly password: string;
}
/** What a passkey signed, as a browser gives it. */
export type SignedByPasskey = BodyOf<Contract['account']['logInByPasskey']>['response'];
export interface GivenPasskey {
  readonly role: AuthRole;
  /** What was picked where the address is typed; left out, the browser asks for one. */
  readonly signed?: SignedByPasskey | undefined;
}
/** The browser asked for a passkey, and got none. */
export interface Cancelled {
  readonly cancelled: true;
}
export interface GivenCode {
  readonly code: string;
}

interface AuthContext {
  readonly profile: Profile | undefined;
  /** Why the last login, or the last code, was refused. */
  readonly message: string | undefined;
  /** The server no longer knew the session of who was half in. */
  readonly hasRunOut: boolean;
  /** Where one was going when login came between; an internal path. */
  readonly returnTo: string;
}
export type AuthEvent =
  | ({ readonly type: 'LOG_IN' } & Credentials)
  | ({ readonly type: 'LOG_IN_BY_PASSKEY' } & GivenPasskey)
  | ({ readonly type: 'GIVE_CODE' } & GivenCode)
  | { readonly type: 'GIVE_PASSKEY' }
  | { readonly type: 'SET_UP' }
  | { readonly type: 'GIVE_UP' }
  | { readonly type: 'LOG_OUT' }
  | { readonly type: 'EXPIRED' }
  | { readonly type: 'REMEMBER'; readonly path: string };

/** What an actor came to. */
type Outcome = Profile | HalfIn | Cancelled | undefined;
type Found = Profile | HalfIn | undefined;
const stepOf = (found: Outcome): SecondStep | undefined =>
  found && 'secondStep' in found ? found.secondStep : undefined;
const profileOf = (found: Outcome): Profile | undefined => (found && 'role' in found ? found : undefined);
const outputOf = (event: object): Outcome => ('output' in event ? (event.output as Outcome) : undefined);

/**
 * Auth (specification §4): a guest, or a candidate, employer or admin by a valid token plus a loaded profile. Login
 * stores a token, loads the profile and goes to the remembered path or home; logout clears all and goes to /. Between a
 * right password and being in, an admin may have a code to give, or their second step to set up.
 */
export const authMachine = setup({
  types: { context: {} as AuthContext, events: {} as AuthEvent },
  actors: {
    /** The profile of a stored, valid token, or what is left to do of logging in; undefined for a guest. Clears tokens the server refuses. */
    restoreSession: unprovided<Found>('restoreSession'),
    /** Exchanges credentials for a token, stores it and loads the profile, or tells what is left to do. */
    logIn: unprovided<Profile | HalfIn, Credentials>('logIn'),
    /** Takes the second step and loads the profile; undefined where the session has run out. */
    passSecondStep: unprovided<Profile | undefined, GivenCode>('passSecondStep'),
    /** Asks for a passkey where none was picked, exchanges what it signed for a token and loads the profile. */
    logInByPasskey: unprovided<Profile | Cancelled, GivenPasskey>('logInByPasskey'),
    /** Takes the second step with a passkey and loads the profile; undefined where the session has run out. */
    passByPasskey: unprovided<Profile | Cancelled | undefined>('passByPasskey'),
    /** Takes back the token, here and on the server. */
    logOut: unprovided<void>('logOut'),
    /** Leaves for an internal path. */
    goTo: unprovided<void, { readonly path: string }>('goTo'),
  },
  guards: {
    hasProfile: ({ event }) => profileOf(outputOf(event)) !== undefined,
    isCancelled: ({ event }) => {
      const found = outputOf(event);
      return found !== undefined && 'cancelled' in found;
    },
    asksCode: ({ event }) => stepOf(outputOf(event)) === 'asked',
    asksSetUp: ({ event }) => stepOf(outputOf(event)) === 'to_set_up',
  },
  actions: {
    forget: assign({ profile: undefined, message: undefined, hasRunOut: false, returnTo: '/' }),
    remember: assign({
      returnTo: ({ event, context }) => (event.type === 'REMEMBER' ? event.path : context.returnTo),
    }),
    enter: assign({
      profile: ({ event }) => profileOf(outputOf(event)),
      message: undefined,
      hasRunOut: false,
    }),
    explain: assign({
      message: ({ event }) => {
        const problem = 'error' in event ? event.error : undefined;
        return problem instanceof Error ? problem.message : String(problem);
      },
    }),
    startAnew: assign({ message: undefined, hasRunOut: false }),
    runOut: assign({ message: undefined, hasRunOut: true }),
  },
}).createMachine({
  id: 'auth',
  context: { profile: undefined, message: undefined, hasRunOut: false, returnTo: '/' },
  initial: 'restoring',
  on: { REMEMBER: { actions: 'remember' } },
  states: {
    restoring: {
      invoke: {
        src: 'restoreSession',
        onDone: [
          { guard: 'hasProfile', target: 'loggedIn', actions: 'enter' },
          { guard: 'asksCode', target: 'codeAsked' },
          { guard: 'asksSetUp', target: 'settingUp' },
          { target: 'guest' },
        ],
        // A 401 or 400 on start is swallowed (§8): the visitor is a guest.
        onError: 'guest',
      },
    },
    guest: { on: { LOG_IN: 'loggingIn', LOG_IN_BY_PASSKEY: 'usingPasskey' } },
    usingPasskey: {
      invoke: {
        src: 'logInByPasskey',
        input: ({ event }): GivenPasskey =>
          event.type === 'LOG_IN_BY_PASSKEY'
            ? { role: event.role, signed: event.signed }
            : { role: 'candidate' },
        onDone: [
          { guard: 'hasProfile', target: 'returning', actions: 'enter' },
          // One may have changed one's mind: nothing is lost, and nothing is said.
          { target: 'guest', actions: 'startAnew' },
        ],
        onError: { target: 'guest', actions: 'explain' },
      },
    },
    loggingIn: {
      invoke: {
        src: 'logIn',
        input: ({ event }): Credentials =>
          event.type === 'LOG_IN'
            ? { role: event.role, email: event.email, password: event.password }
            : { role: 'candidate', email: '', password: '' },
        onDone: [
          { guard: 'asksCode', target: 'codeAsked', actions: 'startAnew' },
          { guard: 'asksSetUp', target: 'settingUp', actions: 'startAnew' },
          { target: 'returning', actions: 'enter' },
        ],
        onError: { target: 'guest', actions: 'explain' },
      },
    },
    codeAsked: { on: { GIVE_CODE: 'passing', GIVE_PASSKEY: 'passingByPasskey', GIVE_UP: 'givingUp' } },
    passingByPasskey: {
      invoke: {
        src: 'passByPasskey',
        onDone: [
          { guard: 'hasProfile', target: 'returning', actions: 'enter' },
          { guard: 'isCancelled', target: 'codeAsked', actions: 'startAnew' },
          { target: 'guest', actions: 'runOut' },
        ],
        onError: { target: 'codeAsked', actions: 'explain' },
      },
    },
    passing: {
      invoke: {
        src: 'passSecondStep',
        input: ({ event }): GivenCode => ({ code: event.type === 'GIVE_CODE' ? event.code : '' }),
        onDone: [
          { guard: 'hasProfile', target: 'returning', actions: 'enter' },
          { target: 'guest', actions: 'runOut' },
        ],
        onError: { target: 'codeAsked', actions: 'explain' },
      },
    },
    settingUp: {
      on: { SET_UP: 'takingUp', GIVE_UP: 'givingUp', EXPIRED: { target: 'guest', actions: 'runOut' } },
    },
    takingUp: {
      invoke: {
        src: 'restoreSession',
        onDone: [
          { guard: 'hasProfile', target: 'returning', actions: 'enter' },
          { target: 'guest', actions: 'runOut' },
        ],
        onError: { target: 'guest', actions: 'explain' },
      },
    },
    givingUp: {
      invoke: {
        src: 'logOut',
        onDone: { target: 'guest', actions: 'startAnew' },
        onError: { target: 'guest', actions: 'startAnew' },
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
