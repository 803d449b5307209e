import { defineConfig } from 'tsup';
import { completeDist, plainEsm } from '../../scripts/published.mjs';

export default defineConfig({
  ...plainEsm,
  entry: ['src/**/*.ts', '!src/**/*.{test,test-d,fixture}.ts', '!src/**/*.d.ts'],
  onSuccess: () => completeDist(import.meta.dirname),
});
