import type { Period } from './cv-dates.ts';

/** A job or a study as a CV tells it. */
export interface CvEntry extends Period {
  readonly type: 'employer' | 'education';
  readonly name: string;
  readonly institution: string | null;
  readonly place: string | null;
  readonly description: string | null;
  /** Certain enough to be ticked for who reads it. */
  readonly sure: boolean;
}
