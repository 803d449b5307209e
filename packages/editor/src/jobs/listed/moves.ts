import type { AdminMove, ListedJob } from '@boardwright/api-client/contract';

/** What may be done with a job as it stands; the server has the last word. */
export function movesOf({ status, withheld }: Pick<ListedJob, 'status' | 'withheld'>): readonly AdminMove[] {
  const own: Readonly<Partial<Record<ListedJob['status'], readonly AdminMove[]>>> = {
    draft: ['publish'],
    active: ['pause', 'end'],
    paused: ['activate', 'end'],
  };
  return [...(own[status] ?? []), withheld ? 'restore' : 'withhold'];
}

/** Which verbs fit what is picked, in the order in which they are offered. */
export function movesOfAll(jobs: readonly ListedJob[]): readonly AdminMove[] {
  const fitting = new Set(jobs.flatMap(movesOf));
  const order: readonly AdminMove[] = ['publish', 'activate', 'pause', 'end', 'withhold', 'restore'];
  return order.filter((move) => fitting.has(move));
}

/** What takes a move back; absent where nothing does. */
export const undoneBy: Readonly<Partial<Record<AdminMove, AdminMove>>> = {
  activate: 'pause',
  pause: 'activate',
  end: 'reopen',
  withhold: 'restore',
};

/** Moves about which companies may be mailed. */
export const mailedMoves: ReadonlySet<AdminMove> = new Set(['pause', 'end', 'reopen', 'withhold', 'restore']);
