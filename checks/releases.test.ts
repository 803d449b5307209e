import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedPackages } from '../scripts/published-packages.mjs';
import { read, repositoryFiles, root } from './repository-files.ts';

interface Manifest {
  readonly name: string;
  readonly version?: string;
}
const manifests = repositoryFiles().filter((file) => /(^|\/)package\.json$/.test(file));
/** What could stand outside has a version of its own; the root has none, and what checks install neither. */
const ours = manifests.filter((file) => file !== 'package.json' && !/^(examples|checks)\//.test(file));

describe('the next release', () => {
  let copy = '';
  const versionsIn = (folder: string) =>
    ours.map((file) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as Manifest).version);
  const changeset = (...args: readonly string[]) =>
    execFileSync(process.execPath, [join(root, 'node_modules/@changesets/cli/bin.js'), ...args], {
      cwd: copy,
      stdio: 'pipe',
      env: { ...process.env, CI: 'true', NO_COLOR: '1' },
    });

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'boardwright-release-'));
    for (const file of [...manifests, 'pnpm-workspace.yaml', '.changeset/config.json']) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      cpSync(join(root, file), join(copy, file));
    }
    // The list of changes names the commit that wrote each.
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: copy });
    git('init', '--quiet', '--initial-branch', 'main');
    changeset('add', '--patch', '@boardwright/ui', '--message', 'Buttons are larger on a telephone');
    git('add', '.');
    git('commit', '--quiet', '--message', 'A change');
    changeset('version');
  }, 60_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('has one version for all that is released together, above the one before', () => {
    const [before, after] = [new Set(versionsIn(root)), new Set(versionsIn(copy))];
    const [major, minor, patch] = [...before].join().split('.').map(Number);
    expect([...after]).toEqual([`${major}.${minor}.${(patch ?? 0) + 1}`]);
  });

  it('writes what changed into the list of changes of each published package', () => {
    const lacking = publishedPackages.filter(({ folder }) => !existsSync(join(copy, folder, 'CHANGELOG.md')));
    expect(lacking).toEqual([]);
    expect(readFileSync(join(copy, 'packages/ui/CHANGELOG.md'), 'utf8')).toContain(
      'Buttons are larger on a telephone',
    );
  });

  it('leaves the versions of examples to who copies them', () => {
    const example = 'examples/acme-map/package.json';
    expect(JSON.parse(readFileSync(join(copy, example), 'utf8'))).toEqual(JSON.parse(read(example)));
  });
});

describe('what changes', () => {
  it('names packages that are published', () => {
    const names = new Set(publishedPackages.map(({ name }) => name));
    const unknown = repositoryFiles()
      .filter((file) => /^\.changeset\/.*\.md$/.test(file))
      .flatMap((file) =>
        [...read(file).matchAll(/^'([^']+)': (?:major|minor|patch)$/gm)].flatMap(([, name = '']) =>
          names.has(name) ? [] : [`${file}: ${name}`],
        ),
      );
    expect(unknown).toEqual([]);
  });
});
