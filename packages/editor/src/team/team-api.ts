import type {
  AdminRole,
  BodyOf,
  Contract,
  PageMeta,
  TeamLogArea,
  TeamLogEntry,
  TeamMember,
  TeamRules,
} from '@boardwright/api-client/contract';
import { createContext, useContext } from 'react';
import type { Saved } from '../written/use-save-written.ts';

/** How the log is narrowed, as the API has it. */
export interface TeamLogQuery {
  readonly search?: string;
  readonly 'match[area]'?: TeamLogArea;
  readonly 'match[day]'?: string;
}

/** What an owner does about the team. Each throws an Error whose message is a sentence for them. */
export interface TeamApi {
  readonly members: () => Promise<readonly TeamMember[]>;
  readonly invite: (invitation: BodyOf<Contract['team']['inviteAdmin']>) => Promise<TeamMember>;
  readonly resend: (uuid: string) => Promise<unknown>;
  readonly changeRole: (uuid: string, role: AdminRole, was: AdminRole) => Promise<Saved<TeamMember>>;
  readonly remove: (uuid: string) => Promise<unknown>;
  readonly restore: (uuid: string) => Promise<unknown>;
  readonly resetSecondStep: (uuid: string) => Promise<unknown>;
  readonly rules: () => Promise<TeamRules>;
  readonly changeRules: (rules: TeamRules) => Promise<void>;
  readonly log: (
    query: TeamLogQuery & { readonly page: number },
  ) => Promise<{ readonly data: readonly TeamLogEntry[]; readonly meta: PageMeta }>;
  /** The address of the file of what a query finds. */
  readonly exportAddress: (query: Readonly<Record<string, string>>) => string;
}

export const TeamApiContext = createContext<TeamApi | undefined>(undefined);

/** @throws Error where the workspace is drawn without its api */
export function useTeamApi(): TeamApi {
  const api = useContext(TeamApiContext);
  if (!api) throw new Error('There is no API of the team above');
  return api;
}
