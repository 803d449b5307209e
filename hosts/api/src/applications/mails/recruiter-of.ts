import type { jobs } from '../../platform/database/schema.ts';

/** Who is mailed of applications for a job: whom the job names, else its organisation, else the board; null: nobody can be reached. */
export function recruiterOf(
  { applyEmail, recruiterEmail }: Pick<typeof jobs.$inferSelect, 'applyEmail' | 'recruiterEmail'>,
  { organisation, board }: { readonly organisation: string | null; readonly board: string | null },
): string | null {
  return applyEmail ?? recruiterEmail ?? organisation ?? board;
}
