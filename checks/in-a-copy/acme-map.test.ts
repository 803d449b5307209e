import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coreLabels } from '../../packages/blocks-schema/src/core-labels.ts';
import { read } from '../repository-files.ts';
import { copyRepository, type RepositoryCopy } from './repository-copy.ts';

const [line = ''] = /^export .+;$/m.exec(read('examples/acme-map/README.md')) ?? [];

/** Packages, and the tests that are put there once the block is installed. */
const templates = {
  site: 'hosts/site/src/acme-map.test.ts',
  api: 'hosts/api/src/acme-map.test.ts',
  panel: 'hosts/editor/src/acme-map.test.tsx',
  story: 'packages/engine/src/acme-map.test.tsx',
} as const;

/** That it keeps the contract of every block, examples/acme-map proves where it stands. */
describe('a block from outside, installed by one line', () => {
  let copy: RepositoryCopy;

  const passes = async (name: keyof typeof templates, cwd: string) => {
    const file = `${name}.test.${templates[name].endsWith('x') ? 'tsx' : 'ts'}`;
    copy.write(templates[name], copy.read(`checks/in-a-copy/templates/${file}`));
    // Not a measure of speed: a busy machine takes its time.
    const ended = await copy.run('vitest', ['run', 'acme-map', '--testTimeout=60000'], { cwd });
    expect(ended.code === 0 ? '' : ended.output).toBe('');
  };

  beforeAll(async () => {
    copy = copyRepository();
    await copy.run('git', ['init', '--quiet']);
    const built = await copy.run('tsup', [], { cwd: 'examples/acme-map' });
    if (built.code !== 0) throw new Error(built.output);
    const installed = 'hosts/installed-blocks';
    copy.install('@acme/map', 'examples/acme-map', installed);
    const manifest = JSON.parse(copy.read(`${installed}/package.json`)) as { dependencies: object };
    const dependencies = { '@acme/map': '^1.0.0', ...manifest.dependencies };
    copy.write(`${installed}/package.json`, JSON.stringify({ ...manifest, dependencies }, null, 2));
    const list = `${installed}/src/blocks.ts`;
    copy.write(list, copy.read(list).replace('export {};', line));
  });
  afterAll(() => copy.remove());

  it('comes with one line', () => {
    expect(line).toBe("export { acmeMap } from '@acme/map';");
    expect(copy.read('hosts/installed-blocks/src/blocks.ts')).toContain(line);
  });

  it('is well typed, and imported by the rules of the repository', async () => {
    // The package's own types first: the check runs side by side what does not name each other.
    const own = await copy.run('tsc', ['-b', 'examples/acme-map']);
    const types = await copy.run('tsc', ['-b', 'hosts/installed-blocks']);
    const about = `${own.output}\n${types.output}`.split('\n').filter((each) => /acme|installed/.test(each));
    expect(about).toEqual([]);
    const lint = await copy.run('oxlint', ['--deny-warnings', 'hosts/installed-blocks', 'examples']);
    expect(lint.code === 0 ? '' : lint.output).toBe('');
    const rules = await copy.run('vitest', ['run', '--project=checks', 'limits', 'boundaries']);
    expect(rules.output.split('\n').filter((each) => /acme|installed/.test(each))).toEqual([]);
  });

  it('is drawn by the site', () => passes('site', 'hosts/site'));

  it('has its settings checked by the API, which draws nothing', () => passes('api', 'hosts/api'));

  it('has a panel in the editor', () => passes('panel', 'hosts/editor'));

  it('has stories', async () => {
    const written = await copy.run('node', ['storybook/write-stories.ts']);
    expect(written.code === 0 ? '' : written.output).toBe('');
    await passes('story', 'packages/engine');
  });

  it('reaches a visitor as a file of its own, and brings nothing of the editor along', async () => {
    for (const way of [[], ['--ssr']]) {
      const built = await copy.run('vite', ['build', ...way], { cwd: 'hosts/site' });
      expect(built.code === 0 ? '' : built.output).toBe('');
    }
    const client = join(copy.folder, 'hosts/site/dist/client');
    type Chunk = { readonly file: string; readonly imports?: string[]; readonly isDynamicEntry?: boolean };
    const manifest = JSON.parse(readFileSync(join(client, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
    const [, chunk] = Object.entries(manifest).find(([name]) => name.endsWith('/acme-map.js')) ?? [];
    const code = readFileSync(join(client, chunk?.file ?? ''), 'utf8');
    expect(chunk?.isDynamicEntry).toBe(true);
    expect(code).toContain('acme-map-drawing');
    expect(brotliCompressSync(code).length).toBeLessThan(3000);
    const others = Object.values(manifest).filter(({ file }) => file !== chunk?.file && file.endsWith('.js'));
    const texts = others.map(({ file }) => readFileSync(join(client, file), 'utf8'));
    expect(texts.filter((text) => text.includes('acme-map-drawing'))).toEqual([]);
    // The server names it to the browser with the page, so that it is fetched at once.
    const asked = `import { loadBuiltApp } from './hosts/site/src/server/built-site.ts';
      console.log((await loadBuiltApp()).assets.chunksOf(['acme/map']).join());`;
    const { output } = await copy.run('node', ['--input-type=module', '-e', asked]);
    expect(output).toContain(`/assets/${chunk?.file}`);
    expect(code).not.toContain('Noorderhaven');
    // A word of its own: three letters in the hash of a file's name say nothing.
    for (const text of [code, ...texts]) expect(text).not.toMatch(/rjsf|\bajv\b|JSON Schema/i);
    // Labels are the editor's: of the core no file has any, of the package only the one that no page asks for.
    const label = String(coreLabels.navbar.nl.settings['logoHeight']);
    expect(texts.filter((text) => text.includes(label))).toEqual([]);
    expect(code).not.toContain('Hoe ver naar het noorden');
  });
});
