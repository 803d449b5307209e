import { normalised } from '@boardwright/api-client/contract';
import { LRUCache } from 'lru-cache';
import { newStemmer } from 'snowball-stemmers';
import { withoutGender } from './word-forms.ts';

const LONGEST_WORD = 40;
const LONGEST_SEARCH = 200;
const MAX_WORDS = 8;

const LETTERS_WITHOUT_DECOMPOSITION: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Words too common to tell jobs apart, of the languages together: a query does not say which one it
 * is in. Words that mean something in another language (it, care, die, on, den, am) are left out.
 */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'de het een en van in op te bij voor met aan om als is zijn je jij jouw u uw we wij ons onze of ' +
    'the a an and or of to at for with are be you your our ' +
    'si cu pe la un o din sau pentru ' +
    'der das und oder mit fur im bei beim auf zu zum zur des dem ein eine einen einem einer eines vom wir sie unser unsere'
  ).split(' '),
);

/** What everybody here looks for: it tells jobs apart only where nothing else is said. */
const ANY_JOB: ReadonlySet<string> = new Set(
  (
    'vacature vacatures baan banen gezocht werken job jobs vacancy vacancies hiring working ' +
    'angajare angajari angajam munca locuri lucrez caut stelle stellen'
  ).split(' '),
);

const stemmers: Readonly<Record<string, { stem(word: string): string }>> = {
  nl: newStemmer('dutch'),
  en: newStemmer('english'),
  ro: newStemmer('romanian'),
  de: newStemmer('german'),
};

/** By language and word: working one out takes long, and what is asked and found has few different words. */
const stems = new LRUCache<string, string>({ max: 20_000 });

/** Lower case without diacritics: `Iași` and `Iaşi` both give `iasi`, `Köln` gives `koln`. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii(lower)) return lower;
  return normalised(lower, 'NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter);
}

/** The language a locale is analysed in: `en-US` gives `en`. */
export function languageOf(locale: string): string {
  return locale.slice(0, 2).toLowerCase();
}

/** The stem of a folded word; the word itself in a language without a stemmer, and for anything with a digit. */
export function stem(word: string, language: string): string {
  const stemmer = stemmers[language];
  if (stemmer === undefined || /[^a-z]/.test(word)) return word;
  const key = `${language} ${word}`;
  let found = stems.get(key);
  if (found === undefined) stems.set(key, (found = stemmer.stem(withoutGender(word, language))));
  return found;
}

/**
 * The stem by which a word is the end of a compound. A Dutch name of a woman is none of a man there: who looks for a
 * `leidster` of children looks for no `projectleider`.
 */
export function stemOfEnding(word: string, language: string): string {
  return language === 'nl' && /^[a-z]+$/.test(word) ? stemmers[language]!.stem(word) : stem(word, language);
}

/** The words that tell something: neither stop words nor what everybody here looks for, unless there is nothing else. */
export function significantWords(text: string): string[] {
  const content = words(text).filter((word) => !STOP_WORDS.has(word));
  const telling = content.filter((word) => !ANY_JOB.has(word));
  return telling.length > 0 ? telling : content;
}

/** Whether a text says no more than that somebody looks for work: `jobs`, `munca la`. */
export function meansAnyJob(text: string): boolean {
  return words(text).every((word) => STOP_WORDS.has(word) || ANY_JOB.has(word));
}

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/**
 * Hands each folded word of a text to `visit`, in order, repetitions included, stop words too.
 * A word is a run of letters and digits; `c++`, `c#`, `.net` and the like stay whole.
 */
export function eachWord(text: string, visit: (word: string) => void): void {
  const folded = fold(text);
  const length = folded.length;
  let at = 0;
  while (at < length) {
    if (!isWordCode(folded.charCodeAt(at))) {
      at++;
      continue;
    }
    let start = at;
    do at++;
    while (at < length && isWordCode(folded.charCodeAt(at)));
    if (at - start === 1) at += sharpOrPlus(folded, at);
    if (isDotNet(folded, start, at)) start--;
    visit(folded.slice(start, Math.min(at, start + LONGEST_WORD)));
    if (isApostropheS(folded, at)) at += 2;
  }
}

/** All folded words of a text, in order. */
export function words(text: string): string[] {
  const found: string[] = [];
  eachWord(text, (word) => found.push(word));
  return found;
}

/** One spelling for names that a person would call the same: folded words, single spaces. */
export function nameKey(name: string): string {
  return words(name).join(' ');
}

/** A word with a minus sign before it, which nothing stands before. */
const EXCLUDED = /(?<=^|\s)[-\u2212](?=[\p{L}\p{N}.])\S+/gu;

