import { defineLabels } from '../../define-labels.ts';
import { backgroundSizeLabels, imageLabels } from '../../parts/image.labels.ts';
import { register } from './register.schema.ts';

export const registerLabels = defineLabels(register, {
  en: {
    title: 'Register',
    settings: {
      headline: 'Headline',
      checkboxAcceptText: 'Text beside the box that accepts the terms',
      termsTextCandidate: 'Terms for candidates',
      termsTextEmployer: 'Terms for employers',
      hiddenEmployerFields: {
        label: 'Hidden fields of employers',
        choices: { phone: 'Phone', address: 'Address' },
      },
      layout: { label: 'Layout', choices: { oneForm: 'One form', splitForm: 'Two forms' } },
      backgroundImage: { label: 'Background picture', fields: imageLabels.en },
      backgroundSize: { label: 'Fit of the picture', choices: backgroundSizeLabels.en },
    },
  },
  nl: {
    title: 'Registreren',
    settings: {
      headline: 'Kop',
      checkboxAcceptText: 'Tekst bij het vakje om akkoord te gaan',
      termsTextCandidate: 'Voorwaarden voor kandidaten',
      termsTextEmployer: 'Voorwaarden voor werkgevers',
      hiddenEmployerFields: {
        label: 'Verborgen velden van werkgevers',
        choices: { phone: 'Telefoon', address: 'Adres' },
      },
      layout: { label: 'Indeling', choices: { oneForm: 'Eén formulier', splitForm: 'Twee formulieren' } },
      backgroundImage: { label: 'Achtergrondafbeelding', fields: imageLabels.nl },
      backgroundSize: { label: 'Passing van de afbeelding', choices: backgroundSizeLabels.nl },
    },
  },
  ro: {
    title: 'Înregistrare',
    settings: {
      headline: 'Titlu principal',
      checkboxAcceptText: 'Textul de lângă caseta de acceptare',
      termsTextCandidate: 'Termeni pentru candidați',
      termsTextEmployer: 'Termeni pentru angajatori',
      hiddenEmployerFields: {
        label: 'Câmpuri ascunse pentru angajatori',
        choices: { phone: 'Telefon', address: 'Adresă' },
      },
      layout: { label: 'Aspect', choices: { oneForm: 'Un formular', splitForm: 'Două formulare' } },
      backgroundImage: { label: 'Imagine de fundal', fields: imageLabels.ro },
      backgroundSize: { label: 'Încadrarea imaginii', choices: backgroundSizeLabels.ro },
    },
  },
});
