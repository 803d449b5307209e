import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// The site app and its server over an API in memory: no socket, no build, no browser.
export default defineConfig({
  plugins: [react()],
  test: {
    name: 'site',
    environment: 'node',
    setupFiles: ['../../packages/ui/src/testing/no-owner-stacks.ts'],
    // Not a measure of speed: a busy machine takes its time.
    testTimeout: 60_000,
    // One process for many files, as in the engine.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
  },
});
