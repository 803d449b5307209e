import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Blocks and parts are drawn with react-dom/server, as the site host does: no browser, no DOM.
export default defineConfig({
  plugins: [react()],
  test: {
    name: 'editor',
    environment: 'node',
    setupFiles: ['../ui/src/testing/no-owner-stacks.ts'],
    // One process for many files: reading React and all blocks anew for each took longer than their tests.
    isolate: false,
    // Not a measure of speed: a busy machine takes its time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    include: ['src/**/*.test.{ts,tsx}'],
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
  },
});
