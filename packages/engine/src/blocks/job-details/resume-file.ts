import type { Translate } from '@boardwright/ui/translate';
import type { JobDetailsKey } from './job-details.messages.ts';

/** Types a CV may have (§5), as the file field filters them. */
export const resumeTypes = ['.pdf', '.doc', '.docx', '.tex', '.latex'] as const;
/** Megabytes. */
export const resumeLimit = 10;

/** What is wrong with a chosen CV by its name and size; the API reads its content. */
export function resumeProblem(
  file: { readonly name: string; readonly size: number },
  t: Translate<JobDetailsKey>,
): string | undefined {
  const extension = /\.[^.]+$/.exec(file.name.toLowerCase())?.[0] ?? '';
  if (!resumeTypes.some((type) => type === extension)) return t('applyForm.fileType');
  return file.size > resumeLimit * 1_000_000 ? t('applyForm.fileSize', { limit: resumeLimit }) : undefined;
}
