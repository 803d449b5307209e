import { type Board, useBoard } from '../../../board/board-context.ts';
import { isHidden } from '../../../board/is-hidden.ts';
import type { JobView } from './job-view.ts';

/** Whether this visitor lets others count them: all cookies, or a kind that is for marketing. */
function allowsMarketing({ state, accepted, tabs }: Board['consent']): boolean {
  if (state === 'all') return true;
  return state === 'some' && tabs.some(({ id, type }) => type === 'marketing' && accepted.includes(id));
}

/** The picture of one point by which an employer counts views itself (specification §3 'pixel_url'): only with consent. */
export function JobPixel({ job }: { readonly job: JobView }) {
  const board = useBoard();
  const { pixel_url: src } = job;
  if (!src?.startsWith('https://') || board.layout === 'editor' || board.visitorIsExample) return null;
  if (isHidden(board) || !allowsMarketing(board.consent)) return null;
  return <img src={src} alt="" width={1} height={1} referrerPolicy="no-referrer" />;
}
