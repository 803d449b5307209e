import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'acme-plugins', environment: 'node', testTimeout: 60_000, hookTimeout: 120_000 },
});
