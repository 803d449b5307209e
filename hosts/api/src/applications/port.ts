/** What other features may know of applications. */
export { applicantMessages } from './applicant.messages.ts';
export type { AcceptedApplication } from './apply/application-form.ts';
export { findOpenJob } from './apply/apply-for-job.ts';
export { type ClaimedFile, storeApplication } from './apply/store-application.ts';
export { applicationLives } from './retention-date.ts';
export { sentBy } from './sent-applications.queries.ts';
