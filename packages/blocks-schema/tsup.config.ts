import { defineConfig } from 'tsup';
import { completeDist } from '../../scripts/published.mjs';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'stored/validate': 'src/stored/validate.ts',
    'stored/compile': 'src/stored/compile.ts',
    'stored/compiled-runtime': 'src/stored/compiled-runtime.ts',
    fixtures: 'src/fixtures.ts',
    labels: 'src/labels.ts',
  },
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  splitting: true,
  clean: true,
  silent: true,
  onSuccess: () => completeDist(import.meta.dirname),
});
