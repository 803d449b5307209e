import { createActorContext } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { fromPromise, type ActorRefFrom } from 'xstate';
import { authMachine, type Credentials, type Profile } from './auth.machine.ts';

/** What a host must do for the auth machine; plain functions, so that a host needs no XState. */
export interface AuthEffects {
  /** The profile of a stored, valid session; undefined for a guest. */
  readonly restoreSession: () => Promise<Profile | undefined>;
  /** @throws Error whose message says why, in the person's language */
  readonly logIn: (credentials: Credentials) => Promise<Profile>;
  readonly logOut: () => Promise<void>;
  /** Leaves for an internal path. */
  readonly goTo: (path: string) => Promise<void>;
}

const AuthContext = createActorContext(authMachine);

function provide(effects: AuthEffects): typeof authMachine {
  return authMachine.provide({
    actors: {
      restoreSession: fromPromise<Profile | undefined, void>(() => effects.restoreSession()),
      logIn: fromPromise<Profile, Credentials>(({ input }) => effects.logIn(input)),
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

/** Sends events to the session: LOG_IN, LOG_OUT, EXPIRED, REMEMBER. */
export function useAuthActor(): ActorRefFrom<typeof authMachine> {
  return AuthContext.useActorRef();
}

export type AuthStatus = 'restoring' | 'guest' | 'entering' | 'loggedIn' | 'leaving';

/** Where the session stands, in the five words a page needs. */
export function useAuthStatus(): AuthStatus {
  return AuthContext.useSelector(({ value }) => {
    if (value === 'loggingIn' || value === 'returning') return 'entering';
    return value === 'loggingOut' ? 'leaving' : value;
  });
}

export function useProfile(): Profile | undefined {
  return AuthContext.useSelector(({ context }) => context.profile);
}

/** Why the last login failed, in the person's language. */
export function useLoginFailure(): string | undefined {
  return AuthContext.useSelector(({ context }) => context.message);
}
