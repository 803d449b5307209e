import { packageNames } from '@boardwright/installed-blocks/package-names';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { siteConfig } from './build/site-config.ts';

/** The visitor's scripts by `vite build`, the site app for the server by `vite build --ssr`. */
export default defineConfig(({ command, isSsrBuild }) => {
  const of = isSsrBuild ? 'server' : 'client';
  const outDir = join(import.meta.dirname, 'dist', of);
  return siteConfig({ of, outDir, packageNames, isBuild: command === 'build' });
});
