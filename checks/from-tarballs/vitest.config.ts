import { defineConfig } from 'vitest/config';

// Each test uses the packages as they are published, in an application of its own, in a browser.
export default defineConfig({
  test: {
    name: 'from tarballs',
    include: ['*.test.ts'],
    globalSetup: 'pack-once.ts',
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
