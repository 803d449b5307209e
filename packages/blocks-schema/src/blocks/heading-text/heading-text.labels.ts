import { defineLabels } from '../../define-labels.ts';
import { headingText } from './heading-text.schema.ts';

export const headingTextLabels = defineLabels(headingText, {
  en: {
    title: 'Heading and text',
    settings: {
      heading: 'Heading',
      level: {
        label: 'Level of the heading',
        help: 'The first block of a page has the heading of the page.',
        choices: { '2': 'Of a section', '3': 'Within a section' },
      },
      text: 'Text',
      textSize: {
        label: 'Size of the text',
        choices: { normal: 'Normal', large: 'Large, as an introduction' },
      },
      width: {
        label: 'Width',
        choices: {
          text: 'As wide as one reads well',
          wide: 'The whole width',
          two_columns: 'In two columns',
        },
      },
      align: { label: 'Alignment', choices: { start: 'At the start', center: 'Centred' } },
    },
  },
  nl: {
    title: 'Kop en tekst',
    settings: {
      heading: 'Kop',
      level: {
        label: 'Niveau van de kop',
        help: 'Het eerste blok van een pagina heeft de kop van de pagina.',
        choices: { '2': 'Van een sectie', '3': 'Binnen een sectie' },
      },
      text: 'Tekst',
      textSize: {
        label: 'Grootte van de tekst',
        choices: { normal: 'Normaal', large: 'Groot, als inleiding' },
      },
      width: {
        label: 'Breedte',
        choices: {
          text: 'Zo breed als prettig leest',
          wide: 'De hele breedte',
          two_columns: 'In twee kolommen',
        },
      },
      align: { label: 'Uitlijning', choices: { start: 'Aan het begin', center: 'Gecentreerd' } },
    },
  },
  ro: {
    title: 'Titlu și text',
    settings: {
      heading: 'Titlu',
      level: {
        label: 'Nivelul titlului',
        help: 'Primul bloc al unei pagini poartă titlul paginii.',
        choices: { '2': 'Al unei secțiuni', '3': 'În interiorul unei secțiuni' },
      },
      text: 'Text',
      textSize: { label: 'Mărimea textului', choices: { normal: 'Normală', large: 'Mare, ca introducere' } },
      width: {
        label: 'Lățime',
        choices: { text: 'Cât se citește ușor', wide: 'Toată lățimea', two_columns: 'Pe două coloane' },
      },
      align: { label: 'Aliniere', choices: { start: 'La început', center: 'Centrat' } },
    },
  },
});
