import type { searchJob, SettingsOf } from '@boardwright/blocks-schema';
import type { BlockAction } from '../../board/define-block.ts';
import { typedLetters } from '../../search/place-look-up.ts';
import type { KeywordOption } from './keyword-option.ts';

type LookUp = BlockAction<SettingsOf<typeof searchJob>>;

/** Completes a keyword. The API's failure is an empty list (specification §8), so typing goes on. */
export const suggest: LookUp = {
  method: 'GET',
  async run(input, { api, board, signal }) {
    const { data } = await api.jobs.suggestSearches({
      params: { boardId: board.boardId },
      query: { search: typedLetters(input, 'search', 100) },
      signal,
    });
    const options: KeywordOption[] = data.map(({ keyword, query }) => ({
      label: keyword,
      segments: query?.segments ?? [],
    }));
    return { ok: true, data: options };
  },
};
