import { spawn } from 'node:child_process';

/** What a process says to its parent before it ends to begin anew. */
export const restartMessage = 'restart';

/**
 * Runs a module in a process of its own, again whenever it ends because a file changed that it has read
 * ({@link endOnChange}), until this process is asked to end.
 * @returns what the process ended with
 */
export async function restartOnChange(file: string, args: readonly string[]): Promise<number> {
  let isAsked = false;
  for (;;) {
    const child = spawn(process.execPath, [file, ...args], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'development' },
    });
    let restarts = false;
    child.on('message', (message) => (restarts ||= message === restartMessage));
    const end = (): void => {
      isAsked = true;
      child.kill('SIGTERM');
    };
    // Ctrl+C reaches the child by itself: twice would mean at once.
    const leave = (): void => void (isAsked = true);
    process.on('SIGTERM', end).on('SIGHUP', end).on('SIGINT', leave);
    const code = await new Promise<number>((resolve) =>
      child.on('exit', (exit, signal) => resolve(exit ?? (signal === 'SIGINT' ? 130 : 1))),
    );
    process.off('SIGTERM', end).off('SIGHUP', end).off('SIGINT', leave);
    if (isAsked || !restarts) return code;
  }
}
