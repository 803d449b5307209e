import type { AccountSession } from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';
import type { FormRefusal } from '../login/form-refusal.ts';
import type { ChosenPassword } from '../login/password-page.tsx';

/** The admin's own account, on the server. What fails throws an Error whose message is a sentence for the admin. */
export interface AccountApi {
  /** Where the admin is logged in on this site, this browser first. */
  readonly sessions: () => Promise<readonly AccountSession[]>;
  readonly endSession: (uuid: string) => Promise<void>;
  /** Ends every session but this one. */
  readonly endOthers: () => Promise<void>;
  /** Changes the password and ends every other session. @returns what was refused */
  readonly changePassword: (
    chosen: ChosenPassword & { readonly current_password: string },
  ) => Promise<FormRefusal | undefined>;
}

const none = () => Promise.reject(new Error('There is no account desk above'));

export const AccountApiContext = createContext<AccountApi>({
  sessions: none,
  endSession: none,
  endOthers: none,
  changePassword: none,
});

export function useAccountApi(): AccountApi {
  return useContext(AccountApiContext);
}
