import type { Dictionary } from '../../platform/search/dictionary.ts';
import type { JobIndex } from '../../platform/search/job-index.ts';

/** No organisation has it: the words are looked at, and nothing is counted or sorted. */
const nobody = -1;

/** What a board's search takes words for when nothing on the whole board has them; each asked once. */
export function correctionBy(
  index: Pick<JobIndex, 'query'>,
  now: number,
): (boardId: number, search: string, dictionary: Dictionary) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (boardId, search, dictionary) => {
    const key = `${boardId} ${dictionary.id} ${search}`;
    if (!known.has(key)) {
      const only = { organisation_id: nobody, sort: 'from', page: 1, limit: 1 } as const;
      known.set(key, index.query({ board_id: boardId, now, search, dictionary, ...only }).corrected);
    }
    return known.get(key);
  };
}
