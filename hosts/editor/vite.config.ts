import { installedBlocks } from '@boardwright/installed-blocks';
import { packageNames } from '@boardwright/installed-blocks/package-names';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { editorConfig } from './build/editor-config.ts';

export default defineConfig(
  editorConfig({ outDir: join(import.meta.dirname, 'dist'), packages: installedBlocks, packageNames }),
);
