import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { packInto } from '../../scripts/packed.mjs';
import { publishedPackages } from '../../scripts/published-packages.mjs';
import { root } from '../repository-files.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder in which the packages are installed from their tarballs, to copy. */
    packed: string;
  }
}

/** The packages that an application with the editor installs. */
const packages = publishedPackages.filter(
  ({ folder }) => folder.startsWith('packages/') && folder !== 'packages/create-boardwright',
);

/**
 * Packs and installs, for all tests: npm takes longer for it than most of them.
 * @throws Error where the packages are not built, or cannot be packed
 */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const missing = packages.filter(({ folder }) => !existsSync(join(root, folder, 'dist')));
  if (missing.length > 0)
    throw new Error(
      `Not built: ${missing.map(({ name }) => name).join(', ')}. Run \`npm test -- packed\` first`,
    );
  const place = mkdtempSync(join(tmpdir(), 'boardwright-packed-'));
  const project = join(place, 'project');
  const problems = await packInto(packages, place, project);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }\n');
  provide('packed', project);
  return () => rmSync(place, { recursive: true, force: true });
}
