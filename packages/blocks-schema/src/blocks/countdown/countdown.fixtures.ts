import { defineFixtures } from '../../define-fixtures.ts';
import { countdown } from './countdown.schema.ts';

const head = { heading: 'Open dag op de Eemshaven', subheading: 'Kijk binnen bij twaalf werkgevers.' };
const buttonLink = { name: 'Meld je aan', linkType: 'APP_LINK', pageId: 'p-register' } as const;
const moment = '2026-12-12T08:00:00.000Z';

export const countdownFixtures = defineFixtures(countdown, {
  default: { title: 'As it comes, on the canvas', settings: {} },
  plain: { title: 'Weeks before', settings: { ...head, moment, buttonLink } },
  panel: {
    title: 'Hours before, in a coloured panel',
    settings: { ...head, moment: '2026-11-21T00:30:00.000Z', buttonLink, layout: 'panel' },
  },
  over: { title: 'Once it is over', settings: { ...head, moment: '2026-11-01T08:00:00.000Z', buttonLink } },
  'long-text': {
    title: 'Years before, with long words',
    settings: {
      heading: 'Arbeidsmarktcommunicatiemedewerkersbijeenkomst in Klazienaveen',
      moment: '2031-01-01T00:00:00.000Z',
      buttonLink: { ...buttonLink, name: 'Înscrie-te la întâlnirea angajatorilor' },
      layout: 'panel',
    },
  },
});
