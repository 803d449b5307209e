import { numberText } from '@boardwright/ui/count';
import { distanceText } from '@boardwright/ui/distance';
import type { Translate } from '@boardwright/ui/translate';
import type { Board } from '../../board/board-context.ts';
import { salaryLabel } from '../../search/salary-label.ts';
import type { JobListData } from './job-list-data.ts';
import type { JobListKey } from './job-list.messages.ts';

type TextBoard = Pick<Board, 'locale' | 'currency' | 'imperial'>;

/** Kilometres when a place is given without a distance (§9 'search range default'). */
const defaultDistance = 25;

/** ' voor “verpleegkundige” rond Groningen': what was looked for, after a noun. */
export function searchedText(
  data: Pick<JobListData, 'corrected' | 'resolved' | 'place' | 'isRegion'>,
  t: Translate<JobListKey>,
): string {
  const search = data.corrected ?? data.resolved.search;
  const { place } = data;
  return [
    search && t('searched.search', { search }),
    place && t(data.isRegion ? 'searched.region' : 'searched.place', { place }),
  ]
    .filter(Boolean)
    .map((text) => ` ${text}`)
    .join('');
}

/** '123 vacatures rond Groningen', the list's h1 and the page's title. */
export function listTitle(data: JobListData, t: Translate<JobListKey>, locale: string): string {
  if (data.total === 0) return t('none');
  return t('found', { count: data.total, number: numberText(data.total, locale) }) + searchedText(data, t);
}

/** '25 km': how far around the place was searched. */
export function searchedDistance({ applied }: Pick<JobListData, 'applied'>, board: TextBoard): string {
  return distanceText(applied.distance ?? defaultDistance, board.locale, board.imperial);
}

/** 'Groningen, 25 km'. */
export function placeNames(
  data: Pick<JobListData, 'applied' | 'place' | 'isRegion'>,
  board: TextBoard,
): string {
  if (data.isRegion) return data.place ?? '';
  return [data.place, searchedDistance(data, board)].filter(Boolean).join(', ');
}

/** What narrows the list beside keyword and place, in a few words: 'Vast, 24–32 uur, vanaf € 3.000'. */
export function filterNames(data: JobListData, t: Translate<JobListKey>, board: TextBoard): string {
  const salary = salaryLabel(data.own, t, board);
  const meant = data.understood.filter(({ kind }) => kind !== 'place').map(({ word }) => word);
  const names = [...data.chosen.map(({ name }) => name), ...meant, data.organisation].filter(Boolean);
  // 'Vanaf' begins a chip; inside a sentence it goes on.
  const inner =
    salary && names.length > 0 ? salary.charAt(0).toLocaleLowerCase(board.locale) + salary.slice(1) : salary;
  return [...names, inner].filter(Boolean).join(', ');
}
