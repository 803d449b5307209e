import type { JobReport, ReportDecision } from '@boardwright/api-client/contract';
import type { DecisionRow, ReportRow } from './reported-jobs.queries.ts';

/** A report with who made it: for the admins of its board alone. */
export function presentReport({ id, ground, explanation, name, email, createdAt }: ReportRow): JobReport {
  return { id, ground, explanation, name, email, created_at: createdAt.toISOString() };
}

/** A decision and the reports it answered. */
export function presentDecision(
  { decision, job, by }: DecisionRow,
  reports: readonly ReportRow[],
): ReportDecision {
  const { id, outcome, ground, explanation, message, decidedAt } = decision;
  const answered = reports.filter(({ decisionId }) => decisionId === id).map(presentReport);
  return {
    id,
    outcome,
    ground,
    explanation,
    message,
    at: decidedAt.toISOString(),
    by,
    job,
    reports: answered,
  };
}
