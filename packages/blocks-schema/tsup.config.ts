import { defineConfig } from 'tsup';
import { completeDist } from '../../scripts/published.mjs';

export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.{test,test-d,fixture}.ts', '!src/**/*.d.ts'],
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  // File by file: a bundler leaves out what is not used, and of one large file it could not tell.
  bundle: false,
  clean: true,
  silent: true,
  onSuccess: () => completeDist(import.meta.dirname),
});
