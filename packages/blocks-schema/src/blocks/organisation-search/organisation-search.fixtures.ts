import { defineFixtures } from '../../define-fixtures.ts';
import { organisationSearch } from './organisation-search.schema.ts';

const texts = {
  title: 'Organisaties in het Noorden',
  subtitle: 'Lees hoe het er werkt, wie er werken en wat ze je bieden.',
};

export const organisationSearchFixtures = defineFixtures(organisationSearch, {
  default: { title: 'As it comes', settings: {} },
  titled: { title: 'With a title, fifteen on a page', settings: { ...texts, perPage: 15 } },
  searched: { title: 'Searched by name', settings: texts },
  empty: { title: 'Nothing found', settings: texts },
  none: { title: 'A board without organisations', settings: texts },
  beyond: { title: 'A page that does not exist', settings: texts },
  'long-text': {
    title: 'A very long title',
    settings: {
      title: 'Gezondheidszorgorganisaties en arbeidsmarktcommunicatiebureaus in het hele Noorden',
      subtitle:
        'Organizații și instituții din județele de nord, care angajează șoferi, asistente și ingineri.',
    },
  },
});
