import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { frameKey } from '@boardwright/engine';
import { describe, expect, it } from 'vitest';
import { createAssets, type Manifest } from './assets.ts';

/** As the build names it: by its path from the host. */
const frame = relative(
  fileURLToPath(new URL('../..', import.meta.url)),
  fileURLToPath(import.meta.resolve('@boardwright/engine/frame-page')),
);
const entry: Manifest = { 'src/entry-client.tsx': { file: 'site/entry.js', isEntry: true } };

describe('what the pages of the product itself are sent with', () => {
  it('is in the build under the path that it is looked for by', () => {
    const manifest = { ...entry, [frame]: { file: 'site/frame-page.js', css: ['site/frame-page.css'] } };
    const assets = createAssets(manifest, () => '.page{}', '/assets');
    expect(assets.cssOf([frameKey])).toBe('.page{}');
    expect(assets.chunksOf([frameKey])).toEqual(['/assets/site/frame-page.js']);
  });

  it('is missed when the site starts, not when a visitor sees one', () => {
    expect(() => createAssets(entry, () => '', '/assets')).toThrow('no frame');
  });
});
