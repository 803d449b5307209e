import {
  normalised,
  type ApplicantLetter,
  type BodyOf,
  type Contract,
  letterPlaces,
  type StageKind,
  stageKinds,
} from '@boardwright/api-client/contract';
import { HttpError } from '../platform/http/http-error.ts';
import type { Locale } from '@boardwright/messages';
import { applicantMessages } from './applicant.messages.ts';
import { letterMessages } from './letter.messages.ts';

export type Letter = BodyOf<Contract['applicants']['previewApplicantLetter']>;
type Place = (typeof letterPlaces)[number];
export type LetterValues = Readonly<Record<Place, string>>;

/** Longest subject and text, in characters. */
const longest = { subject: 200, text: 5000 } as const;
const placePattern = /\{\{\s*(\w+)\s*\}\}/g;

function isPlace(name: string): name is Place {
  return (letterPlaces as readonly string[]).includes(name);
}

/** What a mail may say at a move to a stage of each kind. */
export function suggestedLetters(locale: Locale): ApplicantLetter[] {
  return stageKinds.map((kind: StageKind) => ({ kind, ...letterMessages[locale][kind] }));
}

/**
 * A letter that can go out: nothing empty, and no place that nobody fills.
 * @throws HttpError `validation` with a sentence per field
 */
export function readLetter(typed: Letter, locale: Locale): Letter {
  const t = applicantMessages(locale);
  const letter = {
    subject: normalised(typed.subject, 'NFC').replaceAll(/\s+/g, ' ').trim(),
    // Forms send their line breaks as two signs.
    text: normalised(typed.text, 'NFC').replaceAll('\0', '').replaceAll('\r\n', '\n').trim(),
  };
  const problems = (['subject', 'text'] as const).flatMap((field) => {
    const unknown = [...letter[field].matchAll(placePattern)].find(([, name = '']) => !isPlace(name));
    if (letter[field] === '') return [[field, [t('required')]] as const];
    if (letter[field].length > longest[field])
      return [[field, [t('tooLong', { count: longest[field] })]] as const];
    return unknown ? [[field, [t('placeUnknown', { place: unknown[0] })]] as const] : [];
  });
  if (problems.length > 0) throw new HttpError('validation', { fields: Object.fromEntries(problems) });
  return letter;
}

/** The letter of one applicant. */
export function fillLetter({ subject, text }: Letter, values: LetterValues): Letter {
  const fill = (template: string) =>
    template.replaceAll(placePattern, (whole, name: string) => (isPlace(name) ? values[name] : whole));
  return { subject: fill(subject), text: fill(text) };
}
