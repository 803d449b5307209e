import type { Board } from '../../../board/board-context.ts';
import { tabAddress } from '../../../page/account/account-panel.ts';

export const applicationsTab = 'job-applications';
/** Where the panel starts. */
export const applicationsAnchor = 'account-applications';

/** What the address asks for: a page of the list, or one application. */
export interface ApplicationsAddress {
  readonly page: number;
  /** An application's uuid. */
  readonly application: string | undefined;
  /** It is asked whether it is to be withdrawn. */
  readonly withdraws: boolean;
  /** It was withdrawn just now: said once. */
  readonly isDone: boolean;
}

/** Reads an address that anybody may have typed. */
export function readApplicationsAddress(query: URLSearchParams): ApplicationsAddress {
  const page = Number(query.get('page'));
  const application = query.get('application') ?? '';
  return {
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
    application: /^[\da-f-]{1,36}$/i.test(application) ? application : undefined,
    withdraws: query.get('step') === 'withdraw',
    isDone: query.get('done') === 'withdrawn',
  };
}

type Place = Pick<Board, 'path'>;

export function applicationsListAddress(board: Place, page: number): string {
  return tabAddress(board, applicationsTab, page > 1 ? { page: String(page) } : {});
}

/** The address of one application, or of the question whether it is to be withdrawn. */
export function applicationAddress(
  board: Place,
  application: string,
  query: { readonly step?: 'withdraw'; readonly done?: 'withdrawn' } = {},
): string {
  return tabAddress(board, applicationsTab, { application, ...query });
}
