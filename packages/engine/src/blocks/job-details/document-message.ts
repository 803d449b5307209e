import type { Translate } from '../../i18n/translate.ts';

const words = { hint: 'cvHint', type: 'fileType', size: 'fileSize', failed: 'uploadError' } as const;

/** What the apply form says of a CV, for every form of the page that takes one. */
export function documentMessage(t: Translate): Translate {
  return (key, values) => t(`applyForm.${words[key as keyof typeof words]}`, values);
}
