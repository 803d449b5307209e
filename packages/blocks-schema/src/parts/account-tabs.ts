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

type Hideable<Tab> = Exclude<Tab, 'edit-profile' | 'manage-jobs'>;

/** The tabs of a list that a site may hide: all but edit-profile and manage-jobs. */
export function hideable<Tab extends string>(tabs: readonly Tab[]): readonly Hideable<Tab>[] {
  return tabs.filter((tab): tab is Hideable<Tab> => tab !== 'edit-profile' && tab !== 'manage-jobs');
}
