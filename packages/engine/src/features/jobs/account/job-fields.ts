import type { FormResponse } from '../../../page/forms/form-response.ts';
import type { Translate } from '@boardwright/ui/translate';
import type { JobValues, TextName, VisibleName } from './job-values.ts';
import type { JobFormData } from './manage-jobs.load.ts';
import type { JobsPart } from './manage-jobs-props.ts';
import type { ManageJobsKey } from './manage-jobs.messages.ts';

/** The wiring of a job form's fields. */
export interface JobFields {
  /** Name, label, what stands in it and what is wrong with it. */
  readonly field: (name: VisibleName) => {
    readonly id: string;
    readonly name: TextName;
    readonly label: string;
    readonly defaultValue: string;
    readonly error: string | undefined;
  };
  /** What stands in a field: what was typed before what is stored. */
  readonly text: (name: TextName) => string;
  readonly error: (name: string) => string | undefined;
}

/** What each part of the form is given. */
export interface JobPartProps extends JobsPart<JobFormData> {
  readonly fields: JobFields;
  readonly answer: FormResponse;
}

/** Ties the fields to what the job has and to what was just typed. */
export function jobFields(values: JobValues, answer: FormResponse, t: Translate<ManageJobsKey>): JobFields {
  const text = (name: TextName) => answer.text(name) ?? values.texts[name];
  return {
    text,
    error: answer.error,
    field: (name) => ({
      id: jobFieldId(name),
      name,
      label: t(`form.fields.${name}`),
      defaultValue: text(name),
      error: answer.error(name),
    }),
  };
}

/** Unique on the page: the site's own search has fields of these names too. */
export function jobFieldId(name: string): string {
  return `job-${name.replaceAll('_', '-')}`;
}
