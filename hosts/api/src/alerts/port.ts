/** What other features may know of job alerts. */
export { confirmableFor as alertConfirmableFor } from './alert-schedule.ts';
