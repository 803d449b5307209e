import type { ApplyFormData, JobDetailsSettings } from './job-details-data.ts';

type Known = NonNullable<ApplyFormData['candidate']>;

/** Whether all that a form asks for is known: one press sends it. */
export function isComplete(
  { given_name, family_name, salutation, files, terms_accepted_at: accepted }: Known,
  settings: Pick<
    JobDetailsSettings,
    'hideGender' | 'hideResume' | 'hideMotivation' | 'hideTermsAndConditions'
  >,
): boolean {
  return (
    given_name !== '' &&
    family_name !== '' &&
    (settings.hideGender !== 'show_required' || salutation !== null) &&
    (settings.hideResume !== 'show_required' || files.length > 0) &&
    settings.hideMotivation !== 'show_required' &&
    (settings.hideTermsAndConditions || accepted !== null)
  );
}
