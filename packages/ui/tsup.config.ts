import { defineConfig } from 'tsup';
import { completeDist } from '../../scripts/published.mjs';

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories}.{ts,tsx}', '!src/**/*.d.ts'],
  format: 'esm',
  target: 'es2023',
  // File by file: bundling would lose the style sheet that each block imports for itself.
  bundle: false,
  clean: true,
  silent: true,
  onSuccess: () => completeDist(import.meta.dirname),
});
