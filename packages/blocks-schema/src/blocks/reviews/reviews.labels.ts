import { defineLabels } from '../../define-labels.ts';
import { imageLabels } from '../../parts/image.labels.ts';
import { reviews } from './reviews.schema.ts';

export const reviewsLabels = defineLabels(reviews, {
  en: {
    title: 'Reviews',
    settings: {
      heading: 'Heading',
      subheading: 'Subheading',
      reviewsData: {
        label: 'Reviews',
        item: 'review',
        fields: {
          name: 'Name in this list',
          title: 'Title',
          reviewerName: 'Who says it',
          role: 'Role',
          text: 'Text',
          avatar: { label: 'Picture of who says it', fields: imageLabels.en },
        },
      },
    },
  },
  nl: {
    title: 'Beoordelingen',
    settings: {
      heading: 'Kop',
      subheading: 'Onderkop',
      reviewsData: {
        label: 'Beoordelingen',
        item: 'beoordeling',
        fields: {
          name: 'Naam in deze lijst',
          title: 'Titel',
          reviewerName: 'Wie het zegt',
          role: 'Functie',
          text: 'Tekst',
          avatar: { label: 'Foto van wie het zegt', fields: imageLabels.nl },
        },
      },
    },
  },
  ro: {
    title: 'Recenzii',
    settings: {
      heading: 'Titlu',
      subheading: 'Subtitlu',
      reviewsData: {
        label: 'Recenzii',
        item: 'recenzie',
        fields: {
          name: 'Numele din această listă',
          title: 'Titlu',
          reviewerName: 'Cine o spune',
          role: 'Funcție',
          text: 'Text',
          avatar: { label: 'Fotografia celui care o spune', fields: imageLabels.ro },
        },
      },
    },
  },
});
