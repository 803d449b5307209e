import { defineConfig } from 'tsup';
import { completeDist, plainEsm } from '../../scripts/published.mjs';

export default defineConfig({
  ...plainEsm,
  // The editor is built where it is installed, with the blocks that are there: its sources are in the package. Compiled
  // is what builds it.
  entry: ['build/*.ts', '!**/*.test.ts'],
  outDir: 'compiled',
  platform: 'node',
  onSuccess: () =>
    completeDist(import.meta.dirname, { parts: [{ from: 'build', to: '' }], outDir: 'compiled' }),
});
