/** Tabs of a candidate's account, in order (specification §2 'Account tabs'). */
export const candidateTabs = [
  'dashboard',
  'edit-profile',
  'favorites',
  'job-alerts',
  'resume',
  'job-applications',
  'contact-requests',
] as const;
/** Tabs of an employer's account, in order. */
export const employerTabs = [
  'dashboard',
  'edit-profile',
  'manage-jobs',
  'job-applicants',
  'tokens',
  'web-shop',
  'contacted-candidates',
  'organisations',
  'client',
] as const;
export type CandidateTab = (typeof candidateTabs)[number];
export type EmployerTab = (typeof employerTabs)[number];

/** All but these two can be hidden. */
const alwaysThere: readonly string[] = ['edit-profile', 'manage-jobs'];

/** The tabs of a list that a site may hide. */
export function hideable<const Tabs extends readonly string[]>(
  tabs: Tabs,
): readonly Exclude<Tabs[number], 'edit-profile' | 'manage-jobs'>[] {
  return tabs.filter((tab): tab is Exclude<Tabs[number], 'edit-profile' | 'manage-jobs'> =>
    alwaysThere.includes(tab) ? false : true,
  );
}
