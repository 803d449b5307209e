import { createActorContext } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { fromPromise, type ActorRefFrom } from 'xstate';
import {
  authMachine,
  type Cancelled,
  type Credentials,
  type GivenCode,
  type GivenPasskey,
  type HalfIn,
  type Profile,
} from './auth.machine.ts';

/** What a host must do for the auth machine; plain functions, so that a host needs no XState. */
export interface AuthEffects {
  /** The profile of a stored, valid session, or what is left to do of logging in; undefined for a guest. */
  readonly restoreSession: () => Promise<Profile | HalfIn | undefined>;
  /** @throws Error whose message says why, in the person's language */
  readonly logIn: (credentials: Credentials) => Promise<Profile | HalfIn>;
  /**
   * Takes the second step of an admin with a code. @returns undefined where the session has run out
   * @throws Error whose message says why it was refused
   */
  readonly passSecondStep: (given: GivenCode) => Promise<Profile | undefined>;
  /** Logs in with a passkey; left out where the host has none. @throws Error whose message says why it was refused */
  readonly logInByPasskey?: (given: GivenPasskey) => Promise<Profile | Cancelled>;
  /** As {@link AuthEffects.passSecondStep}, with a passkey. */
  readonly passByPasskey?: () => Promise<Profile | Cancelled | undefined>;
  readonly logOut: () => Promise<void>;
  /** Leaves for an internal path. */
  readonly goTo: (path: string) => Promise<void>;
}

const cancelled = async (): Promise<Cancelled> => ({ cancelled: true });

const AuthContext = createActorContext(authMachine);

function provide(effects: AuthEffects): typeof authMachine {
  return authMachine.provide({
    actors: {
      restoreSession: fromPromise<Profile | HalfIn | undefined, void>(() => effects.restoreSession()),
      logIn: fromPromise<Profile | HalfIn, Credentials>(({ input }) => effects.logIn(input)),
      passSecondStep: fromPromise<Profile | undefined, GivenCode>(({ input }) =>
        effects.passSecondStep(input),
      ),
      logInByPasskey: fromPromise<Profile | Cancelled, GivenPasskey>(({ input }) =>
        (effects.logInByPasskey ?? cancelled)(input),
      ),
      passByPasskey: fromPromise<Profile | Cancelled | undefined, void>(() =>
        (effects.passByPasskey ?? cancelled)(),
      ),
      logOut: fromPromise<void, void>(() => effects.logOut()),
      goTo: fromPromise<void, { readonly path: string }>(({ input }) => effects.goTo(input.path)),
    },
  });
}

interface AuthProviderProps {
  readonly effects: AuthEffects;
  readonly children: ReactNode;
}

export function AuthProvider({ effects, children }: AuthProviderProps) {
  const [logic] = useState(() => provide(effects));
  return <AuthContext.Provider logic={logic}>{children}</AuthContext.Provider>;
}

/** Sends events to the session: LOG_IN, LOG_IN_BY_PASSKEY, GIVE_CODE, GIVE_PASSKEY, SET_UP, GIVE_UP, LOG_OUT, EXPIRED, REMEMBER. */
export function useAuthActor(): ActorRefFrom<typeof authMachine> {
  return AuthContext.useActorRef();
}

export type AuthStatus = 'restoring' | 'guest' | 'entering' | 'halfIn' | 'loggedIn' | 'leaving';

const statusOf = {
  restoring: 'restoring',
  guest: 'guest',
  loggingIn: 'entering',
  usingPasskey: 'entering',
  codeAsked: 'halfIn',
  passing: 'halfIn',
  passingByPasskey: 'halfIn',
  settingUp: 'halfIn',
  takingUp: 'halfIn',
  givingUp: 'halfIn',
  returning: 'entering',
  loggedIn: 'loggedIn',
  loggingOut: 'leaving',
  leaving: 'leaving',
} as const;

/** Where the session stands, in the six words a page needs. */
export function useAuthStatus(): AuthStatus {
  return AuthContext.useSelector(({ value }) => statusOf[value]);
}

/** What is left to do of who gave a right password; undefined where nothing is. */
export function useSecondStep(): HalfIn['secondStep'] | undefined {
  return AuthContext.useSelector(({ value }) => {
    if (value === 'settingUp' || value === 'takingUp') return 'to_set_up';
    return statusOf[value] === 'halfIn' ? 'asked' : undefined;
  });
}

/** Whether the server is being asked about the second step. */
export function useIsPassing(): boolean {
  return AuthContext.useSelector(
    ({ value }) =>
      value === 'passing' || value === 'passingByPasskey' || value === 'takingUp' || value === 'givingUp',
  );
}

/** Whether the session of who was half in has run out. */
export function useHasRunOut(): boolean {
  return AuthContext.useSelector(({ context }) => context.hasRunOut);
}

export function useProfile(): Profile | undefined {
  return AuthContext.useSelector(({ context }) => context.profile);
}

/** Why the last login failed, in the person's language. */
export function useLoginFailure(): string | undefined {
  return AuthContext.useSelector(({ context }) => context.message);
}
