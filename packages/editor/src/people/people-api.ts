import type {
  AdminApplication,
  AdminApplicationPage,
  BodyOf,
  Contract,
  MailPreview,
  Person,
  PersonDeletion,
  PersonLink,
  PersonPage,
  SentOf,
} from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';

type FoundBy = SentOf<Contract['people']['findPeople']>['query'] & object;
export type PeopleQuery = Pick<FoundBy, 'search' | 'match[role]' | 'match[state]' | 'sort' | 'after'>;
export type PersonDecisionDraft = BodyOf<Contract['people']['decidePerson']>;

type ApplicationsFoundBy = SentOf<Contract['adminApplications']['findAllApplications']>['query'] & object;
export type ApplicationsQuery = Omit<ApplicationsFoundBy, 'limit'>;

/** What an admin does with the applications of a board. Each throws an Error whose message is a sentence for the admin. */
export interface ApplicationsApi {
  readonly list: (query: ApplicationsQuery) => Promise<AdminApplicationPage>;
  readonly read: (uuid: string) => Promise<AdminApplication>;
  /** Mails it to who recruits once more. */
  readonly resend: (uuid: string) => Promise<AdminApplication>;
  /** Deletes it at its sender's request. */
  readonly remove: (uuid: string, reason: string) => Promise<AdminApplication>;
  /** Takes that back. */
  readonly keep: (uuid: string) => Promise<AdminApplication>;
}

/** What an admin does with the people of a site. Each throws an Error whose message is a sentence for the admin. */
export interface PeopleApi {
  readonly list: (query: PeopleQuery) => Promise<PersonPage>;
  /** Where the browser fetches the list as CSV. */
  readonly exportAddress: (query: Omit<PeopleQuery, 'after'>) => string;
  readonly read: (uuid: string) => Promise<Person>;
  /** The mail that a decision would send. */
  readonly preview: (uuid: string, decision: PersonDecisionDraft) => Promise<readonly MailPreview[]>;
  readonly decide: (uuid: string, decision: PersonDecisionDraft) => Promise<Person>;
  /** What would go with a person who is deleted. */
  readonly deletion: (uuid: string) => Promise<PersonDeletion>;
  /** Where the browser fetches all that is stored about a person. */
  readonly documentAddress: (uuid: string) => string;
  readonly endSessions: (uuid: string) => Promise<Person>;
  /** Mails a link to its person; nobody else sees it. */
  readonly sendLink: (uuid: string, link: PersonLink) => Promise<unknown>;
  /** Leads to the site as this person has it, where nothing can be changed; for who gives a reason. */
  readonly viewAs: (uuid: string, reason: string) => Promise<unknown>;
  readonly applications: ApplicationsApi;
}

export const PeopleApiContext = createContext<PeopleApi | undefined>(undefined);

/** @throws Error where the workspace is drawn without its api */
export function usePeopleApi(): PeopleApi {
  const api = useContext(PeopleApiContext);
  if (!api) throw new Error('There is no API of the people above');
  return api;
}