/** What is said before something that is not wanted. */
const NEGATION = 'geen|niet|behalve|not|except|f[aă]r[aă]|kein|keine|keinen|außer';
/** What a job may ask for, which is no work: who says `geen ervaring` has none, and wants no job without the word. */
const ASKED_FOR =
  'ervaring|diploma|rijbewijs|opleiding|werkervaring|papieren|nederlands|engels|experience|degree|license|licence|qualifications?|' +
  'experien[tț][aăeă]|diplom[aăe]|studii|calificare|permis|limba|erfahrung|ausbildung|f[uü]hrerschein';
/** `chauffeur geen bus`: a word that is said not to be wanted, as behind a minus sign. */
const NEGATED = new RegExp(
  `(?<=^|\\s)(?:${NEGATION})\\s+(?:een\\s+|de\\s+|a\\s+|an\\s+)?(?!(?:${ASKED_FOR})(?:\\s|$))(?=[\\p{L}\\p{N}])`,
  'giu',
);

/** `geen ervaring`: says something of who searches, and nothing that a job must have. */
const LACKED = new RegExp(
  `(?<=^|\\s)(?:${NEGATION}|zonder|without|no|ohne)\\s+(?:${ASKED_FOR})(?=\\s|$)`,
  'giu',
);

/** A search with a minus sign before what is said not to be wanted; what stands between quotes is left as it is. */
export function withSigns(search: string): string {
  const parts = search.split(/(["\u201c-\u201e])/);
  let isQuoted = false;
  return parts
    .map((part, nth) => {
      if (nth % 2 === 0) return isQuoted ? part : part.replace(NEGATED, '-');
      // A quote that nothing closes quotes nothing.
      isQuoted = !isQuoted && nth + 2 < parts.length;
      return part;
    })
    .join('');
}

/** The words that no job found may have: those with a minus sign before them. At most 8, each once. */
export function excludedWords(search: string): string[] {
  const signed = withSigns(search.slice(0, LONGEST_SEARCH));
  const excluded = signed.replace(QUOTED, ' ').match(EXCLUDED) ?? [];
  return [...new Set(excluded.flatMap((word) => words(word.slice(1))))].slice(0, MAX_WORDS);
}

/** Words between quotes, straight or curly. */
const QUOTED = /["\u201c\u201d\u201e]([^"\u201c\u201d\u201e]*)["\u201c\u201d\u201e]/g;

/** What stands between quotes, each as its words in their order; at most 8 words in all. */
export function phrasesOf(search: string): string[][] {
  const phrases: string[][] = [];
  let left = MAX_WORDS;
  for (const [, quoted = ''] of search.slice(0, LONGEST_SEARCH).matchAll(QUOTED)) {
    const phrase = words(quoted).slice(0, left);
    left -= phrase.length;
    if (phrase.length > 0) phrases.push(phrase);
  }
  return phrases;
}

/**
 * The words a search is matched by, each once; the last one also as a beginning. Stop words and `vacature` and the like
 * do not count, unless there is nothing else: then the last one is kept, someone is still typing it.
 * At most 8 words of the first 200 characters; those with a minus sign before them are `excludedWords`, those between
 * quotes `phrasesOf`.
 */
export function searchWords(search: string): string[] {
  const signed = withSigns(search.slice(0, LONGEST_SEARCH));
  const all = words(signed.replace(QUOTED, ' ').replace(EXCLUDED, ' ').replace(LACKED, ' '));
  const content = all.filter((word) => !STOP_WORDS.has(word));
  const telling = content.filter((word) => !ANY_JOB.has(word));
  const used = telling.length > 0 ? telling : content.length > 0 ? content : all.slice(-1);
  return used.filter((word, at) => used.lastIndexOf(word) === at).slice(0, MAX_WORDS);
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}

function isWordCode(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return /[\p{L}\p{N}]/u.test(String.fromCharCode(code));
}

/** Whether `net` with a dot before it is a name of its own, rather than the end of `asp.net` or a host. */
function isDotNet(text: string, start: number, end: number): boolean {
  if (end - start !== 3 || text[start - 1] !== '.' || !text.startsWith('net', start)) return false;
  return start < 2 || !isWordCode(text.charCodeAt(start - 2));
}

/** `video's`, `children’s`: the end of the word and no word of its own. */
function isApostropheS(text: string, at: number): boolean {
  if (text[at] !== "'" && text[at] !== '\u2019') return false;
  return text[at + 1] === 's' && !(at + 2 < text.length && isWordCode(text.charCodeAt(at + 2)));
}

function sharpOrPlus(text: string, at: number): number {
  if (text[at] === '#') return 1;
  return text[at] === '+' && text[at + 1] === '+' ? 2 : 0;
}
