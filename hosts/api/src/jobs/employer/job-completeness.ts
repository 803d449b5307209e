import { type CompletedJobField, completedJobFields } from '@boardwright/api-client/contract';
import type { Problem } from '../../platform/forms/problems.ts';
import type { Tenant } from '../../platform/http/tenants.ts';
import type { jobs } from '../../platform/database/schema.ts';
import { jobFormMessage } from './job-form.messages.ts';

type CompletedColumns = Pick<
  typeof jobs.$inferSelect,
  | 'title'
  | 'description'
  | 'textType'
  | 'textOwn'
  | 'textPlatform'
  | 'locationType'
  | 'locationName'
  | 'applyType'
  | 'applyEmail'
  | 'applyUrl'
  | 'salaryMin'
  | 'salaryMax'
>;

/** Whether a site publishes no job without its pay (site setting `pay_disclosure`). */
export function needsPay(settings: Tenant['site']['settings']): boolean {
  return settings.pay_disclosure === 'require';
}

/**
 * Fields that must be filled before a job is published (§4 'fields must be completed'), by their names on the wire: what
 * it is, where, and how to apply.
 * @param withPay also what it pays, see {@link needsPay}
 */
export function missingFields(job: CompletedColumns, withPay = false): readonly CompletedJobField[] {
  const isMissing: Readonly<Record<CompletedJobField, boolean>> = {
    title: job.title === '',
    description: job.description === '',
    text_own: job.textType === 'own' && !job.textOwn,
    'text_platform.job': job.textType === 'platform' && !job.textPlatform?.job,
    location_name: job.locationType === 'fixed' && !job.locationName,
    apply_email: job.applyType === 'email' && !job.applyEmail,
    salary_min: withPay && job.salaryMin === null && job.salaryMax === null,
    apply_url: job.applyType === 'url' && !job.applyUrl,
  };
  return completedJobFields.filter((field) => isMissing[field]);
}

/** The same as a form says it: each missing field with its sentence. */
export function missingProblems(
  job: CompletedColumns,
  locale: Parameters<typeof jobFormMessage>[0],
  withPay = false,
): readonly Problem[] {
  return missingFields(job, withPay).map((field) => [
    field,
    jobFormMessage(locale, field === 'salary_min' ? 'payRequired' : 'required'),
  ]);
}
