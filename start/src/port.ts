import { createServer } from 'node:net';

/** The port belongs to another program; its message says how to choose another. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

/**
 * Finds out whether a port can be listened on, before any work is done.
 * @throws PortTakenError
 */
export async function checkPort(port: number): Promise<void> {
  if (port === 0) return;
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(
        taken
          ? new PortTakenError(`Port ${port} is taken; choose another with PORT, as PORT=${port + 1}.`)
          : error,
      );
    });
    probe.listen(port, '::', () => probe.close(() => resolve()));
  });
}
