import type { AdminMove, JobPick, ListedJob } from '@boardwright/api-client/contract';

/** How a job of the list stands, as picking it needs that. */
export function pickOf({ uuid, status, withheld, review }: ListedJob): JobPick {
  return { uuid, status, withheld: withheld !== null, review: review?.kind ?? null };
}

/** What may be done with a job as it stands; the server has the last word. */
export function movesOf({ status, withheld, review }: Omit<JobPick, 'uuid'>): readonly AdminMove[] {
  const own: Readonly<Partial<Record<ListedJob['status'], readonly AdminMove[]>>> = {
    draft: review ? ['publish', 'send_back'] : ['publish'],
    active: ['pause', 'end'],
    paused: ['activate', 'end'],
  };
  const looked: readonly AdminMove[] = review === 'changed' ? ['confirm'] : [];
  return [...looked, ...(own[status] ?? []), withheld ? 'restore' : 'withhold'];
}

/** Which verbs fit what is picked, in the order in which they are offered. */
export function movesOfAll(jobs: readonly Omit<JobPick, 'uuid'>[]): readonly AdminMove[] {
  const fitting = new Set(jobs.flatMap(movesOf));
  const order: readonly AdminMove[] = [
    'publish',
    'send_back',
    'confirm',
    'activate',
    'pause',
    'end',
    'withhold',
    'restore',
  ];
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
export const mailedMoves: ReadonlySet<AdminMove> = new Set([
  'publish',
  'send_back',
  'pause',
  'end',
  'reopen',
  'withhold',
  'restore',
]);
