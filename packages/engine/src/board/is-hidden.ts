/** True when the visitor must log in to see whose job it is (site setting 'anonymize jobs', §4). */
export function isHidden(board: { readonly anonymizeJobs: boolean; readonly visitor: string }): boolean {
  return board.anonymizeJobs && board.visitor === 'guest';
}
