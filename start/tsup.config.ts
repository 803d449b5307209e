import { defineConfig } from 'tsup';
import { completeDist } from '../scripts/published.mjs';

export default defineConfig({
  // What `npm start` and `npm run dev` of this repository run knows the blocks that are installed here.
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/{serve,dev,compress-command}.ts'],
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
  onSuccess: () => completeDist(import.meta.dirname),
});
