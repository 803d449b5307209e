import type { Dictionary } from './dictionary.ts';
import { readingOf } from './alternatives.ts';

/** Say hardly more than that something is done: `tuinen aanleggen`. */
const DOING: ReadonlySet<string> = new Set(
  (
    'maken doen geven leggen aanleggen ophalen organiseren opbouwen plaatsen zetten repareren onderhouden bouwen ' +
    'rijden bedienen werven uitvoeren regelen helpen making doing giving building organising organizing running'
  ).split(' '),
);
/** Say hardly more than that somebody does it: `winkel medewerker`. */
const DOER: ReadonlySet<string> = new Set(
  (
    'medewerker medewerkster medewerkers werknemer werkneemster personeel kracht functie werker mensen iemand beroep ' +
    'employee worker staff position role person people angajat angajata personal persoana post functie meserie'
  ).split(' '),
);

/**
 * The words without those that say little, where others are known to the dictionary. One that a known name is made of
 * stays: `medewerker bediening`.
 */
export function withoutLight(words: readonly string[], dictionary: Dictionary): readonly string[] {
  if (words.length < 2 || !words.some((word) => DOING.has(word) || DOER.has(word))) return words;
  const reading = readingOf(words, dictionary);
  const telling = words.filter((word, at) => reading[at]!.isInRun || !(DOING.has(word) || DOER.has(word)));
  const known = readingOf(telling, dictionary).filter(({ role }) => role !== 'other').length;
  // Titles are called `medewerker` of what no dictionary knows.
  const isEnough = words.some((word) => DOER.has(word)) ? known === telling.length : known > 0;
  return isEnough && telling.length > 0 ? telling : words;
}
