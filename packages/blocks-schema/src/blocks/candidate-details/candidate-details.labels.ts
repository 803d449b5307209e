import { defineLabels } from '../../define-labels.ts';
import { candidateDetails } from './candidate-details.schema.ts';

export const candidateDetailsLabels = defineLabels(candidateDetails, {
  en: { title: 'Candidate details', settings: { hideSegmentsCard: 'Hide the card of segments' } },
  nl: { title: 'Kandidaatdetails', settings: { hideSegmentsCard: 'Kaart met segmenten verbergen' } },
  ro: { title: 'Detaliile candidatului', settings: { hideSegmentsCard: 'Ascunde cardul cu segmente' } },
});
