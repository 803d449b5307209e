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
 * Reads `--jobs N`, `--seed N`, `--empty` and `--demo`. In production (`NODE_ENV`) an empty database gets no demo, whose
 * password everybody knows, unless one is asked for; `npm start`, which runs everything as in production, asks for it.
 * @throws OptionError
 */
export function readStartOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): StartOptions {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        jobs: { type: 'string' },
        seed: { type: 'string', default: '1' },
        empty: { type: 'boolean', default: false },
        demo: { type: 'boolean', default: false },
      },
    });
    return {
      jobs: values.jobs === undefined ? undefined : whole(values.jobs, 'jobs', 5_000_000),
      seed: whole(values.seed, 'seed', 2 ** 31),
      empty: values.empty || (!values.demo && env['NODE_ENV'] === 'production'),
    };
  } catch (error) {
    if (error instanceof OptionError) throw error;
    const [problem = ''] = (error as Error).message.split('. ');
    throw new OptionError(`${problem}: there are --jobs N, --seed N, --empty and --demo.`);
  }
}
