/** Jobs that are sent at once: more would keep others waiting, and say nothing for long. */
export const chunk = 100;

interface Progress {
  /** Called with how many are done, also before the first. */
  readonly onProgress: (done: number) => void;
  /** Whether nobody wants the rest any more; what is under way ends. */
  readonly isStopped: () => boolean;
}

/**
 * Sends many jobs a hundred at a time, one after the other.
 * @returns what came of each that was sent, in their order
 * @throws what `send` throws: those before it are done
 */
export async function inChunks<Result>(
  jobs: readonly string[],
  send: (some: readonly string[]) => Promise<readonly Result[]>,
  { onProgress, isStopped }: Progress,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let first = 0; first < jobs.length && !isStopped(); first += chunk) {
    onProgress(first);
    results.push(...(await send(jobs.slice(first, first + chunk))));
  }
  return results;
}
