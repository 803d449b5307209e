import { defineFixtures } from '../../define-fixtures.ts';
import { login } from './login.schema.ts';

export const loginFixtures = defineFixtures(login, {
  default: { title: 'As it comes: both roles beside each other', settings: {} },
  'one-form': { title: 'One form, the role by a tab', settings: { layout: 'oneForm' } },
  employer: { title: 'One form, as an employer', settings: { layout: 'oneForm' } },
  'with-headlines': {
    title: 'Headlines of its own, a picture behind',
    settings: {
      headlineCandidate: 'Goed dat je er weer bent',
      headlineEmployer: 'Welkom terug, werkgever van het Noorden',
      backgroundImage: { src: '/uploads/art/hero-wadwerk.svg#art' },
      backgroundSize: 'cover',
    },
  },
  verified: { title: 'After the mailed link', settings: { layout: 'oneForm' } },
  'long-headlines': {
    title: 'Very long words',
    settings: {
      headlineCandidate:
        'Arbeidsmarktcommunicatiemedewerkersvereniging: welkom terug bij de grootste vacaturesite',
      headlineEmployer: 'Personeelswervingsmogelijkheden voor organisaties',
    },
  },
});
