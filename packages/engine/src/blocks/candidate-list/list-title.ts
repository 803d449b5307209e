import { numberText } from '@boardwright/ui/count';
import type { Translate } from '@boardwright/ui/translate';
import type { CandidateListData } from './candidate-list-data.ts';
import type { CandidateListKey } from './candidate-list.messages.ts';

/** '12 kandidaten voor “zorg” rond Groningen'. */
export function listTitle(data: CandidateListData, t: Translate<CandidateListKey>, locale: string): string {
  if (data.total === 0) return t('none');
  const { search } = data.own;
  return [
    t('found', { count: data.total, number: numberText(data.total, locale) }),
    search && t('searched.search', { search }),
    data.place && t('searched.place', { place: data.place }),
  ]
    .filter(Boolean)
    .join(' ');
}
