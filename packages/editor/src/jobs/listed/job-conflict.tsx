import { useCallback } from 'react';
import { useTypedDay } from '../../lists/use-day.ts';
import { useFound } from '../../lists/use-found.ts';
import type { Conflict } from '../../written/use-save-written.ts';
import { WrittenConflict } from '../../written/written-conflict.tsx';
import { useJobsMessages } from '../use-jobs-messages.ts';
import type { JobDraft } from './job-draft.ts';
import { type JobField, jobShape, textOf } from './job-shape.ts';
import { wordsOfHtml } from '../../written/words-of-html.ts';
import { useJobsApi } from './jobs-api.ts';
import type { WrittenRow } from '../../written/use-written-draft.ts';

interface JobConflictProps<Row> {
  readonly conflict: Conflict<Row, JobDraft, JobField>;
  readonly onChoose: (draft: JobDraft) => void;
  readonly onClose: () => void;
}

/** What an admin and somebody else both changed of a job, to be chosen from. */
export function JobConflict<Row extends WrittenRow>(props: JobConflictProps<Row>) {
  const t = useJobsMessages();
  const api = useJobsApi();
  const day = useTypedDay();
  const { found } = useFound(useCallback(() => api.categories(), [api]));
  const names = {
    title: t('job.title'),
    description: t('screen.intro'),
    'text.own': t('screen.text.own'),
    'text.job': t('screen.text.job'),
    'text.function': t('screen.text.function'),
    'text.company': t('screen.text.company'),
    'text.offer': t('screen.text.offer'),
    place: t('job.place'),
    till: t('job.ends'),
    applyType: t('screen.applyBy'),
    applyEmail: t('screen.by.email'),
    applyUrl: t('screen.by.url'),
    reference: t('screen.reference'),
    salaryMin: t('deal.pay.from'),
    salaryMax: t('deal.pay.to'),
    salaryType: t('deal.pay.per'),
    hoursMin: t('written.hoursFrom'),
    hoursMax: t('written.hoursTo'),
    isRemote: t('written.remote'),
    categories: t('written.categories'),
    contactName: t('written.contactName'),
    contactEmail: t('written.contactEmail'),
    contactPhone: t('written.contactPhone'),
  } as const satisfies Record<JobField, string>;
  function valueOf(field: JobField, draft: JobDraft): string {
    const part = textOf(field);
    if (part !== undefined) return wordsOfHtml(draft.texts[part]);
    if (field === 'till') return day(draft.till);
    if (field === 'applyType') return t(`screen.by.${draft.applyType}`);
    if (field === 'salaryType') return t(`deal.pay.types.${draft.salaryType}`);
    if (field === 'isRemote') return draft.isRemote ? t('written.remote') : '';
    if (field === 'categories')
      return (found ?? [])
        .flatMap(({ categories }) => categories)
        .filter(({ id }) => draft.categories.includes(id))
        .map(({ name }) => name)
        .join(', ');
    return String(draft[field as Exclude<JobField, `text.${string}`>]);
  }
  return <WrittenConflict {...props} shape={jobShape} nameOf={(field) => names[field]} valueOf={valueOf} />;
}
