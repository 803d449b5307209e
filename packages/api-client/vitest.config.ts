import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api-client',
    // One process for many files: reading the contract anew for each took longer than their tests.
    isolate: false,
    include: ['src/**/*.test.ts'],
  },
});
