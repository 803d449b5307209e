import { defineConfig } from 'vitest/config';

// Each test works in a copy of the repository, where commands may write and a stranger's package may be installed.
export default defineConfig({
  test: {
    name: 'in a copy',
    include: ['*.test.ts'],
    globalSetup: 'empty-database.ts',
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
