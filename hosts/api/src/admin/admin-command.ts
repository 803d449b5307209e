/** `npm run admin -- COMMAND`: accounts of admins, sites and hosts, by whoever runs the server. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { coreSchemas } from '@boardwright/blocks-schema';
import { connectDatabase } from '../platform/database/open-database.ts';
import { FolderInUseError } from '../platform/database/folder-lock.ts';
import { handAdmin } from './import-control.ts';
import { systemClock } from '../platform/ports/clock.ts';
import { folderStorage } from '../platform/ports/storage.ts';
import { AdminError, AdminUsageError } from './admin-error.ts';
import { adminUsage, runAdmin } from './run-admin.ts';

async function runHere(args: readonly string[]): Promise<readonly string[]> {
  const url = process.env['DATABASE_URL'];
  const folder = resolve(process.env['BOARDWRIGHT_DATA'] || '.data');
  if (!url && !existsSync(folder))
    throw new AdminError(`There is no board yet in ${folder}; "npm start" makes one.`);
  const connection = await connectDatabase(url ? { url } : { folder }).catch((error: unknown) => {
    if (error instanceof FolderInUseError) return undefined;
    throw error;
  });
  if (!connection) {
    const lines = await handAdmin(folder, args);
    if (lines) return lines;
    throw new AdminError(`Another process uses ${folder} and takes no commands; stop it and try again.`);
  }
  try {
    const alone = { forget: () => undefined, readCatalogue: async () => undefined };
    return await runAdmin(
      {
        db: connection.db,
        clock: systemClock,
        storage: folderStorage(join(folder, 'files')),
        publicAddress: process.env['PUBLIC_URL'] ?? '',
        blockSchemas: coreSchemas,
        // Nobody else is in this process who would have to learn of it.
        tenants: alone,
        search: alone,
      },
      args,
    );
  } finally {
    await connection.close();
  }
}

/** The file of a site is named from here: the server that may do it stands elsewhere. */
const isFile = (at: number, [first, second]: readonly string[]): boolean =>
  first === 'site' && ((second === 'export' && at === 3) || (second === 'import' && at === 2));
const args = process.argv.slice(2).map((word, at, all) => (isFile(at, all) ? resolve(word) : word));
// The one place that turns what went wrong into words and an exit code.
try {
  const isRequested =
    args.length === 0 || args[0] === 'help' || args.some((word) => word === '--help' || word === '-h');
  console.log(isRequested ? adminUsage : (await runHere(args)).join('\n'));
} catch (problem) {
  const isUsage = problem instanceof AdminUsageError;
  if (isUsage) console.error(`${problem.message}\n\n${adminUsage}`);
  else console.error(problem instanceof AdminError ? problem.message : problem);
  process.exitCode = isUsage ? 2 : 1;
}
