import type { SecondStepSecret, SecondStepState, SecondStepWays } from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';
import type { FormRefusal } from '../login/form-refusal.ts';

/** What was asked for, or why it was refused. */
export type Answered<Answer> = Answer | { readonly refused: FormRefusal };

/** How the admin logs in, on the server. What fails without being refused throws an Error whose message is a sentence. */
export interface SecondStepApi {
  readonly read: () => Promise<SecondStepState>;
  /** By what one takes it who gave the password. */
  readonly ways: () => Promise<SecondStepWays>;
  /** A new secret for an app. @param password not needed of who has just given it to log in */
  readonly prepare: (password?: string) => Promise<Answered<SecondStepSecret>>;
  /** Turns it on with a code of that app, and gives the recovery codes. */
  readonly confirm: (code: string) => Promise<Answered<{ readonly codes: readonly string[] }>>;
  readonly renewCodes: (password: string) => Promise<Answered<{ readonly codes: readonly string[] }>>;
  /** @returns what was refused */
  readonly turnOff: (password: string) => Promise<FormRefusal | undefined>;
}

export const SecondStepApiContext = createContext<SecondStepApi | undefined>(undefined);

/** @throws Error where it is drawn without its api */
export function useSecondStepApi(): SecondStepApi {
  const api = useContext(SecondStepApiContext);
  if (!api) throw new Error('There is no API of the second step above');
  return api;
}
