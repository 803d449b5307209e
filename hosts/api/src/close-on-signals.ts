/** Milliseconds that running calls get to finish when the process is asked to end. */
const drainTime = 15_000;

/** Ends the process in order at SIGTERM or SIGINT: no new calls, the running ones answered, all data closed. */
export function closeOnSignals(close: () => Promise<void>): void {
  let closing = false;
  const end = () => {
    // A second signal means: now.
    if (closing) process.exit(1);
    closing = true;
    setTimeout(() => process.exit(1), drainTime).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
