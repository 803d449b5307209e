import { defineLabels } from '../../define-labels.ts';
import { backgroundSizeLabels, imageLabels } from '../../parts/image.labels.ts';
import { searchJob } from './search-job.schema.ts';

export const searchJobLabels = defineLabels(searchJob, {
  en: {
    title: 'Search job',
    settings: {
      headline: 'Headline',
      subheadline: {
        label: 'Line under the headline',
        help: 'May hold {{jobs}} and {{organisations}}: how many the board has.',
      },
      image: { label: 'Picture', fields: imageLabels.en },
      backgroundSize: { label: 'Fit of the picture', choices: backgroundSizeLabels.en },
      height: { label: 'Height', choices: { large: 'Large', medium: 'Medium', small: 'Small' } },
      hideDistance: 'Hide the distance',
      resultsPage: {
        label: 'Page with the results',
        choices: { currentPage: 'This page', 'p-job-list': 'Job list', 'p-candidate-list': 'Candidate list' },
      },
      popularSearches: {
        label: 'Popular searches',
        item: 'search',
        fields: { name: 'Text', search: 'Keyword', location_name: 'Place' },
      },
    },
  },
  nl: {
    title: 'Vacatures zoeken',
    settings: {
      headline: 'Kop',
      subheadline: {
        label: 'Regel onder de kop',
        help: 'Je kunt {{jobs}} en {{organisations}} gebruiken: hoeveel de vacaturesite er heeft.',
      },
      image: { label: 'Afbeelding', fields: imageLabels.nl },
      backgroundSize: { label: 'Passing van de afbeelding', choices: backgroundSizeLabels.nl },
      height: { label: 'Hoogte', choices: { large: 'Groot', medium: 'Middel', small: 'Klein' } },
      hideDistance: 'Afstand verbergen',
      resultsPage: {
        label: 'Pagina met de resultaten',
        choices: {
          currentPage: 'Deze pagina',
          'p-job-list': 'Vacaturelijst',
          'p-candidate-list': 'Kandidatenlijst',
        },
      },
      popularSearches: {
        label: 'Populaire zoekopdrachten',
        item: 'zoekopdracht',
        fields: { name: 'Tekst', search: 'Trefwoord', location_name: 'Plaats' },
      },
    },
  },
  ro: {
    title: 'Căutare de locuri de muncă',
    settings: {
      headline: 'Titlu principal',
      subheadline: {
        label: 'Rândul de sub titlu',
        help: 'Poate conține {{jobs}} și {{organisations}}: câte are site-ul.',
      },
      image: { label: 'Imagine', fields: imageLabels.ro },
      backgroundSize: { label: 'Încadrarea imaginii', choices: backgroundSizeLabels.ro },
      height: { label: 'Înălțime', choices: { large: 'Mare', medium: 'Medie', small: 'Mică' } },
      hideDistance: 'Ascunde distanța',
      resultsPage: {
        label: 'Pagina cu rezultate',
        choices: {
          currentPage: 'Această pagină',
          'p-job-list': 'Lista de joburi',
          'p-candidate-list': 'Lista de candidați',
        },
      },
      popularSearches: {
        label: 'Căutări populare',
        item: 'căutare',
        fields: { name: 'Text', search: 'Cuvânt-cheie', location_name: 'Localitate' },
      },
    },
  },
});
