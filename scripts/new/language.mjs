/** `npm run new language CODE`: in the list of languages, with a file for its translator. */
import { readFileSync } from 'node:fs';
import { inRepository } from '../repository.mjs';

const list = 'packages/messages/src/locales.ts';
const declared = /export const locales = \[(.*?)\] as const;/;

/** @param {string} code @returns {string | undefined} what the language is called in English */
const nameOf = (code) => new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code);

/** @type {import('./kinds.mjs').Kind} */
export const language = {
  example: 'language de',
  plan([code = '', ...more]) {
    if (!code) return { problem: 'Say which language: npm run new language de' };
    const isCode = /^[a-z]{2,3}$/.test(code) && more.length === 0 && nameOf(code) !== undefined;
    if (!isCode)
      return {
        problem: `'${[code, ...more].join(' ')}' is no code of a language: two or three small letters of ISO 639, as de for German.`,
      };
    const text = readFileSync(inRepository(list), 'utf8');
    const [whole = '', inside = ''] = declared.exec(text) ?? [];
    if (!whole) throw new Error(`${list} should declare its list of locales: see scripts/new/language.mjs`);
    if (inside.includes(`'${code}'`))
      return { problem: `The product speaks ${nameOf(code)} already: ${list}` };
    const file = `messages.${code}.json`;
    return {
      files: { [list]: text.replace(inside, `${inside}, '${code}'`) },
      commands: [['node', 'checks/messages/messages-command.ts', 'export', code, file]],
      isUnfinished: true,
      next: `${nameOf(code)} is in the list, and ${file} has every text with its English and an empty place. It compiles again
once that file is filled in and brought back:
  npm run messages -- import ${file}
which says what is missing or strange by file and key. CONTRIBUTING.md, 'Add a language', goes on from here.`,
    };
  },
};
