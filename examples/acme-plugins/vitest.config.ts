import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'acme-plugins',
    environment: 'node',
    // One process for many files: reading the whole API anew for each took longer than their tests.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
