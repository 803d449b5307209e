import { defineConfig } from 'tsup';
import { completeDist, plainEsm } from '../../scripts/published.mjs';

export default defineConfig({
  ...plainEsm,
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories,fixture}.{ts,tsx}', '!src/**/*.d.ts'],
  onSuccess: () => completeDist(import.meta.dirname, { sheets: { 'theme/styles.css': () => true } }),
});
