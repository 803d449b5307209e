import type { OutdatedText } from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';

/** A translation that somebody says is right for its source. */
export interface ConfirmedText {
  readonly block: number | undefined;
  readonly page: number | undefined;
  /** Upper case. */
  readonly locale: string;
  /** From the setting's name down, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly source: string;
}

/** Where it is known which translations are older than their source. */
export interface OutdatedSource {
  /** @throws Error whose message is a sentence for the admin */
  readonly find: (site: number) => Promise<readonly OutdatedText[]>;
  /** @returns those that are still outdated. @throws Error, as `find` */
  readonly confirm: (site: number, text: ConfirmedText) => Promise<readonly OutdatedText[]>;
}

/** Without one, nobody knows. */
export const OutdatedSourceContext = createContext<OutdatedSource | undefined>(undefined);

export function useOutdatedSource(): OutdatedSource | undefined {
  return useContext(OutdatedSourceContext);
}
