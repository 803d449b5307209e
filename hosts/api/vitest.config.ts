import { defineConfig } from 'vitest/config';

// One suite, two databases: embedded in memory, or, where TEST_DATABASE_URL names a server, a database of each test
// file's own there.
const onPostgres = Boolean(process.env.TEST_DATABASE_URL);

export default defineConfig({
  test: {
    name: onPostgres ? 'api on postgresql' : 'api',
    environment: 'node',
    include: ['src/**/*.test.ts', 'seeds/**/*.test.ts'],
    // The embedded database is the same one, whatever server is beside it; so is an API on a data folder.
    exclude: onPostgres ? ['src/platform/database/embedded/**', 'src/create-api{,-plugins}.test.ts'] : [],
    globalSetup: 'test/database-template.ts',
    // One process for many files: reading the whole API anew for each took longer than their tests.
    isolate: false,
    // Not a measure of speed: a busy machine takes its time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
