import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { completeDist, plainEsm } from '../../scripts/published.mjs';
import { version } from './src/platform/version.ts';

const folders = ['src', 'seeds', 'migrations'];

export default defineConfig({
  ...plainEsm,
  // What starts it as a process of its own knows the blocks of this workspace: whoever installs it has others.
  entry: ['{src,seeds}/**/*.ts', '!**/*.test.ts', '!src/{main,server}.ts'],
  platform: 'node',
  async onSuccess() {
    const dist = join(import.meta.dirname, 'dist');
    mkdirSync(dist, { recursive: true });
    writeFileSync(join(dist, 'package.json'), `${JSON.stringify({ type: 'module', version })}\n`);
    await completeDist(import.meta.dirname, { parts: folders.map((from) => ({ from, to: from })) });
  },
});
