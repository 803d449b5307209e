import { defineFixtures } from '../../define-fixtures.ts';
import { navbar } from './navbar.schema.ts';

const page = (pageId: string, name: string) => ({ name, linkType: 'APP_LINK', pageId }) as const;

const buttons = [
  { ...page('p-login', 'Inloggen'), isButton: true, buttonType: 'primary' },
  { ...page('p-register', 'Registreren'), isButton: true, buttonType: 'secondary' },
] as const;

export const navbarFixtures = defineFixtures(navbar, {
  default: { title: 'As it comes', settings: {} },
  drawn: {
    title: 'Four pages and two buttons',
    settings: {
      guestLinks: [
        page('p-job-list', 'Vacatures'),
        page('p-about', 'Over ons'),
        page('p-candidate-list', 'Kandidaten'),
        page('p-products', 'Voor werkgevers'),
        ...buttons,
      ],
    },
  },
  dropdown: {
    title: 'A dropdown, another site and a page the board does not have',
    settings: {
      fixed: true,
      guestLinks: [
        page('p-job-list', 'Vacatures'),
        {
          name: 'Werken in het Noorden',
          linkType: 'DROPDOWN',
          children: [
            { name: 'Groningen', linkType: 'JOB_LINK', link: '/vacatures?location_name=Groningen' },
            { name: 'Leeuwarden', linkType: 'JOB_LINK', link: '/vacatures?location_name=Leeuwarden' },
            page('p-about', 'Over ons'),
          ],
        },
        {
          name: 'Blog',
          link: 'https://example.org',
          targetBlank: true,
          hasIcon: true,
          iconType: 'newspaper',
        },
        page('p-not-here', 'Bestaat niet'),
        { ...page('p-login', 'Inloggen'), isButton: true, buttonType: 'plain' },
        { ...page('p-products', 'Vacature plaatsen'), isButton: true, buttonType: 'info' },
      ],
    },
  },
  'long-labels': {
    title: 'More and longer labels than fit beside each other',
    settings: {
      guestLinks: [
        page('p-job-list', 'Toate locurile de muncă disponibile'),
        page('p-about', 'Despre platforma noastră regională'),
        page('p-candidate-list', 'Candidați și candidate'),
        page('p-products', 'Soluții pentru angajatori'),
        page('p-news-list', 'Noutăți din piața muncii'),
        { ...page('p-login', 'Autentificare'), isButton: true, buttonType: 'primary' },
        { ...page('p-register', 'Înregistrează-te gratuit'), isButton: true, buttonType: 'secondary' },
      ],
    },
  },
  'own-logo': {
    title: 'A logo that spells the name, half as tall again, one language',
    settings: {
      logo: { src: '/uploads/art/mark-wadwerk.svg#art', alt: 'Wadwerk, werk in het Noorden' },
      logoHeight: 150,
      showName: false,
      showLangSwitcher: false,
    },
  },
  empty: { title: 'Without links', settings: { guestLinks: [], candidateLinks: [], employerLinks: [] } },
});
