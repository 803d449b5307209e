import { defineMessages } from '@boardwright/messages';

export const logosMessages = defineMessages({
  en: {
    name: 'Logos',
    purpose: 'The employers or partners that others know, in one quiet row.',
    search: 'partners brands clients members trust companies',
    heading: 'They hire here',
  },
  nl: {
    name: 'Logo’s',
    purpose: 'De werkgevers of partners die anderen kennen, in één rustige rij.',
    search: 'partners merken klanten leden vertrouwen bedrijven',
    heading: 'Zij werven hier',
  },
  ro: {
    name: 'Logouri',
    purpose: 'Angajatorii sau partenerii cunoscuți, într-un șir discret.',
    search: 'parteneri mărci clienți membri încredere companii',
    heading: 'Ei angajează aici',
  },
});
