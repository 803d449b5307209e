import { expect, it } from 'vitest';
import { AnswerError, inKebab, readColour, readGiven, readLanguages, readName } from './answers.ts';

it.each([
  ['#00616B', '#00616b'],
  ['00616b', '#00616b'],
  [' #abc ', '#aabbcc'],
])('takes %j for a colour', (text, colour) => expect(readColour(text)).toBe(colour));

it.each(['', 'red', '#12', '#12345g', '#1234567'])('asks for another colour than %j', (text) => {
  expect(() => readColour(text)).toThrow(new AnswerError(`'${text}' is no colour: write it as #00616b.`));
});

it('takes languages in their order, each once', () => {
  expect(readLanguages('nl, en,NL')).toEqual(['nl', 'en']);
});

it.each([
  ['', 'A board needs a language'],
  ['en,de', "A board cannot be in 'de' yet"],
])('asks for other languages than %j', (text, message) => expect(() => readLanguages(text)).toThrow(message));

it.each([
  ['Harbour Jobs!', 'harbour-jobs'],
  ['Ștefan & Søn 24', 'stefan-s-n-24'],
  ['24 uur', 'uur'],
  ['--', ''],
])('calls the package of %j %j', (name, kebab) => expect(inKebab(name)).toBe(kebab));

it.each(['', '  ', '24', '北京', 'x'.repeat(81)])('asks for another name than %j', (name) => {
  expect(() => readName(name)).toThrow(AnswerError);
});

it('reads flags and the folder, and names a flag that it does not know', () => {
  expect(readGiven(['harbour', '--name', 'Harbour Jobs', '--languages=en', '-y'])).toEqual({
    folder: 'harbour',
    name: 'Harbour Jobs',
    languages: ['en'],
    yes: true,
    help: false,
  });
  expect(() => readGiven(['--color', '#fff'])).toThrow(
    "Unknown option '--color': the options are --name, --colour, --languages, --yes, --help.",
  );
  expect(() => readGiven(['my', 'board'])).toThrow(/in one folder, and these are 2: my, board/);
});
