import { HttpError } from '../http/http-error.ts';

/** What is wrong with a field, in the reader's language. */
export type Problem = readonly [field: string, sentence: string];

/** @throws HttpError `validation` with the sentences by field, when there are any */
export function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const fields: Record<string, string[]> = {};
  for (const [field, sentence] of problems) (fields[field] ??= []).push(sentence);
  throw new HttpError('validation', { fields });
}
