import { locales } from '@boardwright/messages';
import type { Readable, Writable } from 'node:stream';
import { cancel, isCancel, multiselect, text } from '@clack/prompts';
import {
  AnswerError,
  type Answers,
  type Given,
  inKebab,
  readColour,
  readFolder,
  readName,
  usual,
} from './answers.ts';
import { checkFolder } from './write-repository.ts';

/** What a language calls itself. */
const languageName = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

/** Somebody left at a question, by Ctrl+C: nothing was made yet. */
export class LeftError extends Error {
  override readonly name = 'LeftError';
}

/** Where somebody is asked, and answers; the process's own terminal by itself. */
export interface Terminal {
  readonly input?: Readable;
  readonly output?: Writable;
}

/** @throws LeftError */
function answered<Answer>(answer: Answer, terminal: Terminal): Exclude<Answer, symbol> {
  if (!isCancel(answer)) return answer as Exclude<Answer, symbol>;
  cancel('Nothing was made.', terminal);
  throw new LeftError();
}

/** What is wrong with an answer, for whoever types it; undefined where nothing is. */
const wrong =
  (read: (answer: string) => unknown) =>
  (answer: string | undefined): string | undefined => {
    try {
      read(answer ?? '');
      return undefined;
    } catch (error) {
      if (error instanceof AnswerError) return error.message;
      throw error;
    }
  };

/** Asks for what was not given. @throws LeftError */
export async function ask(given: Given, terminal: Terminal = {}): Promise<Answers> {
  const typed = async (message: string, initialValue: string, read: (answer: string) => unknown) =>
    answered(await text({ message, initialValue, validate: wrong(read), ...terminal }), terminal);
  const name = given.name ?? readName(await typed('What is the board called?', usual.name, readName));
  const folder =
    given.folder ??
    readFolder(
      await typed('In which folder?', `./${inKebab(name)}`, (answer) => checkFolder(readFolder(answer))),
    );
  const colour = given.colour ?? readColour(await typed('Its colour?', usual.colour, readColour));
  const languages =
    given.languages ??
    answered(
      await multiselect({
        message: 'In which languages? The first is its own.',
        options: locales.map((value) => ({ value, label: languageName(value) })),
        initialValues: [...usual.languages],
        required: true,
        ...terminal,
      }),
      terminal,
    );
  return { name, folder, colour, languages };
}
