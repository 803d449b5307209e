import type { PublicCandidate } from '@boardwright/api-client/contract';
import { previewResumeCalls, previewCandidates } from '../../testing/preview-candidates.ts';
import type { BlockScenes, Scene } from '../../testing/preview-scenes.ts';

const [sanne] = previewCandidates(1);
if (!sanne) throw new Error('previewCandidates(1) gave nobody');

const profile = (change: Partial<PublicCandidate> = {}): Scene['answers'] => ({
  calls: {
    // An employer looks at any of them too.
    ...previewResumeCalls({ credits: 14 }),
    files: { findCandidates: async () => ({ data: [{ ...sanne, ...change }], meta: { total: 1 } }) },
  },
});

export const candidateDetailsScenes: BlockScenes = {
  all: {
    path: '/kandidaat/00000000-0000-4000-9000-000000000000',
    search: '?search=zorg&page=2',
    answers: profile(),
  },
  of: {
    'for-employers': { visitor: 'employer', answers: { calls: previewResumeCalls({ credits: 14 }) } },
    'in-contact': {
      visitor: 'employer',
      answers: { calls: previewResumeCalls({ status: 'accepted', credits: 14 }) },
    },
    'too-few-credits': { visitor: 'employer', answers: { calls: previewResumeCalls({ credits: 0 }) } },
    'for-candidates': { visitor: 'candidate' },
    bare: {
      answers: profile({
        position: null,
        city: null,
        short_description: null,
        info: null,
        salary_min: null,
        travel_distance: null,
        segment_ids: [],
        history: [],
      }),
    },
    'long-text': {
      answers: profile({
        position: 'Arbeidsmarktcommunicatiemedewerker en verpleegkundig specialist ouderengeneeskunde',
        info: '<p>Caută împreună cu echipa cele mai bune soluții pentru fiecare vârstnic din regiune.</p>'.repeat(
          6,
        ),
        history: Array.from({ length: 9 }, (_, at) => ({
          type: at % 3 === 0 ? ('education' as const) : ('employer' as const),
          name: `Verpleegkundigspecialist ouderengeneeskunde ${at + 1}`,
          institution: 'Universitair Medisch Expertisecentrum Ouderengeneeskunde',
          place: 'Alphen aan den Rijn',
          description: 'Zorgplannen, consulten en begeleiding van leerlingen. '.repeat(4),
          from: `${2000 + at * 2}-09-01`,
          till: at === 8 ? null : `${2002 + at * 2}-07-01`,
        })),
      }),
    },
  },
};
