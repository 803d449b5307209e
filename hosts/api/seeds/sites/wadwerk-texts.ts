import type { ContentTexts } from './content-pages.ts';
import type { PeopleTexts } from './people-pages.ts';
import type { PerLocale } from './site-parts.ts';

export const wadwerkContent: PerLocale<ContentTexts> = {
  nl: {
    news: {
      label: 'Nieuws',
      heading: 'Nieuws van het Wad',
      subheading: 'Over werk, opleiding en wonen in Groningen, Friesland en Drenthe.',
    },
    article: 'Nieuwsartikel',
    landing: { label: 'Zoekopdrachten', heading: 'Populaire zoekopdrachten in het Noorden' },
  },
  en: {
    news: {
      label: 'News',
      heading: 'News from the Wad',
      subheading: 'On work, training and living in Groningen, Friesland and Drenthe.',
    },
    article: 'News article',
    landing: { label: 'Searches', heading: 'Popular searches in the north' },
  },
  ro: {
    news: {
      label: 'Noutăți',
      heading: 'Noutăți de pe Wad',
      subheading: 'Despre muncă, formare și viață în Groningen, Friesland și Drenthe.',
    },
    article: 'Articol de știri',
    landing: { label: 'Căutări', heading: 'Căutări populare în nord' },
  },
};

export const wadwerkPeople: PerLocale<PeopleTexts> = {
  nl: {
    organisations: {
      label: 'Organisaties',
      title: 'Organisaties in het Noorden',
      subtitle: 'Lees hoe het er werkt, wie er werken en wat ze je bieden.',
    },
    candidates: { label: 'Kandidaten', heading: 'Kandidaten in het Noorden' },
    candidate: 'Kandidaat',
    products: {
      label: 'Adverteren',
      title: 'Zet je vacature waar ze gelezen wordt',
      subtitle: 'Heldere prijzen, zonder abonnement waar je aan vastzit.',
    },
    alert: { label: 'Job alert', subtitle: 'Krijg nieuwe vacatures in je mail, zo vaak als jij wilt.' },
    contact: {
      label: 'Contact',
      title: 'Contact',
      success: 'Bedankt! Tjitske leest mee en antwoordt binnen twee werkdagen.',
    },
  },
  en: {
    organisations: {
      label: 'Organisations',
      title: 'Organisations in the north',
      subtitle: 'Read what it is like to work there, who does, and what they offer.',
    },
    candidates: { label: 'Candidates', heading: 'Candidates in the north' },
    candidate: 'Candidate',
    products: {
      label: 'Advertise',
      title: 'Put your job where it is read',
      subtitle: 'Clear prices, and no subscription that holds on to you.',
    },
    alert: { label: 'Job alert', subtitle: 'Get new jobs by mail, as often as you like.' },
    contact: {
      label: 'Contact',
      title: 'Contact',
      success: 'Thank you! Tjitske reads along and answers within two working days.',
    },
  },
  ro: {
    organisations: {
      label: 'Organizații',
      title: 'Organizații din nord',
      subtitle: 'Află cum se lucrează acolo, cine lucrează și ce îți oferă.',
    },
    candidates: { label: 'Candidați', heading: 'Candidați din nord' },
    candidate: 'Candidat',
    products: {
      label: 'Publicitate',
      title: 'Pune anunțul unde este citit',
      subtitle: 'Prețuri clare, fără un abonament care te leagă.',
    },
    alert: { label: 'Alertă de joburi', subtitle: 'Primești joburi noi pe e-mail, cât de des vrei.' },
    contact: {
      label: 'Contact',
      title: 'Contact',
      success: 'Mulțumim! Tjitske citește și răspunde în două zile lucrătoare.',
    },
  },
};

export const wadwerkHome = {
  nl: {
    title: 'Organisaties uit de streek',
    subtitle: 'Lees hoe het er werkt, wie er werken en wat ze je bieden.',
  },
  en: {
    title: 'Organisations from the region',
    subtitle: 'Read what it is like to work there, who does, and what they offer.',
  },
  ro: {
    title: 'Organizații din regiune',
    subtitle: 'Află cum se lucrează acolo, cine lucrează și ce îți oferă.',
  },
} as const;

export const wadwerkReviews = {
  heading: {
    nl: 'Wat ze van ons zeggen',
    en: 'What they say about us',
    ro: 'Ce spun despre noi',
  },
  subheading: {
    nl: 'Van wie hier werk vond, en van wie hier mensen vond.',
    en: 'From who found work here, and who found people.',
    ro: 'De la cei care au găsit aici de lucru și de la cei care au găsit oameni.',
  },
} as const;
