/** What other features may know of resumes. */
export { searchCandidates } from './search/find-resumes.ts';
