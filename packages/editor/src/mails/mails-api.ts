import type {
  BodyOf,
  Contract,
  ListedMail,
  LoggedMail,
  MailText,
  MailTextPreview,
  PageMeta,
  SentOf,
} from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';
import type { Saved } from '../written/use-save-written.ts';

/** Which mail, and in which language of the site. */
export interface MailPlace {
  readonly kind: string;
  readonly language: string;
}
export type MailLogQuery = SentOf<Contract['mailLog']['findLoggedMails']>['query'] & object;
export type MailDraftBody = BodyOf<Contract['mailTexts']['previewMailText']>;
export type MailSaveBody = BodyOf<Contract['mailTexts']['saveMailText']>;

/** What an admin does with the mails of a site. Each throws an Error whose message is a sentence for the admin. */
export interface MailsApi {
  readonly list: () => Promise<readonly ListedMail[]>;
  readonly read: (place: MailPlace) => Promise<MailText>;
  readonly save: (place: MailPlace, body: MailSaveBody) => Promise<Saved<MailText>>;
  /** The mail with sample data and these texts, and what is wrong with them. */
  readonly preview: (place: MailPlace, body: MailDraftBody) => Promise<MailTextPreview>;
  /** Mails it to the admin. @returns the address it went to */
  readonly test: (place: MailPlace, body: MailDraftBody) => Promise<string>;
  /** What was mailed, newest first. */
  readonly log: (
    query: MailLogQuery,
  ) => Promise<{ readonly data: readonly LoggedMail[]; readonly meta: PageMeta }>;
  /** Sends again what was given up. */
  readonly resend: (uuid: string) => Promise<unknown>;
}

export const MailsApiContext = createContext<MailsApi | undefined>(undefined);

/** @throws Error where the workspace is drawn without its api */
export function useMailsApi(): MailsApi {
  const api = useContext(MailsApiContext);
  if (!api) throw new Error('There is no API of the mails above');
  return api;
}
