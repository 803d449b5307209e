import { defineLabels } from '../../define-labels.ts';
import { sectionHeadLabels } from '../../parts/section-head.labels.ts';
import { map } from './map.schema.ts';

export const mapLabels = defineLabels(map, {
  en: {
    title: 'Map',
    settings: {
      ...sectionHeadLabels.en,
      places: {
        label: 'Places',
        item: 'place',
        fields: {
          name: {
            label: 'Town or village',
            help: 'In the countries that visitors search in. What is written here stands in the list.',
          },
          text: 'Address or explanation',
        },
      },
      links: { label: 'Each place leads to', choices: { jobs: 'Jobs around it', none: 'Nothing' } },
      layout: { label: 'Layout', choices: { beside: 'List beside the map', below: 'List below the map' } },
    },
  },
  nl: {
    title: 'Kaart',
    settings: {
      ...sectionHeadLabels.nl,
      places: {
        label: 'Plaatsen',
        item: 'plaats',
        fields: {
          name: {
            label: 'Stad of dorp',
            help: 'In de landen waarin bezoekers zoeken. Wat hier staat, komt in de lijst.',
          },
          text: 'Adres of uitleg',
        },
      },
      links: { label: 'Elke plaats leidt naar', choices: { jobs: 'Vacatures in de buurt', none: 'Niets' } },
      layout: {
        label: 'Indeling',
        choices: { beside: 'Lijst naast de kaart', below: 'Lijst onder de kaart' },
      },
    },
  },
  ro: {
    title: 'Hartă',
    settings: {
      ...sectionHeadLabels.ro,
      places: {
        label: 'Localități',
        item: 'localitate',
        fields: {
          name: {
            label: 'Oraș sau sat',
            help: 'În țările în care caută vizitatorii. Ce scrii aici apare în listă.',
          },
          text: 'Adresă sau explicație',
        },
      },
      links: { label: 'Fiecare loc duce la', choices: { jobs: 'Joburi din apropiere', none: 'Nimic' } },
      layout: { label: 'Aspect', choices: { beside: 'Lista lângă hartă', below: 'Lista sub hartă' } },
    },
  },
});
