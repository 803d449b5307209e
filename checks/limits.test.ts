import { describe, expect, it } from 'vitest';
import { repositoryFiles, read } from './repository-files.ts';

const forbiddenFolders = new Set(['shared', 'common', 'utils', 'helpers', 'types', 'lib']);
const text = /\.(tsx?|m?js|json|ya?ml|md|css|html|svg|sql|sh|npmrc)$|(^|\/)(run|\.npmrc)$/;

describe('the limits of the repository', () => {
  it('has no folder that says nothing about what is in it', () => {
    const found = repositoryFiles().filter((file) =>
      file
        .split('/')
        .slice(0, -1)
        .some((part) => forbiddenFolders.has(part)),
    );
    expect(found).toEqual([]);
  });

  it('names files and folders in kebab-case', () => {
    const found = repositoryFiles()
      .filter((file) => /^(packages|hosts|scripts|checks|bench|e2e|start)\//.test(file))
      .filter(
        (file) =>
          !file.split('/').every((part) => /^[.a-z0-9_-]+$/.test(part) || /^(README|LICENSE)/.test(part)),
      );
    expect(found).toEqual([]);
  });

  it('names no package registry', () => {
    const registry = new RegExp(['registry', '(npmjs|yarnpkg|npmmirror)'].join(String.raw`\.`));
    const found = repositoryFiles().filter((file) => text.test(file) && registry.test(read(file)));
    expect(found).toEqual([]);
  });

  it('has one version of each dependency, in the catalog', () => {
    const found = repositoryFiles()
      // Blocks from outside are one each, at the version that their package manager wrote.
      .filter((file) =>
        /^(packages|hosts(?!\/installed-blocks)|storybook|docs-site|e2e|bench).*package\.json$/.test(file),
      )
      .flatMap((file) => {
        const manifest = JSON.parse(read(file)) as Record<string, Record<string, string> | undefined>;
        return Object.entries({ ...manifest['dependencies'], ...manifest['devDependencies'] })
          .filter(([, version]) => !/^(catalog|workspace):/.test(version))
          .map(([name, version]) => `${file}: ${name} ${version}`);
      });
    expect(found).toEqual([]);
  });

  it('has one version everywhere, that of the specification or a later one', () => {
    const versions = repositoryFiles()
      // What could stand outside has a version of its own; nobody installs the root, nor what checks install.
      .filter((file) => /.\/package\.json$/.test(file) && !/^(examples|checks)\//.test(file))
      .map((file) => (JSON.parse(read(file)) as { version: string }).version);
    const [version = ''] = new Set(versions);
    expect(new Set(versions)).toEqual(new Set([version]));
    expect(version.localeCompare('1.30.5', 'en', { numeric: true })).toBeGreaterThanOrEqual(0);
  });
});
