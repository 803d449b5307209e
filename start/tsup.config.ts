import { defineConfig } from 'tsup';
import { completeDist, plainEsm } from '../scripts/published.mjs';

export default defineConfig({
  ...plainEsm,
  // What `npm start` and `npm run dev` of this repository run knows the blocks that are installed here.
  entry: [
    'src/**/*.ts',
    '!src/**/*.test.ts',
    '!src/{serve,serve-api,dev,dev-repository,compress-command,installed-board}.ts',
  ],
  platform: 'node',
  onSuccess: () => completeDist(import.meta.dirname),
});
