import { defineMessages } from '@boardwright/messages';

export const quoteMessages = defineMessages({
  en: {
    name: 'Quote',
    purpose: 'One sentence that somebody said, large, as a rest between two sections.',
    search: 'citation testimonial saying statement review',
    text: 'On Monday I wrote three sentences. On Thursday I stood in the workshop, and on the first of the month I had a key.',
    role: 'Electrician, installation company',
  },
  nl: {
    name: 'Citaat',
    purpose: 'Eén zin die iemand zei, groot, als rust tussen twee secties.',
    search: 'quote uitspraak testimonial ervaring review',
    text: 'Maandag schreef ik drie zinnen. Donderdag stond ik in de werkplaats, en op de eerste van de maand had ik een sleutel.',
    role: 'Elektricien, installatiebedrijf',
  },
  ro: {
    name: 'Citat',
    purpose: 'O propoziție spusă de cineva, mare, ca o pauză între două secțiuni.',
    search: 'quote afirmație testimonial părere recenzie',
    text: 'Luni am scris trei propoziții. Joi eram în atelier, iar pe întâi aveam o cheie.',
    role: 'Electrician, firmă de instalații',
  },
});
