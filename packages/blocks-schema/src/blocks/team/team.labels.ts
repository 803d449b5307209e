import { defineLabels } from '../../define-labels.ts';
import { imageLabels } from '../../parts/image.labels.ts';
import { sectionHeadLabels } from '../../parts/section-head.labels.ts';
import { team } from './team.schema.ts';

export const teamLabels = defineLabels(team, {
  en: {
    title: 'Team',
    settings: {
      ...sectionHeadLabels.en,
      people: {
        label: 'People',
        item: 'person',
        fields: {
          name: 'Name',
          role: 'Role',
          text: 'Text',
          email: 'Email',
          picture: { label: 'Picture', fields: imageLabels.en },
        },
      },
      layout: {
        label: 'Layout',
        choices: { portraits: 'Large pictures', rows: 'Small pictures beside the text' },
      },
    },
  },
  nl: {
    title: 'Teamleden',
    settings: {
      ...sectionHeadLabels.nl,
      people: {
        label: 'Mensen',
        item: 'iemand',
        fields: {
          name: 'Naam',
          role: 'Functie',
          text: 'Tekst',
          email: 'E-mail',
          picture: { label: 'Foto', fields: imageLabels.nl },
        },
      },
      layout: {
        label: 'Indeling',
        choices: { portraits: 'Grote foto’s', rows: 'Kleine foto’s naast de tekst' },
      },
    },
  },
  ro: {
    title: 'Echipă',
    settings: {
      ...sectionHeadLabels.ro,
      people: {
        label: 'Oameni',
        item: 'persoană',
        fields: {
          name: 'Nume',
          role: 'Funcție',
          text: 'Text',
          email: 'E-mail',
          picture: { label: 'Fotografie', fields: imageLabels.ro },
        },
      },
      layout: {
        label: 'Aspect',
        choices: { portraits: 'Fotografii mari', rows: 'Fotografii mici lângă text' },
      },
    },
  },
});
