import { defineLabels } from '../../define-labels.ts';
import { organisationSearch } from './organisation-search.schema.ts';

export const organisationSearchLabels = defineLabels(organisationSearch, {
  en: {
    title: 'Organisation search',
    settings: { title: 'Title', subtitle: 'Subtitle', perPage: 'Per page' },
  },
  nl: {
    title: 'Organisaties zoeken',
    settings: { title: 'Titel', subtitle: 'Ondertitel', perPage: 'Per pagina' },
  },
  ro: {
    title: 'Căutare de organizații',
    settings: { title: 'Titlu', subtitle: 'Subtitlu', perPage: 'Pe pagină' },
  },
});
