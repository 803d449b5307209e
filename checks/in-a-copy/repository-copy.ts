import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { inject } from 'vitest';
import { lateCollection } from '../../scripts/repository.mjs';
import { repositoryFiles, root } from '../repository-files.ts';

/** A command's end: its exit code and all it said. */
export interface Ended {
  readonly code: number;
  readonly output: string;
}

/** The repository once more, in a folder of its own. */
export interface RepositoryCopy {
  readonly folder: string;
  readonly has: (path: string) => boolean;
  readonly read: (path: string) => string;
  readonly write: (path: string, text: string) => void;
  /** Installs a package of the repository for another, as its package manager would. */
  readonly install: (name: string, from: string, into: string) => void;
  /** Runs a tool of the repository in the copy. `input` is what it reads, `cwd` a folder from the copy's root. */
  readonly run: (
    command: string,
    args: readonly string[],
    options?: { readonly input?: string; readonly cwd?: string },
  ) => Promise<Ended>;
  readonly remove: () => void;
}

/**
 * Copies what is under version control or about to be. Packages from outside are linked to those installed here,
 * packages of the repository to the copy's own. What was type-checked comes along, so that only changes are checked.
 */
export function copyRepository(): RepositoryCopy {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'boardwright-copy-'));
  for (const file of repositoryFiles())
    cpSync(join(root, file), join(folder, file), { preserveTimestamps: true });
  for (const within of ['.', ...packageFolders(folder)]) {
    linkPackages(within, folder);
    copyChecked(within, folder);
  }
  writeFileSync(join(folder, 'node_modules/.installed'), '');
  // Its tables are those of the original until somebody writes a migration, and then it is not taken.
  const archive = relative(root, inject('emptyDatabase'));
  cpSync(join(root, archive), join(folder, archive), { recursive: true });
  return {
    folder,
    has: (path) => existsSync(join(folder, path)),
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    write: (path, text) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    install: (name, from, into) => link(join(folder, from), join(folder, into, 'node_modules', name)),
    run: (command, args, options) => runIn(folder, command, args, options),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Folders with a package.json or a type check of their own, from the root. */
function packageFolders(folder: string): string[] {
  const within = (part: string) =>
    existsSync(join(folder, part)) ? readdirSync(join(folder, part)).map((name) => join(part, name)) : [];
  return ['.', 'packages', 'hosts', 'examples']
    .flatMap(within)
    .filter((path) => ['package.json', 'tsconfig.json'].some((file) => existsSync(join(folder, path, file))));
}

function link(target: string, at: string): void {
  mkdirSync(dirname(at), { recursive: true });
  symlinkSync(target, at);
}

/** What a package has installed. */
function linkPackages(within: string, folder: string): void {
  const from = join(root, within, 'node_modules');
  if (!existsSync(from)) return;
  for (const name of readdirSync(from).filter((each) => !each.startsWith('.') || each === '.bin')) {
    const names = name.startsWith('@')
      ? readdirSync(join(from, name)).map((each) => join(name, each))
      : [name];
    for (const each of names) {
      const target = realpathSync(join(from, each));
      const ours = !target.includes('node_modules');
      link(ours ? join(folder, relative(root, target)) : target, join(folder, within, 'node_modules', each));
    }
  }
}

/**
 * What was type-checked of a package. It names the packages from outside by their way from here to where they are, which
 * is another one from the copy: left as it is, each would be a file that went, and everything would be checked again.
 */
function copyChecked(within: string, folder: string): void {
  const [from, to] = [join(root, within, '.tsbuild'), join(folder, within, '.tsbuild')];
  if (!existsSync(from)) return;
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
  const remembered = join(to, 'tsconfig.tsbuildinfo');
  if (!existsSync(remembered)) return;
  const { atime, mtime } = statSync(remembered);
  const outside = relative(from, join(root, 'node_modules/.pnpm'));
  const moved = relative(to, join(root, 'node_modules/.pnpm'));
  writeFileSync(remembered, readFileSync(remembered, 'utf8').replaceAll(`"${outside}/`, `"${moved}/`));
  utimesSync(remembered, atime, mtime);
}

function runIn(
  folder: string,
  command: string,
  args: readonly string[],
  { input = '', cwd = '.' }: { readonly input?: string; readonly cwd?: string } = {},
): Promise<Ended> {
  const own = [join(folder, 'node_modules/.bin'), join(folder, cwd, 'node_modules/.bin')];
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: join(folder, cwd),
      // What this test run was given about itself is not the copy's.
      env: {
        PATH: [...own, process.env['PATH']].join(delimiter),
        HOME: process.env['HOME'] ?? folder,
        ...lateCollection,
        CI: 'true',
        NO_COLOR: '1',
      },
      stdio: 'pipe',
    });
    let output = '';
    const listen = (chunk: Buffer) => void (output += String(chunk));
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', (error) => resolve({ code: 127, output: `${output}\n${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
    // Policy: who does not read what it is given has its reasons, and says them by its exit code.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
