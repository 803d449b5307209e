import { defineLabels } from '../../define-labels.ts';
import { candidateList } from './candidate-list.schema.ts';

export const candidateListLabels = defineLabels(candidateList, {
  en: {
    title: 'Candidate list',
    settings: { heading1: 'Heading', perPage: 'Per page', hideProfilePicture: 'Hide the profile picture' },
  },
  nl: {
    title: 'Kandidatenlijst',
    settings: { heading1: 'Kop', perPage: 'Per pagina', hideProfilePicture: 'Profielfoto verbergen' },
  },
  ro: {
    title: 'Lista candidaților',
    settings: { heading1: 'Titlu', perPage: 'Pe pagină', hideProfilePicture: 'Ascunde fotografia de profil' },
  },
});
