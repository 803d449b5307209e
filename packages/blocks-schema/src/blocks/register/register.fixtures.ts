import { defineFixtures } from '../../define-fixtures.ts';
import { register } from './register.schema.ts';

export const registerFixtures = defineFixtures(register, {
  default: { title: 'As it comes', settings: {} },
  employer: { title: 'As an employer, with company, phone and address', settings: {} },
  'short-employer': {
    title: 'As an employer, without phone and address',
    settings: { hiddenEmployerFields: ['phone', 'address'] },
  },
  split: { title: 'Both roles beside each other', settings: { layout: 'splitForm' } },
  'with-terms': {
    title: 'Headline, terms and a picture of its own',
    settings: {
      headline: 'Maak je account bij Wadwerk',
      checkboxAcceptText: '<p>Ik ga akkoord met de <a href="/voorwaarden">spelregels</a> van Wadwerk.</p>',
      termsTextCandidate:
        '<p>{{siteName}} bewaart je gegevens zolang je een account hebt. Opzeggen kan altijd.</p>',
      termsTextEmployer:
        '<p>Op elke plaatsing bij {{siteName}} zijn onze leveringsvoorwaarden van toepassing.</p>',
      backgroundImage: { src: '/uploads/art/hero-wadwerk.svg#art' },
    },
  },
});
