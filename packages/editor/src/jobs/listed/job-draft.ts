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
  /** Amounts as they are typed. */
  readonly salaryMin: string;
  readonly salaryMax: string;
  readonly salaryType: EmployerJob['salary_type'];
  /** Hours a week; empty: not said. */
  readonly hoursMin: string;
  readonly hoursMax: string;
  readonly isRemote: boolean;
  /** Numbers of its categories, ascending. */
  readonly categories: readonly number[];
  /** Whom candidates may ask. */
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
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
    salaryMin: form.salary_min === null ? '' : String(form.salary_min),
    salaryMax: form.salary_max === null ? '' : String(form.salary_max),
    salaryType: form.salary_type,
    hoursMin: form.hours_min === null ? '' : String(form.hours_min),
    hoursMax: form.hours_max === null ? '' : String(form.hours_max),
    isRemote: form.remote,
    categories: [...form.segment_ids].sort((one, other) => one - other),
    contactName: form.recruiter_name ?? '',
    contactEmail: form.recruiter_email ?? '',
    contactPhone: form.recruiter_phone ?? '',
  };
}

/** A job of which nothing is said yet. */
export const blankDraft: JobDraft = {
  title: '',
  description: '',
  texts: { own: '', job: '', function: '', company: '', offer: '' },
  place: '',
  till: '',
  applyType: 'email',
  applyEmail: '',
  applyUrl: '',
  reference: '',
  salaryMin: '',
  salaryMax: '',
  salaryType: 'month',
  hoursMin: '',
  hoursMax: '',
  isRemote: false,
  categories: [],
  contactName: '',
  contactEmail: '',
  contactPhone: '',
};

/** What another company's copy of a job begins with: not who answers applications there, nor its own dates and marks. */
export const copyOf = (form: EmployerJob): JobDraft => ({
  ...draftOf(form),
  till: '',
  applyType: 'email',
  applyEmail: '',
  applyUrl: '',
  reference: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
});

/** An amount as it was typed, '2500' or '14,50'; null where nothing was, NaN where it is none. */
function amountOf(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed.trim().replace(',', '.'));
}

/** Which amounts were typed as none: they are not sent. */
export const wrongAmounts = (draft: JobDraft): readonly ('salaryMin' | 'salaryMax')[] =>
  (['salaryMin', 'salaryMax'] as const).filter((name) => Number.isNaN(amountOf(draft[name])));

const hoursOf = (chosen: string): number | null => (chosen === '' ? null : Number(chosen));

/** What is sent: only what is another than it was, so that nothing that nobody touched is judged or overwritten. */
export function changeOf(first: JobDraft, draft: JobDraft): Omit<JobChange, 'revision'> {
  const is = (name: keyof JobDraft) => first[name] !== draft[name];
  const changed = (Object.keys(draft.texts) as TextPart[]).filter(
    (part) => first.texts[part] !== draft.texts[part],
  );
  const platform = changed.filter((part) => part !== 'own');
  return {
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
    ...(is('salaryMin') && { salary_min: amountOf(draft.salaryMin) }),
    ...(is('salaryMax') && { salary_max: amountOf(draft.salaryMax) }),
    ...(is('salaryType') && { salary_type: draft.salaryType }),
    ...(is('hoursMin') && { hours_min: hoursOf(draft.hoursMin) }),
    ...(is('hoursMax') && { hours_max: hoursOf(draft.hoursMax) }),
    ...(is('isRemote') && { remote: draft.isRemote }),
    ...(first.categories.join() !== draft.categories.join() && { segment_ids: [...draft.categories] }),
    ...(is('contactName') && { recruiter_name: draft.contactName || null }),
    ...(is('contactEmail') && { recruiter_email: draft.contactEmail || null }),
    ...(is('contactPhone') && { recruiter_phone: draft.contactPhone || null }),
  };
}
