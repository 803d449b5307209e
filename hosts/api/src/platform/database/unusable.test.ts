import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvError } from '../env-error.ts';
import { connectDatabase } from './open-database.ts';

/** What went wrong, as the person at the terminal reads it. */
async function refusal(options: Parameters<typeof connectDatabase>[0]): Promise<Error> {
  return connectDatabase(options).then(
    () => new Error('connected'),
    (error: unknown) => error as Error,
  );
}

describe('a database that cannot be used is told in one sentence', () => {
  it('when nobody answers at its address, without the password', async () => {
    const error = await refusal({ url: 'postgres://user:sekret@127.0.0.1:1/boards' });
    expect(error).toBeInstanceOf(EnvError);
    expect(error.message).toMatch(/^The PostgreSQL of DATABASE_URL cannot be used: .*ECONNREFUSED/);
    expect(error.message).not.toContain('sekret');
  });

  it('when its folder is a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'boardwright-'));
    const file = join(folder, 'data');
    writeFileSync(file, '');
    const error = await refusal({ folder: file });
    rmSync(folder, { recursive: true });
    expect(error).toBeInstanceOf(EnvError);
    expect(error.message).toContain(`The data folder ${file} cannot be used`);
  });
});
