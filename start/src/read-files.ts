/** Which files this process has read as modules, but for those of others: known from when this one is imported. */
import { type FSWatcher, statSync, watch } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { restartMessage } from './restart-on-change.ts';

/** Milliseconds in which an editor has written all that it saves at once. */
const settled = 100;

/** By file: when it had been written, as it was read. */
const files = new Map<string, number>();

/** 0 for a file that is not there, as for a moment while an editor replaces it. */
const writtenAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

registerHooks({
  load(url, context, nextLoad) {
    const file = url.startsWith('file:') ? fileURLToPath(url) : undefined;
    if (file !== undefined && !file.includes('node_modules')) files.set(file, writtenAt(file));
    return nextLoad(url, context);
  },
});

/** Whether a change of a file makes this process begin anew; Vite writes every path with slashes. */
export const isReadFile = (file: string): boolean => files.has(normalize(file));

const changedFile = (): string | undefined =>
  [...files].find(([file, before]) => ![0, before].includes(writtenAt(file)))?.[0];

/**
 * Ends this process, which its parent begins anew ({@link restartOnChange}), as soon as a file changed that it has read, be
 * it before it was watched.
 */
export function endOnChange(): void {
  const end = (): void => void process.kill(process.pid, 'SIGTERM');
  // A parent that was killed leaves nothing behind.
  process.once('disconnect', end);
  const watched = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  const look = (): void => {
    const changed = changedFile();
    if (changed === undefined) return watchFolders();
    for (const watcher of watched.values()) watcher.close();
    process.stdout.write(`${relative(process.cwd(), changed)} changed: the board begins anew.\n`);
    process.send?.(restartMessage, end);
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, settled);
  };
  function watchFolders(): void {
    for (const folder of new Set([...files.keys()].map((file) => dirname(file))))
      if (!watched.has(folder)) watched.set(folder, watch(folder, later));
  }
  watchFolders();
  later();
}
