import { parseArgs } from 'node:util';

export interface StartOptions {
  /** Active jobs of the demo; its own number where none is asked for. */
  readonly jobs: number | undefined;
  /** Another number draws another demo. */
  readonly seed: number;
  /** No demo: one draft site and its admin. */
  readonly empty: boolean;
}

/** A flag that cannot be used; its message says which and why. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
}

function whole(text: string, name: string, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > most)
    throw new OptionError(`--${name} takes a whole number up to ${most}, not '${text}'`);
  return number;
}

/**
 * Reads `--jobs N`, `--seed N` and `--empty`.
 * @throws OptionError
 */
export function readStartOptions(args: readonly string[]): StartOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        jobs: { type: 'string' },
        seed: { type: 'string', default: '1' },
        empty: { type: 'boolean', default: false },
      },
    });
    return {
      jobs: values.jobs === undefined ? undefined : whole(values.jobs, 'jobs', 5_000_000),
      seed: whole(values.seed, 'seed', 2 ** 31),
      empty: values.empty,
    };
  } catch (error) {
    if (error instanceof OptionError) throw error;
    throw new OptionError((error as Error).message);
  }
}
