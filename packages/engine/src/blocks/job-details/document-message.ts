import { uploads } from '@boardwright/api-client/contract';
import type { PathOf } from '@boardwright/messages';
import type { Translate } from '@boardwright/ui/translate';
import type { DocumentKey } from '../../page/forms/document.messages.ts';
import type { JobDetailsKey } from './job-details.messages.ts';

const messages = {
  hint: 'cvHint',
  type: 'fileType',
  size: 'fileSize',
  failed: 'uploadError',
} as const satisfies Record<PathOf<DocumentKey>, string>;

/** What the apply form says of a CV, for every form of the page that takes one. */
export function documentMessage(t: Translate<JobDetailsKey>): Translate<DocumentKey> {
  const values = { limit: uploads.document.megabytes };
  return (...[key]) => t(`applyForm.${messages[key]}`, values);
}
