import { defineConfig } from 'tsup';
import { completeDist } from '../../scripts/published.mjs';

export default defineConfig({
  entry: {
    'client/index': 'src/client/index.ts',
    'client/axios-send': 'src/client/axios-send.ts',
    'contract/index': 'src/contract/index.ts',
  },
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  splitting: true,
  clean: true,
  silent: true,
  onSuccess: () => completeDist(import.meta.dirname),
});
