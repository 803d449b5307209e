import type { ContentTexts } from './content-pages.ts';
import type { PeopleTexts } from './people-pages.ts';
import type { PerLocale } from './site-parts.ts';

export const kunstlichtContent: PerLocale<ContentTexts> = {
  en: {
    news: { label: 'News', heading: 'From the wings', subheading: 'News of work in art and culture.' },
    article: 'News article',
    landing: { label: 'Searches', heading: 'Popular searches' },
  },
  nl: {
    news: {
      label: 'Nieuws',
      heading: 'Uit de coulissen',
      subheading: 'Nieuws over werken in kunst en cultuur.',
    },
    article: 'Nieuwsartikel',
    landing: { label: 'Zoekopdrachten', heading: 'Populaire zoekopdrachten' },
  },
};

export const kunstlichtPeople: PerLocale<PeopleTexts> = {
  en: {
    organisations: {
      label: 'Organisations',
      title: 'Stages, museums and festivals',
      subtitle: 'Who they are, what they make and whom they look for.',
    },
    candidates: { label: 'Candidates', heading: 'Makers and doers' },
    candidate: 'Candidate',
    products: {
      label: 'Advertise',
      title: 'Find who you need for the new season',
      subtitle: 'One price per job. No small print.',
    },
    alert: { label: 'Job alert', subtitle: 'New work in your field, by mail, as often as you like.' },
    contact: {
      label: 'Contact',
      title: 'Write to us',
      success: 'Thank you. We answer within two working days.',
    },
  },
  nl: {
    organisations: {
      label: 'Organisaties',
      title: 'Podia, musea en festivals',
      subtitle: 'Wie ze zijn, wat ze maken en wie ze zoeken.',
    },
    candidates: { label: 'Kandidaten', heading: 'Makers en doeners' },
    candidate: 'Kandidaat',
    products: {
      label: 'Adverteren',
      title: 'Vind wie u zoekt voor het nieuwe seizoen',
      subtitle: 'Eén prijs per vacature. Geen kleine letters.',
    },
    alert: { label: 'Job alert', subtitle: 'Nieuw werk in jouw vak, per mail, zo vaak als je wilt.' },
    contact: {
      label: 'Contact',
      title: 'Schrijf ons',
      success: 'Dank je. We antwoorden binnen twee werkdagen.',
    },
  },
};

export const kunstlichtHome = {
  en: {
    title: 'On stage',
    subtitle: 'Who they are, what they make and whom they look for.',
  },
  nl: {
    title: 'Op het toneel',
    subtitle: 'Wie ze zijn, wat ze maken en wie ze zoeken.',
  },
} as const;

export const kunstlichtReviews = {
  heading: { en: 'From the audience', nl: 'Uit de zaal' },
  subheading: {
    en: 'What people say who found their place here.',
    nl: 'Wat mensen zeggen die hier hun plek vonden.',
  },
} as const;
