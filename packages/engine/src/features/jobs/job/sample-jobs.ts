import type { JobSummary } from '@boardwright/api-client/contract';
import type { BlockContext } from '../../../board/define-block.ts';

/**
 * What a list of jobs draws on the editor's canvas when the board has none: one that is marked as a sample. Everywhere
 * else an empty list is an empty list.
 * @param total how many jobs the board has
 */
export async function sampleJobs(
  { board }: Pick<BlockContext, 'board'>,
  total: number,
): Promise<readonly JobSummary[]> {
  if (total > 0 || board.layout !== 'editor') return [];
  // No visitor downloads what only the editor shows.
  const { sampleJob } = await import('./sample-job.ts');
  return [sampleJob(board)];
}
