import type { TestProject } from 'vitest/node';
import { repositoryNode, run } from '../../scripts/repository.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file from which a board of the original begins: each copy begins from it too. */
    emptyDatabase: string;
  }
}

/** The API’s own, in a process of its own: a check imports nothing of a host. */
const make = `
  import { makeEmptyDatabase } from './hosts/api/src/platform/database/embedded/empty-database.ts';
  process.stdout.write(await makeEmptyDatabase());`;

/**
 * Makes it where no test has: each tool in a copy would make its own, which takes longer than all that it does besides.
 * @throws where it cannot be made
 */
export async function setup({ provide }: TestProject): Promise<void> {
  const { code, output } = await run(repositoryNode, ['--input-type=module', '--eval', make]);
  if (code !== 0) throw new Error(output);
  provide('emptyDatabase', output);
}
