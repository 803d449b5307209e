import type { Hours } from '../../../page/job-texts/hours.ts';
import type { Salary } from '../../../page/job-texts/salary.ts';

/** What a card draws of a job (specification §3). The contract's Job fits it. */
export interface JobCardJob extends Salary, Hours {
  readonly uuid: string;
  readonly slug: string;
  readonly title: string;
  readonly organisation_name?: string | null | undefined;
  /** Empty where the employer is not shown, or needs no way to its page. */
  readonly organisation_slug?: string | null | undefined;
  readonly logo?: string | null | undefined;
  readonly show_logo?: boolean | null | undefined;
  readonly location_name?: string | null | undefined;
  /** Kilometres from the place searched for. */
  readonly distance?: number | null | undefined;
  readonly remote?: boolean | null | undefined;
  readonly location_type?: string | null | undefined;
  /** Publish date, ISO 8601. */
  readonly from?: string | null | undefined;
  readonly till?: string | null | undefined;
  readonly premium?: boolean | null | undefined;
  readonly tags?: readonly string[] | undefined;
  /** Nobody offers it: the editor shows what a job looks like. */
  readonly isSample?: boolean | undefined;
}
