import type { Translate } from '@boardwright/ui/translate';
import type { CandidateView } from './candidate-details-data.ts';
import type { CandidateDetailsKey } from './candidate-details.messages.ts';

/** 'Verpleegkundige in Winsum': what somebody does and where; a first name where that is all there is. */
export function candidateTitle(
  { position, city, given_name }: CandidateView,
  t: Translate<CandidateDetailsKey>,
): string {
  const title = position || given_name;
  return city ? t('titleIn', { title, city }) : title;
}
