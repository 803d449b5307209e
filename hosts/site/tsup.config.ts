import { defineConfig } from 'tsup';
import { completeDist, plainEsm } from '../../scripts/published.mjs';

export default defineConfig({
  ...plainEsm,
  // What visitors' browsers and the server draw with is built where it is installed, with the blocks that are there:
  // its sources are in the package. Compiled is what builds and serves it.
  entry: [
    '{src,build}/**/*.{ts,tsx}',
    '!**/*.{test,fixture}.{ts,tsx}',
    '!**/*.d.ts',
    '!src/{main,env}.ts',
    '!src/test/**',
  ],
  outDir: 'compiled',
  platform: 'node',
  onSuccess: () =>
    completeDist(import.meta.dirname, {
      parts: ['src', 'build'].map((from) => ({ from, to: from })),
      outDir: 'compiled',
    }),
});
