import type { SignedByPasskey } from '@boardwright/engine/auth-machine';
import { createContext, useContext } from 'react';
import type { SecondStepProps } from '../second-step/second-step-page.tsx';

/** A session that ended while its editor stands: how one logs in again, in place. */
export interface ReLogin {
  /** The session has ended, and the editor is still there. */
  readonly expired: boolean;
  readonly email: string | undefined;
  readonly busy: boolean;
  readonly failure: string | undefined;
  /** What is left to do once the password was right. */
  readonly second: Omit<SecondStepProps, 'busy' | 'failure'> | undefined;
  readonly onLogIn: (credentials: { readonly email: string; readonly password: string }) => void;
  readonly onPasskey: (signed?: SignedByPasskey) => void;
  /** An editor that asks for the login itself stays where it is. @returns how to take that back */
  readonly stay: () => () => void;
}

const nobody: ReLogin = {
  expired: false,
  email: undefined,
  busy: false,
  failure: undefined,
  second: undefined,
  onLogIn: () => undefined,
  onPasskey: () => undefined,
  stay: () => () => undefined,
};

export const ReLoginContext = createContext<ReLogin>(nobody);

export function useReLogin(): ReLogin {
  return useContext(ReLoginContext);
}
