import { defineMessages } from '@boardwright/messages';

export const featuredCompaniesMessages = defineMessages({
  en: {
    name: 'Featured companies',
    purpose: 'Companies of the board with their logo and their jobs: who hires here.',
    search: 'organisations employers logos brands partners clients',
    heading: 'Who is hiring',
    subheading: 'Employers with jobs today. Look round before you apply.',
  },
  nl: {
    name: 'Uitgelichte bedrijven',
    purpose: 'Bedrijven van het board met hun logo en vacatures: wie hier werft.',
    search: 'organisaties werkgevers logo’s merken partners klanten',
    heading: 'Wie er werft',
    subheading: 'Werkgevers die vandaag vacatures hebben. Kijk rond voordat je solliciteert.',
  },
  ro: {
    name: 'Companii în prim-plan',
    purpose: 'Companii de pe site cu logo și joburi: cine angajează aici.',
    search: 'organizații angajatori logouri mărci parteneri clienți',
    heading: 'Cine angajează',
    subheading: 'Angajatori cu joburi chiar azi. Uită-te în jur înainte să aplici.',
  },
});
