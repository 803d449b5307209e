import type { AlertFrequency } from '@boardwright/api-client/contract';
import { isFrequency, usualFrequency } from '../site/alert-search.ts';
import type { Board } from '../../../board/board-context.ts';
import type { JobSearch } from '../../../search/job-search.ts';
import { hiddenSearchFields, parseSearchAddress } from '../../../search/search-address.ts';
import { tabAddress } from '../../../page/account/account-panel.ts';

export const alertsTab = 'job-alerts';

/** What was just done: said once. */
export const alertNotices = ['created', 'changed', 'paused', 'resumed', 'removed', 'restored'] as const;
export type AlertNotice = (typeof alertNotices)[number];

/** An alert as an address carries it: one that is being made, one that is tried, one that was just removed. */
export interface AlertDraft {
  readonly search: JobSearch;
  readonly frequency: AlertFrequency;
  readonly active: boolean;
}

/** What the address asks for: the list, the form of one, or of a new one. */
export interface AlertsAddress {
  readonly page: number;
  readonly alert: number | 'new' | undefined;
  readonly notice: AlertNotice | undefined;
  /** Absent where the address names no search. */
  readonly draft: AlertDraft | undefined;
}

const wholeNumber = (text: string | null): number | undefined => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number <= 2_147_483_647 ? number : undefined;
};

/** Reads an address that anybody may have typed. */
export function readAlertsAddress(query: URLSearchParams): AlertsAddress {
  const alert = query.get('alert');
  const frequency = query.get('frequency') ?? '';
  const { sort: _sort, seed: _seed, limit: _limit, ...search } = parseSearchAddress(query).search;
  const draft = {
    search: { ...search, page: 1 },
    frequency: isFrequency(frequency) ? frequency : usualFrequency,
    active: query.get('active') !== '0',
  };
  return {
    page: wholeNumber(query.get('page')) ?? 1,
    alert: alert === 'new' ? 'new' : wholeNumber(alert),
    notice: alertNotices.find((outcome) => outcome === query.get('done')),
    draft: isFrequency(frequency) || alert === 'new' ? draft : undefined,
  };
}

type Place = Pick<Board, 'path'>;

/** The address of one alert's form, or of a new one. */
export function alertAddress(
  board: Place,
  alert: number | 'new',
  draft?: AlertDraft,
  more: Readonly<Record<string, string>> = {},
): string {
  return tabAddress(board, alertsTab, { alert: String(alert), ...(draft && draftQuery(draft)), ...more });
}

/** Where one comes after something was done; a removed alert goes along, so that it can be taken back. */
export function alertDone(board: Place, done: AlertNotice, draft?: AlertDraft): string {
  return tabAddress(board, alertsTab, { ...(draft && draftQuery(draft)), done });
}

/** An alert in the words of an address. */
export function draftQuery({ search, frequency, active }: AlertDraft): Record<string, string> {
  return {
    ...Object.fromEntries(hiddenSearchFields(search, ['sort', 'limit'])),
    frequency,
    ...(!active && { active: '0' }),
  };
}
