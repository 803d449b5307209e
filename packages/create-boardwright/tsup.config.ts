import { defineConfig } from 'tsup';
import { completeDist, plainEsm } from '../../scripts/published.mjs';

export default defineConfig({
  ...plainEsm,
  entry: ['src/index.ts', 'src/create-boardwright.ts'],
  platform: 'node',
  // What it writes names files that end in .ts: no import of its own may look like them.
  bundle: true,
  splitting: true,
  // Its own manifest says in the end which versions were published together.
  external: [/package\.json$/],
  onSuccess: () => completeDist(import.meta.dirname, { bundled: true }),
});
