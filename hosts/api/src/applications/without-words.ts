import type { Applicant, SentApplication } from '@boardwright/api-client/contract';

/**
 * An application as an admin reads it who views the site as its employer: that it is there, from whom and how it stands.
 * What was written, in it and about it, is for those it was sent to, here as in the back office.
 */
export function withoutWords(applicant: Applicant): Applicant {
  const events = applicant.events.map(({ file: _file, subject: _subject, ...event }) => event);
  return { ...applicant, phone: null, motivation_text: null, files: [], notes: [], events };
}

/** The same, as its sender follows it. */
export const withoutLetter = (sent: SentApplication): SentApplication => ({
  ...sent,
  motivation_text: null,
  files: [],
});
