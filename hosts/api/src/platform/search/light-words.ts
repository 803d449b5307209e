import type { Dictionary } from './dictionary.ts';
import { readingOf } from './alternatives.ts';

/** Say hardly more than that something is done, or that somebody is there to do it: `tuinen aanleggen`, `winkel medewerker`. */
const LIGHT: ReadonlySet<string> = new Set(
  (
    'maken doen geven leggen aanleggen ophalen organiseren opbouwen plaatsen zetten repareren onderhouden bouwen ' +
    'rijden bedienen werven uitvoeren regelen helpen medewerker medewerkster medewerkers werknemer werkneemster ' +
    'personeel kracht functie werker mensen iemand beroep ' +
    'making doing giving building organising organizing running employee worker staff position role person people ' +
    'angajat angajata personal persoana post functie meserie'
  ).split(' '),
);

/**
 * The words without those that say little, where another is known to the dictionary. One that a known name is made of
 * stays: `medewerker bediening`.
 */
export function withoutLight(words: readonly string[], dictionary: Dictionary): readonly string[] {
  if (words.length < 2 || !words.some((word) => LIGHT.has(word))) return words;
  const reading = readingOf(words, dictionary);
  const kept = words.filter((word, at) => !LIGHT.has(word) || reading[at]!.isInRun);
  const known = readingOf(kept, dictionary);
  return known.some(({ role }) => role !== 'other') ? kept : words;
}
