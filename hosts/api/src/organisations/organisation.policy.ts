import { HttpError } from '../platform/http/http-error.ts';

/**
 * Nobody fills a board with names of companies before they turned out to be reachable.
 * @param before whether it is shown already
 * @throws HttpError `employerNotVerified`
 */
export function mayShow(
  person: { readonly emailVerifiedAt: Date | null } | undefined,
  { active }: { readonly active: boolean },
  before = false,
): void {
  if (active && !before && !person?.emailVerifiedAt) throw new HttpError('employerNotVerified');
}

/** @throws HttpError `organisationHasJobs` while some run, wait for their day or are paused */
export function mayArchive({ hasRunningJobs }: { readonly hasRunningJobs: boolean }): void {
  if (hasRunningJobs) throw new HttpError('organisationHasJobs');
}
