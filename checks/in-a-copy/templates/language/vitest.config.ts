// The tests of a package as they are, with what they render noted.
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import own from '../vitest.config.ts';

const replacement = fileURLToPath(new URL('server.ts', import.meta.url));
export default mergeConfig(
  own,
  defineConfig({
    test: { include: ['language/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'] },
    root: fileURLToPath(new URL('..', import.meta.url)),
    resolve: { alias: [{ find: /^react-dom\/(?:server|static)$/, replacement }] },
  }),
);
