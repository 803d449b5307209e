import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The data folder of the app the journeys walk through; without it nothing can be imported beside it. */
export const dataFolder = process.env['BOARDWRIGHT_DATA'];

export interface FeedJob {
  readonly id: string;
  readonly title: string;
  readonly applyEmail: string;
}

const feed = (jobs: readonly FeedJob[]) =>
  `<?xml version="1.0" encoding="utf-8"?><jobs>${jobs
    .map(
      ({ id, title, applyEmail }) =>
        `<job><id>${id}</id><title>${title}</title><company>Proefwerf Noord</company><city>Groningen</city><country>NL</country><description>Je houdt het licht aan en het boek bij, dag en nacht, in weer en wind.</description><applyemail>${applyEmail}</applyemail></job>`,
    )
    .join('')}</jobs>`;

/**
 * `npm run import` into the second board while the app runs.
 * @param source names the feed: jobs of it that are not in it any more end
 * @returns what it says on the terminal
 * @throws when it does not end with 0
 */
export async function importFeed(
  source: string,
  jobs: readonly FeedJob[],
  ...options: readonly string[]
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-feed-'));
  const file = join(folder, 'feed.xml');
  writeFileSync(file, feed(jobs));
  const args = [
    'hosts/api/src/admin/import-command.ts',
    file,
    '--source',
    source,
    '--board',
    '2',
    ...options,
  ];
  try {
    return await new Promise((resolve, reject) => {
      execFile(
        join(root, 'node_modules/.bin/node'),
        args,
        { cwd: root, env: process.env },
        (error, out, errors) => {
          if (error) reject(new Error(`The import ended with ${error.code}: ${out}${errors}`));
          else resolve(out + errors);
        },
      );
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
