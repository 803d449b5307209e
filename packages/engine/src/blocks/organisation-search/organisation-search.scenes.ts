import { organisationCalls } from '../../testing/preview-organisations.ts';
import type { BlockScenes } from '../../testing/preview-scenes.ts';

export const organisationSearchScenes: BlockScenes = {
  all: { path: '/organisaties', answers: { calls: organisationCalls() } },
  of: {
    searched: { search: '?search=groep', answers: { calls: organisationCalls({ total: () => 2 }) } },
    empty: {
      search: '?search=zeepsop',
      answers: { calls: organisationCalls({ total: ({ search }) => (search ? 0 : 38) }) },
    },
    none: { answers: { calls: organisationCalls({ total: () => 0 }) } },
    beyond: { search: '?page=99' },
  },
};
