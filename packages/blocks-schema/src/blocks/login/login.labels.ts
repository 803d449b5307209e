import { defineLabels } from '../../define-labels.ts';
import { backgroundSizeLabels, imageLabels } from '../../parts/image.labels.ts';
import { login } from './login.schema.ts';

export const loginLabels = defineLabels(login, {
  en: {
    title: 'Login',
    settings: {
      headlineCandidate: 'Headline for candidates',
      headlineEmployer: 'Headline for employers',
      layout: { label: 'Layout', choices: { oneForm: 'One form', splitForm: 'Two forms' } },
      backgroundImage: { label: 'Background picture', fields: imageLabels.en },
      backgroundSize: { label: 'Fit of the picture', choices: backgroundSizeLabels.en },
    },
  },
  nl: {
    title: 'Inloggen',
    settings: {
      headlineCandidate: 'Kop voor kandidaten',
      headlineEmployer: 'Kop voor werkgevers',
      layout: { label: 'Indeling', choices: { oneForm: 'Eén formulier', splitForm: 'Twee formulieren' } },
      backgroundImage: { label: 'Achtergrondafbeelding', fields: imageLabels.nl },
      backgroundSize: { label: 'Passing van de afbeelding', choices: backgroundSizeLabels.nl },
    },
  },
  ro: {
    title: 'Autentificare',
    settings: {
      headlineCandidate: 'Titlu pentru candidați',
      headlineEmployer: 'Titlu pentru angajatori',
      layout: { label: 'Aspect', choices: { oneForm: 'Un formular', splitForm: 'Două formulare' } },
      backgroundImage: { label: 'Imagine de fundal', fields: imageLabels.ro },
      backgroundSize: { label: 'Încadrarea imaginii', choices: backgroundSizeLabels.ro },
    },
  },
});
