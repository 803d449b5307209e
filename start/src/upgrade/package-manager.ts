import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { detect, resolveCommand } from 'package-manager-detector';

/** Fetches what package.json asks for, by the package manager whose lockfile is there, npm where there is none. */
export async function installPackages(root: string): Promise<void> {
  const found = await detect({ cwd: root });
  const { command, args } = resolveCommand(found?.agent ?? 'npm', 'install', []) ?? {
    command: 'npm',
    args: ['install'],
  };
  await promisify(execFile)(command, args, { cwd: root, shell: process.platform === 'win32' });
}

/** Whether a folder under version control has changes that were not committed. */
export function hasUncommitted(root: string): boolean {
  try {
    const changes = execFileSync('git', ['status', '--porcelain'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return changes.trim() !== '';
  } catch {
    // Policy: no Git, or no repository: there is nothing to compare with.
    return false;
  }
}
