import { isWebAddress } from '../../platform/forms/web-address.ts';
import { jobHours, jobLengths } from '@boardwright/api-client/contract';
import { plainTextOfClean } from '../../platform/http/sanitise.ts';
import { isEmail } from '../../platform/forms/email-address.ts';
import type { FormRules, JobColumns } from './job-columns.ts';
import type { JobFormMessage } from './job-form.messages.ts';

export type FieldProblem = readonly [isWrong: boolean, field: string, word: JobFormMessage];

const isHours = (hours: number | null) => hours === null || (jobHours as readonly number[]).includes(hours);

/**
 * What is wrong with a job as a form left it. What an employer did not touch is not judged: a job that a feed brought may
 * keep its 38 hours.
 */
export function jobProblems(job: JobColumns, stored: JobColumns, rules: FormRules): FieldProblem[] {
  const { textPlatform } = job;
  const isNew = (name: keyof JobColumns) => job[name] !== stored[name];
  const isLong = (html: string | null | undefined) => plainTextOfClean(html ?? '').length > jobLengths.text;
  const wrongMail = (name: 'applyEmail' | 'recruiterEmail') =>
    isNew(name) && job[name] !== null && !isEmail(job[name]);
  const wrongUrl = (name: 'applyUrl' | 'website' | 'pixelUrl') =>
    isNew(name) && job[name] !== null && !isWebAddress(job[name]);
  const wrongHours = (name: 'hoursMin' | 'hoursMax') => isNew(name) && !isHours(job[name]);
  const ownSegments = new Set(stored.segmentIds);
  return [
    [job.title === '', 'title', 'required'],
    [isNew('title') && job.title.length > jobLengths.title, 'title', 'titleLong'],
    [[...job.description].length > jobLengths.description, 'description', 'introLong'],
    [!rules.organisationIds.includes(job.organisationId), 'organisation_id', 'organisationUnknown'],
    [isLong(job.textOwn), 'text_own', 'textLong'],
    ...(['job', 'function', 'company', 'offer'] as const).map((part): FieldProblem => [
      isLong(textPlatform?.[part]),
      `text_platform.${part}`,
      'textLong',
    ]),
    [wrongMail('applyEmail'), 'apply_email', 'emailInvalid'],
    [wrongMail('recruiterEmail'), 'recruiter_email', 'emailInvalid'],
    [wrongUrl('applyUrl'), 'apply_url', 'urlInvalid'],
    [wrongUrl('website'), 'website', 'urlInvalid'],
    [wrongUrl('pixelUrl'), 'pixel_url', 'urlInvalid'],
    [(job.salaryMin ?? 0) > (job.salaryMax ?? Infinity), 'salary_max', 'salaryOrder'],
    [wrongHours('hoursMin'), 'hours_min', 'hoursChoice'],
    [wrongHours('hoursMax'), 'hours_max', 'hoursChoice'],
    [(job.hoursMin ?? 0) > (job.hoursMax ?? Infinity), 'hours_max', 'hoursOrder'],
    [
      job.segmentIds.some((id) => !ownSegments.has(id) && !rules.isOffered(id)),
      'segment_ids',
      'segmentUnknown',
    ],
    [job.till !== null && job.till <= job.from, 'till', 'tillBeforeFrom'],
  ];
}
