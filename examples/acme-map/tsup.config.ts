import { defineConfig } from 'tsup';

const shared = { format: 'esm', target: 'es2023', outDir: 'dist', silent: true, splitting: false } as const;

export default defineConfig([
  // File by file: a page's visitor fetches the block and nothing else of the package.
  { ...shared, entry: ['src/index.ts'], bundle: false },
  // The block with its messages, and what the editor reads with its labels: one file of each.
  { ...shared, entry: ['src/acme-map.tsx'] },
  { ...shared, entry: ['src/editor.ts'], external: ['./acme-map.js'] },
  // What of the one file needs no React, for those who only read settings.
  { ...shared, entry: ['src/declaration.ts'], treeshake: 'smallest' },
]);
