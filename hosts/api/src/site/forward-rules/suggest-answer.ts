import type { MissingPath } from '@boardwright/api-client/contract';
import { slipsAllowed, slipsBetween } from '../../platform/search/edit-distance.ts';
import { slugOf } from '../../platform/slug.ts';

/** An address of the site that a visitor may have meant. */
export interface KnownAddress {
  /** As visitors ask for it. */
  readonly url: string;
  /** Its last part, in words: of `/nieuws/sollicitatiebrief-schrijven` these two. */
  readonly words: readonly string[];
}

/** Fewest letters of a word that says something. */
const shortest = 3;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A stray '%': its words are read as they stand.
    return path;
  }
}

/** The words of the last part of an address: `/vacatures/bijbaan-dokkum` → `bijbaan`, `dokkum`. */
export function wordsOf(path: string): string[] {
  const last = decoded(path).split('/').filter(Boolean).at(-1) ?? '';
  return slugOf(last.replace(/\.[a-z]{2,5}$/i, ''), 200)
    .split('-')
    .filter(Boolean);
}

export function knownAddress(url: string): KnownAddress {
  return { url, words: wordsOf(url) };
}

/** Whether two words are the same but for a slip of the hand. */
const isSlip = (one: string, other: string): boolean => {
  const allowed = slipsAllowed(Math.max(one.length, other.length));
  return slipsBetween(one, other, allowed) <= allowed;
};

/**
 * What an address without a page was probably meant to be: one with its words, one a slip of the hand away, else a
 * search for its words in the list of jobs.
 * @param jobList the address of the list of jobs; undefined where there is none
 * @returns null where nothing is likely
 */
export function suggestAnswer(
  path: string,
  known: readonly KnownAddress[],
  jobList: string | undefined,
): MissingPath['suggestion'] {
  const words = wordsOf(path).filter((word) => word.length >= shortest && !/^\d+$/.test(word));
  if (words.length === 0) return null;
  const withWords = known.filter(
    ({ words: theirs }) => words.every((word) => theirs.includes(word)) || theirs.join('') === words.join(''),
  );
  // The shortest says least beside the words.
  const [same] = withWords.toSorted((one, other) => one.words.length - other.words.length);
  if (same) return { url: same.url, reason: 'sameWords' };
  const slip = known.find(
    ({ words: theirs }) =>
      theirs.length === words.length && words.every((word, at) => isSlip(word, theirs[at] ?? '')),
  );
  if (slip) return { url: slip.url, reason: 'slip' };
  if (jobList === undefined) return null;
  const search = new URLSearchParams({ search: words.join(' ') }).toString();
  return { url: `${jobList}?${search}`, reason: 'list' };
}
