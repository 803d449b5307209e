import { isLocale, type Locale, locales } from '@boardwright/messages';
import { parseArgs } from 'node:util';

/** What somebody says of the board they want. */
export interface Answers {
  /** The folder it is made in, as it was typed. */
  readonly folder: string;
  readonly name: string;
  /** As `#rrggbb`. */
  readonly colour: string;
  /** The first is the board's own. */
  readonly languages: readonly Locale[];
}

/** What was given on the command line; the rest is asked for, or with `yes` left as it comes. */
export type Given = Partial<Answers> & { readonly yes: boolean; readonly help: boolean };

/** An answer that cannot be used; its message says what to write instead. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}

export const usual = {
  name: 'My Board',
  colour: '#00616b',
  languages: ['en'],
} as const satisfies Partial<Answers>;

/** `Harbour Jobs!` → `harbour-jobs`; empty where no letter or digit is in it. */
export const inKebab = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+/, '')
    // Hyphens stand alone by now.
    .replace(/-$/, '');

/** @throws AnswerError */
export function readName(text: string): string {
  const name = text.trim();
  if (name.length > 80)
    throw new AnswerError('The name of the board is longer than 80 letters: please choose a shorter one.');
  if (inKebab(name) === '')
    throw new AnswerError(
      `The name '${name}' has no letter from a to z in it, which its package is called by: please add one.`,
    );
  return name;
}

/** @throws AnswerError */
export function readColour(text: string): string {
  const [, digits = ''] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim()) ?? [];
  if (digits === '') throw new AnswerError(`'${text}' is no colour: write it as #00616b.`);
  const whole = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${whole.toLowerCase()}`;
}

/** @throws AnswerError */
export function readLanguages(text: string): readonly Locale[] {
  const names = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const strange = names.find((name) => !isLocale(name));
  if (names.length === 0 || strange !== undefined)
    throw new AnswerError(
      `${strange === undefined ? 'A board needs a language' : `A board cannot be in '${strange}' yet`}: write some of ${locales.join(', ')} with commas between them, its own first.`,
    );
  return [...new Set(names.filter(isLocale))];
}

/** @throws AnswerError */
export function readFolder(text: string): string {
  const folder = text.trim();
  if (folder === '')
    throw new AnswerError(
      'Say in which folder the board is to be made, as in: npm create boardwright my-board',
    );
  return folder;
}

const options = {
  name: { type: 'string' },
  colour: { type: 'string' },
  languages: { type: 'string' },
  yes: { type: 'boolean', short: 'y', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/**
 * Reads what stands on the command line.
 * @throws AnswerError
 */
export function readGiven(args: readonly string[]): Given {
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    // Node goes on about arguments that begin with a hyphen.
    const [reason] = (error as Error).message.split('. ', 1);
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new AnswerError(`${reason}: the options are ${known.join(', ')}.`, { cause: error });
  }
  const { positionals, values } = parsed;
  const { name, colour, languages, yes, help } = values;
  if (positionals.length > 1)
    throw new AnswerError(
      `A board is made in one folder, and these are ${positionals.length}: ${positionals.join(', ')}. Put quotes around a name with spaces.`,
    );
  const [folder] = positionals;
  return {
    yes,
    help,
    ...(folder !== undefined && { folder: readFolder(folder) }),
    ...(name !== undefined && { name: readName(name) }),
    ...(colour !== undefined && { colour: readColour(colour) }),
    ...(languages !== undefined && { languages: readLanguages(languages) }),
  };
}
