import type { BlockOutcome } from '../../board/define-block.ts';
import type { Translate } from '@boardwright/ui/translate';
import type { JobListData, JobListSettings } from './job-list-data.ts';
import type { JobListKey } from './job-list.messages.ts';

/** What every part of the list is given. */
export interface ListPart {
  /** The block's number: forms carry it. */
  readonly id: number;
  readonly outcome?: BlockOutcome | undefined;
  readonly data: JobListData;
  readonly settings: JobListSettings;
  readonly t: Translate<JobListKey>;
}

/** The one form that facets and sort belong to, and the sheet it lies in on a phone. */
export const formId = 'job-filters-form';
export const sheetId = 'job-filters';
