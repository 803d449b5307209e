import { defineConfig } from 'tsup';
import { completeDist } from '../../scripts/published.mjs';

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories,fixture}.{ts,tsx}', '!src/**/*.d.ts'],
  format: 'esm',
  target: 'es2023',
  // Node wants to be told that a file is JSON; esbuild takes that for newer than the target.
  esbuildOptions: (options) => {
    options.supported = { 'import-attributes': true };
  },
  // File by file: a page takes the parts that it draws with.
  bundle: false,
  clean: true,
  silent: true,
  onSuccess: () => completeDist(import.meta.dirname, { sheets: { 'theme/styles.css': () => true } }),
});
