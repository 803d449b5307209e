import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { inject } from 'vitest';
import { link } from '../../scripts/link.mjs';
import { run } from '../../scripts/repository.mjs';
import { root } from '../repository-files.ts';

/** A folder in which the packages are installed from their tarballs, as a stranger has them. */
export interface Project {
  readonly folder: string;
  /** Puts an example there, with the tools that it names. @returns its folder */
  readonly add: (example: string, as?: string) => string;
  readonly remove: () => void;
}

/**
 * A project of one's own, with what was packed for all of them.
 * @param within a folder where a temporary one does not do
 */
export function projectFromTarballs(within = tmpdir()): Project {
  mkdirSync(within, { recursive: true });
  const place = mkdtempSync(join(within, 'boardwright-tarballs-'));
  const folder = join(place, 'project');
  cpSync(inject('packed'), folder, { recursive: true, verbatimSymlinks: true });
  return {
    folder,
    add(example, as = example) {
      const from = join(root, 'examples', example);
      const to = join(folder, as);
      cpSync(from, to, {
        recursive: true,
        filter: (path) => !/[\\/](node_modules|\.tsbuild|\.next|dist|tsconfig\.json)$/.test(path),
      });
      linkDependencies(join(from, 'node_modules'), join(folder, 'node_modules'));
      return to;
    },
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
}

/** Gives the project what an example depends on beside the packages. */
function linkDependencies(from: string, modules: string): void {
  for (const name of readdirSync(from).filter((one) => !one.startsWith('.') && one !== '@boardwright'))
    for (const dependency of name.startsWith('@')
      ? readdirSync(join(from, name)).map((one) => join(name, one))
      : [name])
      link(join(modules, dependency), join(from, dependency));
}

/** Runs a tool of a project by the repository's Node. @throws Error with what it said */
export async function tool(
  project: Project,
  cwd: string,
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const { code, output } = await run('node', [join(project.folder, 'node_modules', script), ...args], {
    cwd,
    env: { NO_COLOR: '1', ...env },
  });
  if (code !== 0) throw new Error(output);
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

export interface Served {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Serves a folder of built files. @param policy the Content-Security-Policy of its pages */
export async function serve(folder: string, policy?: string): Promise<Served> {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...(policy !== undefined && { 'content-security-policy': policy }),
    });
    response.end(readFileSync(file));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
