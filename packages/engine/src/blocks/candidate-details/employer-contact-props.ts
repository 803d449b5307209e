import type { ActionResult } from '../../board/define-block.ts';
import type { CandidateDetailsPart } from './candidate-details-data.ts';
import type { EmployerView } from './employer-contact-data.ts';

export interface EmployerContactProps extends CandidateDetailsPart {
  /** Number of the block. */
  readonly id: number;
  readonly employer: EmployerView;
  readonly initial: ActionResult | undefined;
}
