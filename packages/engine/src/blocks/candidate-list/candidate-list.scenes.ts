import { answerCandidates } from '../../testing/preview-candidates.ts';
import type { BlockScenes, Scene } from '../../testing/preview-scenes.ts';

const people = (...args: Parameters<typeof answerCandidates>): Scene['answers'] => ({
  calls: { files: { findCandidates: answerCandidates(...args) } },
});
const placeUnknown: Scene['answers'] = {
  calls: {
    files: {
      findCandidates: async (asked) => {
        if (asked.query?.['location_name'])
          throw Object.assign(new Error('unknown'), { name: 'ApiError', code: 'placeUnknown', status: 404 });
        return answerCandidates(() => 23)(asked);
      },
    },
  },
};

export const candidateListScenes: BlockScenes = {
  all: { path: '/kandidaten', visitor: 'employer', answers: people(() => 23) },
  of: {
    filtered: {
      search: '?search=zorg&location_name=Groningen&in[segment_ids]=401,501',
      answers: people(() => 6, 'Groningen'),
    },
    notices: { search: '?location_name=Gronigne&page=9', answers: placeUnknown },
    empty: {
      search: '?search=vuurtorenwachter&location_name=Groningen&in[segment_ids]=501',
      answers: people((query) => (query?.['search'] ? 0 : 4), 'Groningen'),
    },
    'nobody-yet': { answers: people(() => 0) },
  },
};
