import type { Contract, Role } from '../contract/index.ts';
import { ApiError } from './api-error.ts';

/** The names of all endpoints, whatever their group. */
export type EndpointName = { [Group in keyof Contract]: keyof Contract[Group] }[keyof Contract] & string;

/**
 * What becomes of a failed call after it has been logged (§8):
 * `rethrow`; `emptyList` answers with an empty list, `emptyPage` with a page of none; `emptyDetails` with an empty object, unless the server answered
 * that the thing is not there (4xx), for that is no failure but what the page must show.
 */
export type Outcome = 'rethrow' | 'emptyList' | 'emptyPage' | 'emptyDetails';

interface FailurePolicy {
  readonly outcome: Outcome;
  /** The name it is logged under, where §8 gives one; per role where only one of them has a name. */
  readonly logAs?: string | Readonly<Partial<Record<Role, string>>>;
}

/** Every call that does not simply log under its own name and rethrow. */
export const failurePolicies = {
  findRelatedJobs: { outcome: 'emptyList', logAs: 'Related jobs fetch error' },
  suggestSearches: { outcome: 'emptyList', logAs: 'Suggestions fetch error' },
  readJobBySlug: { outcome: 'emptyDetails', logAs: 'Job details fetch error' },
  logIn: { outcome: 'rethrow', logAs: { admin: 'Admin Login Error' } },
  readYou: { outcome: 'rethrow', logAs: 'Fetch user profile error' },
  register: { outcome: 'rethrow', logAs: 'User Register Error' },
  updateProfile: { outcome: 'rethrow', logAs: 'Update Profile Error' },
  changePassword: { outcome: 'rethrow', logAs: 'Change password Error' },
  readClient: { outcome: 'rethrow', logAs: 'Get Client Error' },
  saveClient: { outcome: 'rethrow', logAs: 'Save Client Error' },
  createClient: { outcome: 'rethrow', logAs: 'Create Client Error' },
  findEmployerJobs: { outcome: 'emptyPage', logAs: 'Employer jobs fetch error' },
  readEmployerResume: { outcome: 'rethrow', logAs: 'Load resume error' },
  orderResume: { outcome: 'rethrow', logAs: 'Buy resume error' },
  findContactRequests: { outcome: 'emptyPage', logAs: 'Contact requests fetch error' },
  findAddresses: { outcome: 'emptyPage', logAs: 'Could not get the addresses' },
  findClientAddresses: { outcome: 'emptyPage', logAs: 'Could not get the addresses' },
} as const satisfies Partial<Record<EndpointName, FailurePolicy>>;

/** Endpoints whose details may come back empty. */
export type DetailsEndpoint = {
  [Name in keyof typeof failurePolicies]: (typeof failurePolicies)[Name]['outcome'] extends 'emptyDetails'
    ? Name
    : never;
}[keyof typeof failurePolicies];

function policyOf(endpoint: string): FailurePolicy | undefined {
  return Object.hasOwn(failurePolicies, endpoint)
    ? failurePolicies[endpoint as keyof typeof failurePolicies]
    : undefined;
}

/** The name a failure is logged under. */
export function logName(endpoint: string, role: Role): string {
  const name = policyOf(endpoint)?.logAs;
  return (typeof name === 'string' ? name : name?.[role]) ?? `${endpoint} failed`;
}

/**
 * The reply to go on with after a failure.
 * @throws the error itself where the table says rethrow
 */
export function replyAfterFailure(endpoint: string, error: ApiError): unknown {
  const outcome = policyOf(endpoint)?.outcome ?? 'rethrow';
  if (outcome === 'emptyList') return { data: [] };
  if (outcome === 'emptyPage') return { data: [], meta: { total: 0, page: 1, limit: 0, last_page: 1 } };
  if (outcome === 'emptyDetails' && (error.status === 0 || error.status >= 500)) return { data: {} };
  throw error;
}

/** A 400 or 401 while the application starts means a stale token, not a failure (§8). */
export function isSwallowedOnStart(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 400 || error.status === 401);
}
