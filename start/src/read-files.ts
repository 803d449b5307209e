/** Which files this process has read as modules, but for those of others: known from when this one is imported. */
import { existsSync, type FSWatcher, statSync, watch } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { restartMessage } from './restart-on-change.ts';

/** Milliseconds in which an editor has written all that it saves at once. */
const settled = 100;

/** By file: when it had been written, as it was read; 0 for one that was asked for and was not there. */
const files = new Map<string, number>();

/** 0 for a file that is not there, as for a moment while an editor replaces it. */
const writtenAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function note(url: string, at: (file: string) => number): void {
  const file = url.startsWith('file:') ? fileURLToPath(url) : undefined;
  if (file !== undefined && !file.includes('node_modules')) files.set(file, at(file));
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    try {
      return nextResolve(specifier, context);
    } catch (error) {
      const { url } = error as { readonly url?: string };
      if (url !== undefined) note(url, () => 0);
      throw error;
    }
  },
  load(url, context, nextLoad) {
    note(url, writtenAt);
    return nextLoad(url, context);
  },
});

/** Whether a change of a file makes this process begin anew; Vite writes every path with slashes. */
export const isReadFile = (file: string): boolean => files.has(normalize(file));

const changedFile = (): string | undefined =>
  [...files].find(([file, before]) => ![0, before].includes(writtenAt(file)))?.[0];

/** The folder of a file, or the one in which that would be made. */
function watchable(file: string): string {
  const folder = dirname(file);
  return existsSync(folder) ? folder : watchable(folder);
}

/**
 * Ends this process, which its parent begins anew ({@link restartOnChange}), as soon as a file changed that it has read, be
 * it before it was watched, or one is there that it missed.
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
    const unwatched = [...new Set([...files.keys()].map(watchable))].filter((folder) => !watched.has(folder));
    for (const folder of unwatched) watched.set(folder, watch(folder, later));
    // What was written into it before it was watched.
    if (unwatched.length > 0) later();
  }
  watchFolders();
}
