import type {
  BodyOf,
  Contract,
  LegalPreview,
  LegalState,
  LegalVersion,
  ReadLegalVersion,
} from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';
import type { Saved } from '../../written/use-save-written.ts';

export type LegalPreviewBody = BodyOf<Contract['legal']['previewLegal']>;
export type LegalSaveBody = BodyOf<Contract['legal']['saveLegal']>;

/** What an admin does with the legal pages. Each throws an Error whose message is a sentence for the admin. */
export interface LegalApi {
  readonly read: () => Promise<LegalState>;
  readonly save: (body: LegalSaveBody) => Promise<Saved<LegalState>>;
  /** The papers in a language with these answers, and what is wrong with them. */
  readonly preview: (body: LegalPreviewBody) => Promise<LegalPreview>;
  /** Puts on the site what was saved as this revision. */
  readonly publish: (revision: number) => Promise<LegalState>;
  readonly versions: () => Promise<readonly LegalVersion[]>;
  readonly version: (id: number) => Promise<ReadLegalVersion>;
}

export const LegalApiContext = createContext<LegalApi | undefined>(undefined);

/** @throws Error where the form is drawn without its api */
export function useLegalApi(): LegalApi {
  const api = useContext(LegalApiContext);
  if (!api) throw new Error('There is no API of the legal pages above');
  return api;
}
