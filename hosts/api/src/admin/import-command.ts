/** `npm run import -- FILE_OR_URL …`: brings a job feed into a board. docs/feeds.md tells all of it. */
import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { connectDatabase } from '../platform/database/open-database.ts';
import { FolderInUseError } from '../platform/database/folder-lock.ts';
import { systemClock } from '../platform/ports/clock.ts';
import { createGeoNames } from '../platform/ports/geo-names.ts';
import { feedName, webUrl } from '../feeds/import/feed-name.ts';
import { FeedProblem } from '../platform/remote/feed-problem.ts';
import { fetchFeed } from '../feeds/import/fetch-feed.ts';
import { type HandedImport, handImport } from './import-control.ts';
import type { ImportListener, ImportReport } from '../feeds/import/import-report.ts';
import { summary, terminalListener } from '../feeds/import/import-terminal.ts';
import { readMapping } from '../feeds/import/mapping-file.ts';
import { runImport } from '../feeds/import/run-import.ts';

const usage = `npm run import -- FILE_OR_URL [options]

  --board N         the job board that gets the jobs; the first one by itself
  --dry-run         tells what would happen, item by item, and changes nothing
  --force           also imports a feed that has shrunk by more than half
  --mapping FILE    says where a feed of another shape has its fields (docs/feeds.md)
  --company NAME    the company of items that name none
  --source NAME     names the feed; jobs of other names are never touched
  --allow-private   also fetches from addresses of a private network

Ends with 0 when done, 1 when the feed or the database cannot be used, 2 for a wrong call, 3 when it stopped
because the feed has shrunk.`;

/** A call that cannot be understood. */
class UsageError extends Error {}

const exitCodes = { done: 0, refused: 1, usage: 2, stopped: 3 } as const;

function readCall(args: string[]) {
  const parsed = (() => {
    try {
      return parseArgs({
        args,
        allowPositionals: true,
        options: {
          board: { type: 'string' },
          'dry-run': { type: 'boolean' },
          force: { type: 'boolean' },
          mapping: { type: 'string' },
          company: { type: 'string' },
          source: { type: 'string' },
          'allow-private': { type: 'boolean' },
          help: { type: 'boolean', short: 'h' },
        },
      });
    } catch (cause) {
      throw new UsageError(cause instanceof Error ? cause.message : String(cause));
    }
  })();
  const { values, positionals } = parsed;
  const [source] = positionals;
  if (values.help) return undefined;
  if (source === undefined || positionals.length !== 1)
    throw new UsageError('One feed is needed: a file or an address.');
  const board = values.board === undefined ? undefined : Number(values.board);
  if (board !== undefined && !(Number.isInteger(board) && board > 0))
    throw new UsageError('--board needs a number.');
  return { ...values, board, feed: source };
}

type Call = NonNullable<ReturnType<typeof readCall>>;

/** Brings the feed to a file on this machine; `discard` removes it when it was fetched. */
async function bring(
  call: Call,
): Promise<{ file: string; charset?: string | undefined; base?: string; discard: () => Promise<void> }> {
  if (webUrl(call.feed)) return fetchFeed(call.feed, { allowPrivate: call['allow-private'] === true });
  const file = resolve(call.feed);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new FeedProblem(`There is no file "${call.feed}".`);
  return { file, discard: async () => {} };
}

async function importHere(handed: HandedImport, listener: ImportListener): Promise<ImportReport> {
  const url = process.env['DATABASE_URL'];
  const folder = resolve(process.env['BOARDWRIGHT_DATA'] || '.data');
  if (!url && !existsSync(folder)) {
    throw new FeedProblem(`There is no board yet in ${folder}; "npm start" makes one.`);
  }
  const connection = await connectDatabase(url ? { url } : { folder }).catch((error: unknown) => {
    if (error instanceof FolderInUseError) return undefined;
    throw error;
  });
  if (!connection) {
    const report = await handImport(folder, handed, listener);
    if (report) return report;
    throw new FeedProblem(`Another process uses ${folder} and takes no imports; stop it and try again.`);
  }
  try {
    const { file, ...request } = handed;
    const deps = { db: connection.db, now: systemClock.now, geo: createGeoNames(), feedShapes: [] };
    return await runImport({ ...request, open: () => createReadStream(file) }, deps, listener);
  } finally {
    await connection.close();
  }
}

async function main(args: string[]): Promise<number> {
  const call = readCall(args);
  if (!call) {
    console.log(usage);
    return exitCodes.done;
  }
  const dryRun = call['dry-run'] === true;
  const mapping = call.mapping === undefined ? undefined : await readMapping(call.mapping);
  const { discard, ...feed } = await bring(call);
  const listener = terminalListener(process.stdout, process.stderr, dryRun);
  try {
    const name = call.source ?? feedName(call.feed);
    const { board, company, force } = call;
    const handed = {
      ...feed,
      address: feedName(call.feed),
      name,
      named: call.source !== undefined,
      board,
      company,
      mapping,
      dryRun,
      force: force === true,
    };
    const report = await importHere(handed, listener);
    listener.done();
    console.log(summary(report));
    return report.stopped ? exitCodes.stopped : exitCodes.done;
  } finally {
    listener.done();
    await discard();
  }
}

// The one place that turns what went wrong into words and an exit code.
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (problem) {
  if (problem instanceof UsageError) {
    console.error(`${problem.message}\n\n${usage}`);
    process.exitCode = exitCodes.usage;
  } else {
    console.error(problem instanceof FeedProblem ? `The feed was not imported. ${problem.message}` : problem);
    process.exitCode = exitCodes.refused;
  }
}
