import { fileURLToPath } from 'node:url';
import { restartOnChange } from './restart-on-change.ts';

/** `npm run dev` of this repository. */
process.exitCode = await restartOnChange(
  fileURLToPath(new URL('dev-repository.ts', import.meta.url)),
  process.argv.slice(2),
);
