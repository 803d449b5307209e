import { defineLabels } from '../../define-labels.ts';
import { backgroundSizeLabels, imageLabels } from '../../parts/image.labels.ts';
import { passwordChange } from './password-change.schema.ts';

export const passwordChangeLabels = defineLabels(passwordChange, {
  en: {
    title: 'Password change',
    settings: {
      headline: 'Headline',
      backgroundImage: { label: 'Background picture', fields: imageLabels.en },
      backgroundSize: { label: 'Fit of the picture', choices: backgroundSizeLabels.en },
    },
  },
  nl: {
    title: 'Wachtwoord wijzigen',
    settings: {
      headline: 'Kop',
      backgroundImage: { label: 'Achtergrondafbeelding', fields: imageLabels.nl },
      backgroundSize: { label: 'Passing van de afbeelding', choices: backgroundSizeLabels.nl },
    },
  },
  ro: {
    title: 'Schimbarea parolei',
    settings: {
      headline: 'Titlu principal',
      backgroundImage: { label: 'Imagine de fundal', fields: imageLabels.ro },
      backgroundSize: { label: 'Încadrarea imaginii', choices: backgroundSizeLabels.ro },
    },
  },
});
