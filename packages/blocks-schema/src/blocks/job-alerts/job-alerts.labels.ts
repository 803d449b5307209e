import { defineLabels } from '../../define-labels.ts';
import { jobAlerts } from './job-alerts.schema.ts';

export const jobAlertsLabels = defineLabels(jobAlerts, {
  en: {
    title: 'Job alerts',
    settings: {
      subtitle: 'Subtitle',
      hiddenFields: {
        label: 'Hidden fields',
        choices: { search: 'Keyword', frequency: 'How often', city: 'Place', range: 'Distance' },
      },
      termsText: 'Terms',
    },
  },
  nl: {
    title: 'Vacature-alerts',
    settings: {
      subtitle: 'Ondertitel',
      hiddenFields: {
        label: 'Verborgen velden',
        choices: { search: 'Trefwoord', frequency: 'Hoe vaak', city: 'Plaats', range: 'Afstand' },
      },
      termsText: 'Voorwaarden',
    },
  },
  ro: {
    title: 'Alerte de locuri de muncă',
    settings: {
      subtitle: 'Subtitlu',
      hiddenFields: {
        label: 'Câmpuri ascunse',
        choices: { search: 'Cuvânt-cheie', frequency: 'Frecvență', city: 'Localitate', range: 'Distanță' },
      },
      termsText: 'Termeni',
    },
  },
});
