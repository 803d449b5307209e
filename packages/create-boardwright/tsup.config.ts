import { defineConfig } from 'tsup';
import { completeDist } from '../../scripts/published.mjs';

export default defineConfig({
  entry: ['src/index.ts', 'src/create-boardwright.ts'],
  format: 'esm',
  target: 'es2023',
  platform: 'node',
  // Node wants to be told that a file is JSON; esbuild takes that for newer than the target.
  esbuildOptions: (options) => {
    options.supported = { 'import-attributes': true };
  },
  // What it writes names files that end in .ts: no import of its own may look like them.
  splitting: true,
  // Its own manifest says in the end which versions were published together.
  external: [/package\.json$/],
  clean: true,
  silent: true,
  onSuccess: () => completeDist(import.meta.dirname, { bundled: true }),
});
