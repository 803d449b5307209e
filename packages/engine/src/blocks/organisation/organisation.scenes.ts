import { organisationCalls } from '../../testing/preview-organisations.ts';
import type { BlockScenes } from '../../testing/preview-scenes.ts';

const longName = 'Gezondheidszorgvoorzieningencoöperatie Noordoost-Groningen en Omstreken';

export const organisationScenes: BlockScenes = {
  all: { path: '/company/zorggroep-lauwers', answers: { calls: organisationCalls() } },
  of: {
    bare: {
      answers: {
        calls: organisationCalls({
          jobs: 0,
          organisation: {
            name: 'Polderdata',
            slogan: null,
            company_size: null,
            company_type: null,
            location_hq: null,
            text_about: null,
            website: null,
            socials: {},
            organisation_names: [],
            organisation_info: [],
            organisation_segments: [],
          },
        }),
      },
    },
    'long-names': {
      answers: {
        calls: organisationCalls({
          organisation: {
            name: longName,
            slogan: 'Verpleegkundigspecialistenopleidingscentrum '.repeat(4).trim(),
            company_size: '1.000 tot 5.000, waarvan een derde in Romania și Moldova',
            location_hq: 'Gasselternijveenschemond Tweede Dwarsdiep',
            organisation_names: [longName],
          },
        }),
      },
    },
    'second-page': { search: '?page=2' },
    beyond: { search: '?page=99' },
    anonymous: { board: { anonymizeJobs: true } },
    search: { path: '/company' },
  },
};
