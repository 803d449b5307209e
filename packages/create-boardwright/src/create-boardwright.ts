#!/usr/bin/env node
import { relative } from 'node:path';
import { getUserAgent } from 'package-manager-detector';
import { AnswerError, type Answers, type Given, inKebab, readGiven, usual } from './answers.ts';
import { ask, LeftError } from './ask.ts';
import { repositoryFiles } from './repository-files.ts';
import { checkFolder, writeRepository } from './write-repository.ts';

const usage = `npm create boardwright [FOLDER] -- [options]

  --name NAME          what the board is called
  --colour #00616b     its colour
  --languages en,nl    its languages, its own first: en, nl, ro
  --yes                asks nothing: what is not given is as it comes`;

async function answersOf(given: Given): Promise<Answers> {
  const name = given.name ?? usual.name;
  const folder = given.folder ?? inKebab(name);
  const { colour = usual.colour, languages = usual.languages } = given;
  if (given.yes) return { name, folder, colour, languages };
  if (process.stdin.isTTY) return ask(given);
  throw new AnswerError(
    'Nobody can be asked here: give --name, --colour and --languages, or --yes for all as it comes.',
  );
}

try {
  const given = readGiven(process.argv.slice(2));
  if (given.help) process.stdout.write(`${usage}\n`);
  else {
    // Before anything is asked: a full folder is no place for answers.
    if (given.folder !== undefined) checkFolder(given.folder);
    const { folder, name, colour, languages } = given;
    const isWhole =
      folder !== undefined && name !== undefined && colour !== undefined && languages !== undefined;
    const answers = isWhole ? { folder, name, colour, languages } : await answersOf(given);
    // Whoever runs this by another package manager goes on with that.
    const agent = getUserAgent() ?? 'npm';
    const path = writeRepository(answers.folder, repositoryFiles(answers, agent));
    const way = relative(process.cwd(), path);
    process.stdout.write(
      `\n${answers.name} is in ${path}. Next:\n\n${way === '' ? '' : `  cd ${way}\n`}  ${agent} install\n  ${agent} run dev\n\n`,
    );
  }
} catch (error) {
  if (error instanceof LeftError) process.exit(130);
  // Policy: what the person at the terminal can mend is one sentence; the rest is shown whole.
  process.stderr.write(
    `${error instanceof AnswerError ? error.message : String((error as Error).stack ?? error)}\n`,
  );
  process.exitCode = 1;
}
