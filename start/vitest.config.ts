import { defineConfig } from 'vitest/config';

// What is read before anything starts; `checks/start` starts it.
export default defineConfig({
  test: { name: 'start options', environment: 'node', include: ['{src,plugins}/**/*.test.ts'] },
});
