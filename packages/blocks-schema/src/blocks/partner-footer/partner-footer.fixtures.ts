import { defineFixtures } from '../../define-fixtures.ts';
import { partnerFooter } from './partner-footer.schema.ts';

const page = (pageId: string, name: string) => ({ name, linkType: 'APP_LINK' as const, pageId });
const links = [
  page('p-job-list', 'Vacatures'),
  page('p-about', 'Over ons'),
  page('p-products', 'Adverteren'),
  { name: 'Nieuwsbrief', link: 'https://kunstbond.example/nieuwsbrief', targetBlank: true },
];
const socialLinks = [
  {
    name: '',
    linkType: 'SOCIAL_LINK' as const,
    socialType: 'LINKED_IN' as const,
    link: 'https://linkedin.example/kunstbond',
  },
  {
    name: '',
    linkType: 'SOCIAL_LINK' as const,
    socialType: 'INSTAGRAM' as const,
    link: 'https://instagram.example/kunstbond',
  },
];

export const partnerFooterFixtures = defineFixtures(partnerFooter, {
  default: { title: 'As it comes', settings: {} },
  partner: {
    title: 'A partner by name',
    settings: { partnerName: 'De Kunstbond', partnerLink: 'https://kunstbond.example', links, socialLinks },
  },
  logo: {
    title: 'A partner by its logo',
    settings: {
      partnerName: 'De Kunstbond',
      partnerLogo: { src: '/uploads/art/mark-wadwerk.svg#art', alt: 'De Kunstbond' },
      partnerLink: 'https://kunstbond.example',
      partnerText: 'Een initiatief van',
      links,
      showLangSwitcher: false,
    },
  },
  'long-text': {
    title: 'Long words',
    settings: {
      partnerName: 'Samenwerkingsverband Cultuurbeoefeningsorganisaties Noord-Nederland',
      partnerText: 'Mogelijk gemaakt in langdurige samenwerking met',
      links: [1, 2, 3, 4, 5, 6, 7].map((number) =>
        page('p-about', `Arbeidsvoorwaardenonderhandelingen ${number}`),
      ),
      socialLinks,
    },
  },
});
