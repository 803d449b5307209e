import { defineConfig } from 'tsup';
import { completeDist } from '../../scripts/published.mjs';

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  splitting: true,
  clean: true,
  silent: true,
  onSuccess: () => completeDist(import.meta.dirname),
});
