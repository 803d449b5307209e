import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Node's own watching: the process begins anew when a file changed that it read, as a schema or a plugin. */
const watching = ['--watch', '--watch-preserve-output'];

/**
 * Serves a board from its sources until this process is asked to end.
 * @returns what the process ended with
 */
export async function watchBoard(args: readonly string[]): Promise<number> {
  // Compiled it is .js, in this repository .ts: as this file is.
  const file = fileURLToPath(import.meta.url).replace(/watch-board(\.\w+)$/, 'dev-board$1');
  const child = spawn(process.execPath, [...watching, file, ...args], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 0)));
}
