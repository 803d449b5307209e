import { compress } from './compress.ts';

/** `node start/src/compress-command.ts FOLDER`, after a build of this repository. */
await compress(process.argv[2] ?? '.');
