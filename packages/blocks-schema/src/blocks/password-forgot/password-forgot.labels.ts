import { defineLabels } from '../../define-labels.ts';
import { backgroundSizeLabels, imageLabels } from '../../parts/image.labels.ts';
import { passwordForgot } from './password-forgot.schema.ts';

export const passwordForgotLabels = defineLabels(passwordForgot, {
  en: {
    title: 'Password forgot',
    settings: {
      headline: 'Headline',
      backgroundImage: { label: 'Background picture', fields: imageLabels.en },
      backgroundSize: { label: 'Fit of the picture', choices: backgroundSizeLabels.en },
    },
  },
  nl: {
    title: 'Wachtwoord vergeten',
    settings: {
      headline: 'Kop',
      backgroundImage: { label: 'Achtergrondafbeelding', fields: imageLabels.nl },
      backgroundSize: { label: 'Passing van de afbeelding', choices: backgroundSizeLabels.nl },
    },
  },
  ro: {
    title: 'Parolă uitată',
    settings: {
      headline: 'Titlu principal',
      backgroundImage: { label: 'Imagine de fundal', fields: imageLabels.ro },
      backgroundSize: { label: 'Încadrarea imaginii', choices: backgroundSizeLabels.ro },
    },
  },
});
