/** How what is new may be called: the rules that hold for every kind of it. */

/** @param {string} key @returns {string} opening-hours → openingHours */
export const inCamel = (key) => key.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** @param {string} key @returns {string} opening-hours → OpeningHours */
export const inPascal = (key) => inCamel(`-${key}`);

/** @param {string} key @returns {string} opening-hours → Opening hours */
export const inSentence = (key) => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('-', ' ');

/** @param {string} name @returns {string} the key that was probably meant: OpeningHours → opening-hours */
const inKebab = (name) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');

/** Words that the language itself keeps. */
const reserved = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static ' +
    'super switch this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

const longest = 40;

/**
 * @param {string} kind as it is typed: `machine`
 * @param {string} what as it stands in a sentence: `the machine`
 * @param {readonly string[]} given what was typed after the kind
 * @param {readonly string[]} [more] words that mean something else to the product
 * @returns {{ key: string } | { problem: string }}
 */
export function keyFrom(kind, what, [key, ...rest], more = []) {
  if (!key) return { problem: `Say how ${what} is called: npm run new ${kind} opening-hours` };
  const meant = inKebab([key, ...rest].join(' '));
  if (rest.length > 0 || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(key))
    return {
      problem: `'${[key, ...rest].join(' ')}' is no key: small letters, digits and single hyphens.${meant ? ` Perhaps npm run new ${kind} ${meant}` : ''}`,
    };
  if (key.length > longest) return { problem: `'${key}' is longer than ${longest} letters.` };
  if (reserved.has(inCamel(key)) || more.includes(key))
    return { problem: `'${key}' means something else to the product: please choose another name.` };
  return { key };
}
