import { previewApplyForm } from '../../testing/preview-applications.ts';
import type { BlockScenes } from '../../testing/preview-scenes.ts';

const earlier = { uuid: 'a-1', created_at: '2026-11-12T09:12:00.000Z', withdrawn: false };
const readApplyForm = async () => ({ data: previewApplyForm({ applied: earlier }) });

export const jobDetailsScenes: BlockScenes = {
  all: { path: '/vacature/wijkverpleegkundige-niveau-6' },
  of: {
    'for-employers': { visitor: 'employer' },
    expired: { answers: { job: { status: 'expired', till: '2026-11-12T22:59:59.000Z' } } },
    'career-page': { answers: { job: { apply_type: 'url', apply_url: 'https://jobs.example/1' } } },
    applied: { search: '?applied=1' },
    reporting: { search: '?report=1' },
    reported: { search: '?report=mailed' },
    'known-candidate': { visitor: 'candidate' },
    'applied-earlier': { visitor: 'candidate', answers: { calls: { jobs: { readApplyForm } } } },
    'platform-text': {
      answers: {
        job: {
          title: 'Arbeidsmarktcommunicatiemedewerker en verpleegkundig specialist ouderengeneeskunde',
          text_type: 'platform',
          text_platform: {
            job: '<p>Werk.</p>',
            function: '<p>Jij.</p>',
            offer: '<p>Wij.</p>',
            company: null,
          },
          salary_min: null,
          salary_max: null,
          location_name: null,
          city: null,
          remote: true,
          till: null,
        },
      },
    },
  },
};
