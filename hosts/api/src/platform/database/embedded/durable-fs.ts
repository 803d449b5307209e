import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

export interface DurabilityCounters {
  /** How often data was forced to the disk. */
  readonly fsyncs: number;
}

interface OpenFile {
  /** Node's file descriptor; directories have none. */
  readonly nfd?: number;
}
interface StreamOperations {
  fsync?: (stream: OpenFile) => number;
}
type ModuleOptions = Parameters<NodeFS['init']>[1];

/**
 * A folder whose writes are on the disk when PostgreSQL believes they are. PGlite's own file system ignores
 * fsync: a power cut would lose commits that were answered, or worse, half of one.
 */
export class DurableFS extends NodeFS {
  fsyncs = 0;

  override async init(pg: PGlite, options: ModuleOptions): ReturnType<NodeFS['init']> {
    const prepared = await super.init(pg, options);
    const preRun = [...((prepared.emscriptenOpts.preRun ?? []) as ((module: object) => void)[])];
    preRun.push((module) => {
      const operations = (module as { NODEFS?: { stream_ops?: StreamOperations } }).NODEFS?.stream_ops;
      if (!operations) throw new Error('This PGlite has another file system: its fsync cannot be made real.');
      operations.fsync = ({ nfd }) => {
        if (nfd !== undefined) fsyncSync(nfd);
        this.fsyncs += 1;
        return 0;
      };
    });
    return { emscriptenOpts: { ...prepared.emscriptenOpts, preRun } };
  }
}

/** PGlite's own start parameters without `-F`, which switches fsync off, and with a sync method that its system calls have. */
export const durableStartParams: string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];
