import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishedPackages } from '../scripts/published-packages.mjs';
import { derivedParts, withPart } from './derived-parts.ts';
import { exists, repositoryFiles, read } from './repository-files.ts';

const documents = repositoryFiles().filter((file) => file.endsWith('.md') && !file.includes('/templates/'));
const scripts = Object.keys(
  (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts,
);

const parts = await derivedParts();

describe('documents', () => {
  it.each(parts.map((part) => [`${part.file}: ${part.name}`, part] as const))(
    '%s says what the sources say (npm run check -- --fix writes it)',
    (_, part) => {
      expect(withPart(read(part.file), part)).toBe(read(part.file));
    },
  );

  it('have tables that can be read: no cell of what the layers are is longer than a line', () => {
    const long = parts
      .filter(({ file }) => file === 'ARCHITECTURE.md')
      .flatMap(({ text }) => text.split('\n').flatMap((line) => line.split(' | ')))
      .filter((cell) => cell.trim().length > 120);
    expect(long).toEqual([]);
  });

  it('name only commands that there are', () => {
    const unknown = documents.flatMap((file) =>
      [...read(file).matchAll(/npm run ([a-z0-9-]+)/g)]
        .filter(([, name = '']) => !scripts.includes(name))
        .map(([command]) => `${file}: ${command}`),
    );
    expect(unknown).toEqual([]);
    for (const script of scripts) expect(exists(`scripts/${script}.mjs`), script).toBe(true);
  });

  it('lead only to what is there', () => {
    const broken = documents.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)(?:#[^)]*)?\)/g)]
        .map(([, target = '']) => posix.normalize(posix.join(posix.dirname(file), target)))
        .filter((target) => !exists(target))
        .map((target) => `${file} → ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('call packages, layers and entry points so', () => {
    const found = documents
      // Written from what tests are called.
      .filter((file) => file !== 'docs/coverage.md')
      .flatMap((file) =>
        read(file)
          // The glossary names what it forbids; names of code are as the code has them.
          .replaceAll(/<!-- glossary: checked -->.*?<!-- \/glossary -->/gs, '')
          .replaceAll(/`[^`]*`|\]\([^)]*\)/g, '')
          .split('\n')
          .flatMap((line) => line.match(/(?<!makes? )\b(?:house|room|door)s?\b/gi) ?? [])
          .map((word) => `${file}: ${word}`),
      );
    expect(found).toEqual([]);
  });

  it('name only files and folders that there are', () => {
    const broken = documents
      .filter((file) => !file.includes('/decisions/'))
      .flatMap((file) =>
        [
          ...read(file).matchAll(
            /`((?:packages|hosts|scripts|checks|docs|e2e|bench|storybook|start)\/[^`\s*<>{}…]+)`/g,
          ),
        ]
          .map(([, path = '']) => path.replace(/\/$/, ''))
          .filter((path) => !exists(path) && !path.includes('opening-hours'))
          .map((path) => `${file}: ${path}`),
      );
    expect(broken).toEqual([]);
  });
});

describe('the README of a package', () => {
  it.each(publishedPackages.map(({ name, folder }) => [name, `${folder}/README.md`] as const))(
    'of %s says why and what, with a sample and a picture, in one screen',
    (name, file) => {
      const text = read(file);
      expect(text).toContain(`# ${name}\n`);
      expect(text).toMatch(/^\*\*Why\*\* — .+$/m);
      expect(text).toMatch(/^\*\*What\*\* — .+$/m);
      expect(text).toMatch(/^!\[.+\]\(.+\.png\)$/m);
      expect(text).toContain('```js\n');
      expect(text.split('\n').length).toBeLessThan(60);
    },
  );
});

describe('docs/coverage.md', () => {
  it('names every section of the specification and only tests that there are', () => {
    const rows = read('docs/coverage.md')
      .split('\n')
      .filter((line) => /^\| (§|\d)/.test(line));
    const sections = rows.map((row) => Number(/\d+/.exec(row)?.[0]));
    expect(new Set(sections)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
    const named = rows.flatMap((row) =>
      [...row.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, file = '']) => file),
    );
    expect(named.filter((file) => !exists(file))).toEqual([]);
  });
});

describe('docs/deploy.md', () => {
  it('names every variable that the servers read, and no other', () => {
    const servers = repositoryFiles().filter(
      (file) => /^(hosts|start)\/.*\.tsx?$/.test(file) && !/\.(test|config)\.tsx?$|\/test\//.test(file),
    );
    const variables = new Set(
      servers.flatMap((file) =>
        [...read(file).matchAll(/\benv(?:\.|\['|, ')([A-Z][A-Z0-9_]+)\b/g)].map(([, name = '']) => name),
      ),
    );
    // What the tools set, and the version that the editor's build writes in.
    for (const name of ['NODE_ENV', 'CI', 'DEV', 'PROD', 'SSR', 'MODE', 'VERSION']) variables.delete(name);
    const named = [...read('docs/deploy.md').matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm)].map(
      ([, name = '']) => name,
    );
    expect(named.toSorted()).toEqual([...variables].toSorted());
  });
});
