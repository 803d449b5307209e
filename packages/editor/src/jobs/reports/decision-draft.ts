import type { ReportedJobDetails, ReportOutcome } from '@boardwright/api-client/contract';
import type { Withholding } from '../listed/jobs-api.ts';
import type { ReportDecisionDraft } from './reports-api.ts';

/** What an admin decides, while they do. */
export interface DecisionDraft {
  /** Undefined until one of both was chosen. */
  readonly outcome: ReportOutcome | undefined;
  readonly withholding: Withholding;
  /** To those who reported it. */
  readonly message: string;
}

export interface DecisionProblems {
  readonly outcome?: 'outcomeNeeded';
  readonly explanation?: 'explanationNeeded';
  readonly message?: 'messageNeeded';
}

/** Where one begins: nothing is decided, and the ground is the one that was reported first. */
export function startOf({ reports }: ReportedJobDetails): DecisionDraft {
  return {
    outcome: undefined,
    withholding: { ground: reports[0]?.ground ?? 'other', explanation: '', mail: true },
    message: '',
  };
}

/** Whether a decision takes the job off that is still there. */
export const takesOff = ({ outcome }: DecisionDraft, { job }: ReportedJobDetails): boolean =>
  outcome === 'withheld' && job.withheld === null;

/** What is wrong with a decision, by field; the API judges once more. */
export function problemsOf(draft: DecisionDraft, details: ReportedJobDetails): DecisionProblems {
  const { outcome, withholding, message } = draft;
  const isRead = details.reports.some(({ email }) => email !== null);
  const isUnsaid = withholding.ground === 'other' && withholding.explanation.trim() === '';
  return {
    ...(outcome === undefined && { outcome: 'outcomeNeeded' }),
    ...(takesOff(draft, details) && isUnsaid && { explanation: 'explanationNeeded' }),
    ...(outcome === 'left' && isRead && message.trim() === '' && { message: 'messageNeeded' }),
  };
}

/** As the API takes it. */
export function bodyOf({ outcome = 'left', withholding, message }: DecisionDraft): ReportDecisionDraft {
  return { outcome, message, ...withholding };
}
