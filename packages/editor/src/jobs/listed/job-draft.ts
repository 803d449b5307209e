import type { EmployerJob } from '@boardwright/api-client/contract';
import type { JobChange } from './jobs-api.ts';

/** The texts of a job: one of its own, or the four parts of the board's layout. */
export type TextPart = 'own' | keyof EmployerJob['text_platform'];

/** What an admin edits of a job, as it is typed. */
export interface JobDraft {
  readonly title: string;
  readonly description: string;
  /** HTML. */
  readonly texts: Readonly<Record<TextPart, string>>;
  readonly place: string;
  /** A day as '2026-11-20'; empty: without an end. */
  readonly till: string;
  readonly applyType: EmployerJob['apply_type'];
  readonly applyEmail: string;
  readonly applyUrl: string;
  readonly reference: string;
}

/** Which texts a job has. */
export const textParts = ({ text_type: type }: Pick<EmployerJob, 'text_type'>): readonly TextPart[] =>
  type === 'own' ? ['own'] : ['job', 'function', 'company', 'offer'];

/** A job as it is edited. */
export function draftOf(form: EmployerJob): JobDraft {
  const { job, function: work, company, offer } = form.text_platform;
  return {
    title: form.title,
    description: form.description,
    texts: {
      own: form.text_own ?? '',
      job: job ?? '',
      function: work ?? '',
      company: company ?? '',
      offer: offer ?? '',
    },
    place: form.location_name ?? '',
    till: form.till?.slice(0, 10) ?? '',
    applyType: form.apply_type,
    applyEmail: form.apply_email ?? '',
    applyUrl: form.apply_url ?? '',
    reference: form.reference_code ?? '',
  };
}

/** What is sent: only what is another than it was, so that nothing that nobody touched is judged or overwritten. */
export function changeOf(first: JobDraft, draft: JobDraft, revision: number): JobChange {
  const is = (name: keyof JobDraft) => first[name] !== draft[name];
  const changed = (Object.keys(draft.texts) as TextPart[]).filter(
    (part) => first.texts[part] !== draft.texts[part],
  );
  const platform = changed.filter((part) => part !== 'own');
  return {
    revision,
    ...(is('title') && { title: draft.title }),
    ...(is('description') && { description: draft.description }),
    ...(changed.includes('own') && { text_own: draft.texts.own }),
    ...(platform.length > 0 && {
      text_platform: Object.fromEntries(platform.map((part) => [part, draft.texts[part]])),
    }),
    ...(is('place') && { location_name: draft.place || null }),
    ...(is('till') && { till: draft.till || null }),
    ...(is('applyType') && { apply_type: draft.applyType }),
    ...(is('applyEmail') && { apply_email: draft.applyEmail || null }),
    ...(is('applyUrl') && { apply_url: draft.applyUrl || null }),
    ...(is('reference') && { reference_code: draft.reference || null }),
  };
}
