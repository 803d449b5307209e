import { defineConfig } from 'vitest/config';

// One app at a time: each of these tests starts the whole product.
export default defineConfig({
  test: {
    name: 'start',
    include: ['*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    fileParallelism: false,
  },
});
