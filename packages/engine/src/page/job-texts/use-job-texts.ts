import type { MessageKey, Translate } from '@boardwright/messages';
import { useT } from '@boardwright/ui/use-t';
import type { jobTextMessages } from './job-texts.messages.ts';

export type JobTexts = Translate<MessageKey<typeof jobTextMessages>>;

/** Translates what is written of jobs wherever they show. */
export function useJobTexts(): JobTexts {
  return useT('jobs');
}
