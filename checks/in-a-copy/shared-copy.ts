import { afterAll, beforeAll } from 'vitest';
import { copyRepository } from './repository-copy.ts';

/** The one copy of a test file that adds several things to the repository, until its last test ended. */
export const copy = copyRepository();

// Tools ask version control which files there are.
beforeAll(() => copy.run('git', ['init', '--quiet']));
afterAll(() => copy.remove());
