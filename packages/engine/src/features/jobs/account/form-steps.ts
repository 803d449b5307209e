import type { QualityCheck } from '../job-quality/judge-job.ts';

/** The form in steps, in their order: one page without scripts, one at a time with them. */
export const formSteps = ['what', 'text', 'where', 'terms', 'apply', 'publish'] as const;
export type FormStep = (typeof formSteps)[number];

/** Where each field stands; what is not named here stands in the first step. */
const fieldsIn: Readonly<Partial<Record<FormStep, readonly string[]>>> = {
  text: ['text_type', 'text_own', 'job', 'function', 'company', 'offer'],
  where: ['location_type', 'location_name', 'country_code', 'remote'],
  terms: ['salary_min', 'salary_max', 'salary_type', 'hours_min', 'hours_max'],
  apply: [
    'apply_type',
    'apply_email',
    'apply_url',
    'recruiter_name',
    'recruiter_email',
    'recruiter_phone',
    'website',
  ],
  publish: ['from', 'till', 'product_id', 'pixel_url'],
};

export function stepOfField(field: string): FormStep {
  return formSteps.find((step) => fieldsIn[step]?.includes(field)) ?? 'what';
}

const checksIn: Readonly<Partial<Record<FormStep, readonly QualityCheck[]>>> = {
  text: ['text', 'textShort', 'textLong', 'bias'],
  where: ['place'],
  terms: ['pay', 'payUnit', 'hours'],
  apply: ['apply', 'contact'],
  publish: ['till'],
};

export function stepOfCheck(check: QualityCheck): FormStep {
  return formSteps.find((step) => checksIn[step]?.includes(check)) ?? 'what';
}

/** The first step with a field that is wrong. */
export function firstWrongStep(fields: readonly string[]): FormStep | undefined {
  const steps = new Set(fields.map(stepOfField));
  return formSteps.find((step) => steps.has(step));
}

/** Unique on the page; an anchor without scripts. */
export function stepId(step: FormStep): string {
  return `job-step-${step}`;
}
