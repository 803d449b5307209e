import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Blocks and parts are drawn with react-dom/server, as the site host does: no browser, no DOM.
export default defineConfig({
  plugins: [react()],
  test: {
    name: 'engine',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
  },
});
