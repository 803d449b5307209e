import { respondWithCandidates, respondWithResumes } from '../../testing/preview-candidates.ts';
import type { BlockScenes, Scene } from '../../testing/preview-scenes.ts';

const people = (...args: Parameters<typeof respondWithCandidates>): Scene['answers'] => ({
  // An employer looks at any of them too.
  calls: {
    files: { findCandidates: respondWithCandidates(...args) },
    candidates: { findResumes: respondWithResumes(23) },
  },
});

/** The same people as an employer finds them, one for each way they may stand. */
const found: Scene['answers'] = { calls: { candidates: { findResumes: respondWithResumes(23) } } };
const placeUnknown: Scene['answers'] = {
  calls: {
    candidates: { findResumes: respondWithResumes(23) },
    files: {
      findCandidates: async (asked) => {
        if (asked.query?.['location_name'])
          throw Object.assign(new Error('unknown'), { name: 'ApiError', code: 'placeUnknown', status: 404 });
        return respondWithCandidates(() => 23)(asked);
      },
    },
  },
};

export const candidateListScenes: BlockScenes = {
  all: { path: '/kandidaten', answers: people(() => 23) },
  of: {
    'for-employers': {
      visitor: 'employer',
      search: '?search=zorg&location_name=Groningen',
      answers: found,
    },
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
