import { periodIn } from './cv-dates.ts';
import type { CvEntry } from './cv-entry.ts';
import { headingOf } from './cv-headings.ts';

/** Words that only stand in the name of a company or another employer, without accents. */
const employer =
  /\b(?:b\.?v\.?|n\.?v\.?|v\.?o\.?f\.?|ltd|limited|plc|inc|llc|gmbh|s\.?r\.?l\.?|s\.?a\.?|group|stichting|gemeente|provincie|ministerie|council|spitalul|primaria|ziekenhuis|hospital|umcg|university|universiteit|universitatea|hogeschool|\p{L}*groep|company|holding)(?![\p{L}\d])/iu;
const school =
  /\b(?:\p{L}*(?:school|college|universiteit|university|universitatea|academie|academy|academia|lyceum|gymnasium|instituut|institute)|noorderpoort|roc|liceul|colegiul|facultatea|scoala|umcg)(?![\p{L}\d])/iu;
const reference = /@|https?:|www\.|\b(?:19|20)\d\d\b|\+\d{2}|\d{6}/;

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Whether every bracket has its other half: else the name was cut where it does not end. */
function hasWholeBrackets(text: string): boolean {
  let open = 0;
  for (const sign of text.replaceAll(/[^()]/g, '')) {
    open += sign === '(' ? 1 : -1;
    if (open < 0) return false;
  }
  return open === 0;
}

/** A name that stands for itself: no date, address or heading has run into it. */
function isClean(text: string): boolean {
  return (
    text.length >= 2 &&
    text.length <= 80 &&
    /\p{L}{2}/u.test(text) &&
    !reference.test(text) &&
    !/\s{3,}|\t/.test(text) &&
    hasWholeBrackets(text) &&
    headingOf(text) === undefined
  );
}

/** Whether another part of the CV, or another entry, may have run into the description of this one. */
export function hasStrayLines(description: string): boolean {
  const lines = description.split('\n');
  return lines.some((line) => {
    const text = line.trim();
    if (text === '') return false;
    if (/@|https?:/.test(text) || periodIn(text) !== undefined || headingOf(text) !== undefined) return true;
    const isShort = text.length <= 40 && !/^[-•]|,|[.;!]$/.test(text);
    // A heading that is not known: a few words on a line of their own, which are no list.
    return isShort && text.split(/\s+/).length <= 5;
  });
}

/**
 * Whether a reading of a CV's entry is certain enough to be ticked for its owner: when, what and where are each given,
 * it is plain which of two names is the employer's or the school's, and nothing else has run into it. What is not is
 * shown unticked.
 * @param joined the heading says 'at' between the two names
 */
export function isSure(entry: Omit<CvEntry, 'sure'>, joined: boolean): boolean {
  const { type, name, institution, place, from, description } = entry;
  if (from === null || institution === null || !isClean(name) || !isClean(institution)) return false;
  if (place !== null && !isClean(place)) return false;
  if (description !== null && (description.length > 1500 || hasStrayLines(description))) return false;
  // 'Driver, Trans Ltd at Leeds' says where, not for whom.
  if (joined && !name.includes(',')) return true;
  const mark = type === 'employer' ? employer : school;
  return mark.test(plain(institution)) && !mark.test(plain(name));
}
