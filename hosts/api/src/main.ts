import { FolderInUseError } from './platform/database/folder-lock.ts';
import { readApiEnv } from './env.ts';
import { EnvError } from './platform/env-error.ts';
import { closeOnSignals } from './close-on-signals.ts';
import { defaultSiteAddress, startServer } from './server.ts';

/** `pnpm --filter @boardwright/api start`: the API as a process of its own. */
try {
  const env = readApiEnv(process.env);
  const { address, close, jobs, setupPath } = await startServer(env);
  closeOnSignals(close);
  process.stdout.write(`API on ${address}, ${jobs} jobs, data in ${env.dataFolder}\n`);
  const path = await setupPath();
  if (path !== undefined)
    process.stdout.write(`Set up your board: ${env.publicUrl || defaultSiteAddress}${path}\n`);
} catch (error) {
  const isNotified = error instanceof EnvError || error instanceof FolderInUseError;
  const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const sentence = inUse
    ? `Port ${process.env.PORT ?? '3001'} is taken; choose another with PORT.`
    : undefined;
  // Policy: what the person at the terminal can mend is one sentence; the rest is shown whole.
  process.stderr.write(
    `${sentence ?? (isNotified ? error.message : String((error as Error).stack ?? error))}\n`,
  );
  process.exit(1);
}
