import { defineConfig } from 'tsup';
import { completeDist } from '../../scripts/published.mjs';

export default defineConfig({
  // The editor is built where it is installed, with the blocks that are there: its sources are in the package. Compiled
  // is what builds it.
  entry: ['build/*.ts', '!**/*.test.ts'],
  outDir: 'compiled',
  format: 'esm',
  target: 'es2023',
  platform: 'node',
  // Node wants to be told that a file is JSON; esbuild takes that for newer than the target.
  esbuildOptions: (options) => {
    options.supported = { 'import-attributes': true };
  },
  bundle: false,
  clean: true,
  silent: true,
  onSuccess: () =>
    completeDist(import.meta.dirname, { parts: [{ from: 'build', to: '' }], outDir: 'compiled' }),
});
