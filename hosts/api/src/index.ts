export { type Api, apiPaths, type ApiOptions, createApi } from './create-api.ts';
export { type Database, type DatabaseConnection } from './database/connect.ts';
export { FolderInUseError } from './database/folder-lock.ts';
export { type ApiEnv, EnvError, readApiEnv } from './env.ts';
export { closeOnSignals } from './server.ts';
export type { Storage } from './ports/storage.ts';
export { seedIfEmpty, type SeedOptions } from './seeding/seed-if-empty.ts';
export { createJobIndex } from './search/job-index.ts';
export type { IndexedJob, JobQuery } from './search/job-query.ts';
