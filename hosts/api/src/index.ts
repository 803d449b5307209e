export { type Api, apiPaths, type ApiOptions, createApi } from './create-api.ts';
export type { Beginning, BeginningPage } from './seeding/beginning.ts';
export { BeginningError, checkBeginning } from './seeding/check-beginning.ts';
export { checkPlugins } from './platform/plugins/check-plugins.ts';
export {
  definePlugin,
  type Plugin,
  type PluginMigration,
  type PluginTask,
  type Services,
} from './platform/plugins/plugin.ts';
export { type OwnTable, ownTable, type Rows, rowsOf } from './platform/plugins/own-table.ts';
export { PluginError } from './platform/plugins/plugin-error.ts';
export { type Database, type DatabaseConnection } from './platform/database/connect.ts';
export { FolderInUseError } from './platform/database/folder-lock.ts';
export { type ApiEnv, readApiEnv } from './env.ts';
export { HttpError, type ErrorFacts } from './platform/http/http-error.ts';
export type { Tenant } from './platform/http/find-tenants.ts';
export { loggedIn, type RequestContext, scope } from './platform/http/context.ts';
export { EnvError } from './platform/env-error.ts';
export { closeOnSignals } from './close-on-signals.ts';
export {
  type Checkout,
  type CheckoutRequest,
  type PaymentProvider,
  type PaymentReport,
  type PaymentState,
  type RefundRequest,
  WebhookError,
} from './platform/ports/payments/payments.ts';
export { FeedProblem, type FeedPosition } from './platform/remote/feed-problem.ts';
export type { FeedItem, FeedShape, FeedValue } from './platform/remote/feed-shape.ts';
export type { Mailer, OutgoingMail, Sender } from './platform/ports/mailer.ts';
export { isStorageKey, type Storage, type StoredFile } from './platform/ports/storage.ts';
export { insertRecords } from './seeding/insert-records.ts';
export { seedIfEmpty, type SeedOptions } from './seeding/seed-if-empty.ts';
export { createJobIndex } from './platform/search/job-index.ts';
export type { IndexedJob, JobQuery } from './platform/search/job-query.ts';
export type { AlertFilter } from './platform/database/tables/alerts.ts';
export { correctionBy } from './alerts/tasks/alert-correction.ts';
export { createAlertMatcher } from './alerts/tasks/alert-matcher.ts';
export { alertQuery } from './alerts/tasks/alert-query.ts';
export { demoJobs, demoOrganisations, demoSegments } from '../seeds/demo.ts';
export type { DemoJob } from '../seeds/demo-types.ts';
export { kilometresBetween, placeNamed } from '../seeds/places.ts';
