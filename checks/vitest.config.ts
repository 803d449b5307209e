import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'checks',
    // One process for many files: reading the contract and all blocks anew for each took longer than most of their tests.
    isolate: false,
    include: ['*.test.ts'],
    // Not a measure of speed: a busy machine takes its time.
    testTimeout: 180_000,
  },
});
