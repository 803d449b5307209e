import type { Passkey } from '@boardwright/api-client/contract';
import type { SignedByPasskey } from '@boardwright/engine/auth-machine';
import { createContext, useContext } from 'react';
import type { FormRefusal } from './form-refusal.ts';

/** What came of asking the browser for a new passkey: it may be put away, which changes nothing. */
export type AddedPasskey =
  | 'cancelled'
  | { readonly refused: FormRefusal }
  | { readonly passkey: Passkey; readonly codes: readonly string[] | undefined };

/** The admin's passkeys, in this browser and on the server. What fails without being refused throws an Error whose message is a sentence. */
export interface PasskeyApi {
  readonly list: () => Promise<readonly Passkey[]>;
  /**
   * Has the browser make one and adds it; the first second step gives recovery codes.
   * @param password not needed of who has just given it to log in
   */
  readonly add: (password?: string) => Promise<AddedPasskey>;
  readonly rename: (uuid: string, name: string) => Promise<FormRefusal | undefined>;
  readonly remove: (uuid: string, password: string) => Promise<FormRefusal | undefined>;
  /** Has the browser offer passkeys where the address is typed, if it can. @returns how to stop */
  readonly offer: (onPicked: (signed: SignedByPasskey) => void) => () => void;
}

/** Undefined where the browser, or the address of the site, has no passkeys. */
export const PasskeyApiContext = createContext<PasskeyApi | undefined>(undefined);

/** @returns undefined where there are no passkeys */
export function usePasskeyApi(): PasskeyApi | undefined {
  return useContext(PasskeyApiContext);
}
