/** Where things are, and how a tool of the repository is run: always by the repository's own Node (24). */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** @param {string} path from the root of the repository */
export const inRepository = (path) => join(root, path);

const windows = process.platform === 'win32';

/** The Node that every tool and server runs on, whatever Node started the command. */
export const repositoryNode = inRepository(windows ? 'node_modules/.bin/node.cmd' : 'node_modules/.bin/node');

const binaries = inRepository('node_modules/.bin');

/** What installs the packages here, as npx finds it. */
export const packageManager = 'pnpm@12';

/**
 * The type checker and the linter that asks it are written in Go, whose collector takes a quarter of their time where it
 * sets in as soon as it does by itself. The linter needs a fifth more memory for it.
 */
export const lateCollection = { GOGC: '200' };

/** @param {NodeJS.ProcessEnv} [extra] @param {string} [cwd] a package whose own tools come first */
export function toolEnvironment(extra = {}, cwd = root) {
  const own = join(cwd, 'node_modules', '.bin');
  // The root's folder stands before the package's own: both hold tools, only the root's holds our Node.
  const path = [binaries, own, process.env['PATH']].join(delimiter);
  return { ...lateCollection, ...process.env, PATH: path, ...extra };
}

/**
 * Runs a tool to its end and gathers what it says.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, shell?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>} never rejects: a tool that cannot be run has code 127
 */
export function run(command, args, { cwd = root, env = {}, onLine, shell = windows } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: toolEnvironment(env, cwd),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell,
    });
    let output = '';
    let line = '';
    /** @param {Buffer} chunk */
    const listen = (chunk) => {
      output += chunk;
      const lines = (line + chunk).split('\n');
      line = lines.pop() ?? '';
      if (onLine) lines.forEach(onLine);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', (error) => resolve({ code: 127, output: `${output}\n${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Gives the terminal to a command and ends with it: signals go on to it, its exit code is ours.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {never | void}
 */
export function handOver(command, args, { cwd = root, env = {} } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: toolEnvironment(env, cwd),
    stdio: 'inherit',
    shell: windows,
  });
  // Ctrl+C reaches the child by itself (same terminal); it only must not end us before the child has drained.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  // npm passes a SIGTERM on to its shell, and that ends without telling us: the missing parent is the signal then.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => {
      if (process.ppid !== parent) child.kill('SIGTERM');
    }, 500).unref();
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('close', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}
