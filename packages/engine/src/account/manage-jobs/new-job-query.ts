import { jobsTab } from './manage-jobs-address.ts';

/** The query of the account page at which the form of a new job stands; `isEmployer` chooses the login it asks for. */
export const newJobQuery = new URLSearchParams({
  menuType: jobsTab,
  'active-job': 'new',
  isEmployer: 'true',
}).toString();
