import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'docs-site',
    // One process for many files: reading what they import anew for each took longer than their tests.
    isolate: false,
    include: ['{src,theme}/**/*.test.ts'],
  },
});
