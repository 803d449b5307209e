import { defineConfig } from 'tsup';

const shared = { format: 'esm', target: 'es2023', outDir: 'dist', silent: true } as const;

export default defineConfig([
  // File by file: a page's visitor fetches the block and nothing else of the package.
  {
    ...shared,
    entry: [
      'src/index.ts',
      'src/acme-map.tsx',
      'src/acme-map.messages.ts',
      'src/acme-map.labels.ts',
      'src/editor.ts',
    ],
    bundle: false,
  },
  // What of the one file needs no React, for those who only read settings.
  { ...shared, entry: ['src/declaration.ts'], treeshake: 'smallest' },
]);
