/** `npm run new page-kind NAME`: a kind of page with a path and blocks to begin with, named in the editor. */
import { readFileSync } from 'node:fs';
import { inRepository } from '../repository.mjs';
import { insertInto } from './insert.mjs';
import { inSentence, keyFrom } from './names.mjs';

const kindsFile = 'packages/blocks-schema/src/pages/page-kinds.ts';
const startersFile = 'packages/editor/src/first-steps/starter-pages.ts';
const namesFile = 'packages/blocks-schema/src/pages/page-names.messages.ts';

/** @type {import('./kinds.mjs').Kind} */
export const pageKind = {
  example: 'page-kind events nl=Evenementen ro=Evenimente',
  plan(given) {
    const named = keyFrom(
      'page-kind',
      'the kind of page',
      given.filter((word) => !word.includes('=')),
    );
    if (!('key' in named)) return named;
    const { key } = named;
    const identifier = `p-${key}`;
    const declared = readFileSync(inRepository(kindsFile), 'utf8');
    if (declared.includes(`'${identifier}'`))
      return { problem: `There is a kind of page '${key}' already: ${kindsFile}` };
    if (declared.includes(`default: '${key}'`))
      return { problem: `Another kind of page stands at '${key}' already: please choose another name.` };
    /** @type {Record<string, string>} */
    const names = {
      en: inSentence(key),
      ...Object.fromEntries(given.filter((word) => word.includes('=')).map((word) => word.split('=', 2))),
    };
    const missing = languages().filter((language) => !names[language]);
    if (missing.length > 0)
      return {
        problem: `Say what it is called in each language: npm run new page-kind ${key} ${missing.map((language) => `${language}=…`).join(' ')}`,
      };
    return {
      files: {
        ...insertInto(kindsFile, [
          `  {\n    identifier: 'p-generic',`,
          `  {
    identifier: '${identifier}',
    name: '${inSentence(key).toLowerCase()}',
    paths: { default: '${key}' },
    composition: framed({ key: 'text-with-image' }, callToAction),
  },
`,
        ]),
        ...namesIn(identifier, names),
        ...insertInto(startersFile, [`],\n} as const satisfies`, `, '${identifier}'`]),
      },
      tests: ['--project=blocks-schema', '--project=editor', 'src/pages/', 'src/first-steps/'],
      next: `The editor offers it, and a page of it begins with the blocks of its composition. Now make it yours:
  ${kindsFile}   its paths in other languages, what stands before it, its blocks
  ${namesFile}   what it is called, in each language
  ${startersFile}   beside which pages a new board is offered it
A kind whose second part of the address names something (as a job's) says so by \`detail\`.`,
    };
  },
};

const inLanguage = /^ {2}(\w+): \{\n[\s\S]*?(?=^ {2}\},\n)/gm;

/** @returns {string[]} the languages in which kinds have names */
const languages = () =>
  [...readFileSync(inRepository(namesFile), 'utf8').matchAll(inLanguage)].map(
    ([, language = '']) => language,
  );

/** @param {string} identifier @param {Readonly<Record<string, string>>} names by language */
function namesIn(identifier, names) {
  const text = readFileSync(inRepository(namesFile), 'utf8');
  return {
    [namesFile]: text.replaceAll(
      inLanguage,
      (whole, language) => `${whole}    '${identifier}': ${JSON.stringify(names[language])},\n`,
    ),
  };
}
