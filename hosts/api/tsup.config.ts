import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { completeDist } from '../../scripts/published.mjs';
import { version } from './src/platform/version.ts';

const folders = ['src', 'seeds', 'migrations'];

export default defineConfig({
  // What starts it as a process of its own knows the blocks of this workspace: whoever installs it has others.
  entry: ['{src,seeds}/**/*.ts', '!**/*.test.ts', '!src/{main,server}.ts'],
  format: 'esm',
  target: 'es2023',
  platform: 'node',
  // Node wants to be told that a file is JSON; esbuild takes that for newer than the target.
  esbuildOptions: (options) => {
    options.supported = { 'import-attributes': true };
  },
  // File by file: threads, migrations and pictures are found by where the file stands that asks for them.
  bundle: false,
  clean: true,
  silent: true,
  async onSuccess() {
    const dist = join(import.meta.dirname, 'dist');
    mkdirSync(dist, { recursive: true });
    writeFileSync(join(dist, 'package.json'), `${JSON.stringify({ type: 'module', version })}\n`);
    await completeDist(import.meta.dirname, { parts: folders.map((from) => ({ from, to: from })) });
  },
});
