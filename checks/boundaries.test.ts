import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { layers } from '../boundaries.js';
import { filledEntries } from '../scripts/entry-patterns.mjs';
import { blockKeys } from './block-lists/block-lists.ts';
import { exists, repositoryFiles, read, root, sourceFiles } from './repository-files.ts';
import { importsOf } from './imports-of.ts';
import { importProblem, entriesOf, layerOf } from './lint/entry.js';

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig: {
    readonly exports: Readonly<Record<string, string | { readonly import: string }>>;
  };
}

/** A template is no file of the repository yet: what it imports is there once it was put in its place. */
const sources = sourceFiles().filter((file) => !file.includes('/templates/'));

describe('an entry that stands for many', () => {
  const entry = ['./blocks/*', './src/blocks/*/*.block.ts'] as const;
  it('is filled in by the files that are there', () => {
    const filled = new Map(filledEntries(join(root, 'packages/engine'), ...entry));
    expect(filled.get('./blocks/job-list')).toBe('./src/blocks/job-list/job-list.block.ts');
    expect([...filled.keys()].toSorted()).toEqual(blockKeys().map((key) => `./blocks/${key}`));
  });
  it('is nothing where its folder is not there', () => {
    expect(filledEntries(join(root, 'packages/nowhere'), ...entry)).toEqual([]);
  });
  it('leads into the layer of its files', () => {
    expect(entriesOf(root).get('@boardwright/engine/blocks/faq')).toBe('engine/blocks');
    expect(entriesOf(root).get('@boardwright/engine/blocks/nothing')).toBeUndefined();
  });
});

describe('the dependency rule', () => {
  it('holds for every import in the repository', () => {
    const problems = sources.flatMap((file) =>
      importsOf(file, read(file)).flatMap(({ specifier, typeOnly, line }) => {
        const problem = importProblem({ root, file, specifier, typeOnly });
        return problem ? [`${file}:${line} ${problem}`] : [];
      }),
    );
    expect(problems).toEqual([]);
  });

  it('gives every source file a layer', () => {
    const homeless = sources.filter((file) => !layerOf(file) && !/^[^/]+$|\.config\.ts$/.test(file));
    expect(homeless).toEqual([]);
  });

  it('names only layers, folders and entries that are there', () => {
    const names = new Set(layers.map(({ name }) => name));
    for (const layer of layers) {
      expect(
        layer.paths.filter((path) => exists(path) || path === 'start' || path.endsWith('/test')).length,
      ).toBeGreaterThan(0);
      for (const other of [...layer.ours, ...(layer.oursTypes ?? []), ...(layer.testsOurs ?? [])])
        expect(names, `${layer.name} names the layer ${other}`).toContain(other);
    }
  });

  it('has entries that lead into layers, in the sources and as published', () => {
    for (const [entry, layer] of entriesOf(root)) expect(layer, entry).not.toBe('');
    for (const file of repositoryFiles().filter((path) => /^packages\/[^/]+\/package\.json$/.test(path))) {
      const { exports, publishConfig } = JSON.parse(read(file)) as Manifest;
      const published = Object.entries(publishConfig.exports).map(([entry, target]) => {
        const built = typeof target === 'string' ? target : target.import;
        const source = built.replace('./dist/', './src/').replace(/\.js$/, '.ts');
        const isThere = filledEntries(dirname(file), entry, source).some(([, one]) =>
          exists(join(dirname(file), one)),
        );
        return [entry, isThere ? source : source.replace(/\.ts$/, '.tsx')];
      });
      const { './package.json': _manifest, ...entries } = exports;
      expect(Object.fromEntries(published), file).toEqual(entries);
    }
  });
});
