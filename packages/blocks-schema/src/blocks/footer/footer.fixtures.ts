import { defineFixtures } from '../../define-fixtures.ts';
import { footer } from './footer.schema.ts';

const page = (pageId: string, name: string) => ({ name, linkType: 'APP_LINK', pageId }) as const;
const jobsIn = (name: string, place = name) =>
  ({ name, linkType: 'JOB_LINK', link: `/vacatures?location_name=${place}` }) as const;
const social = (socialType: 'LINKED_IN' | 'INSTAGRAM' | 'FACEBOOK', host: string) =>
  ({
    name: '',
    linkType: 'SOCIAL_LINK',
    socialType,
    link: `https://${host}/wadwerk`,
    targetBlank: true,
  }) as const;

const aboutText =
  'Wadwerk brengt werkzoekenden en werkgevers in Groningen, Friesland en Drenthe bij elkaar. Altijd met salaris, uren en reisafstand.';

export const footerFixtures = defineFixtures(footer, {
  default: { title: 'As it comes', settings: {} },
  drawn: {
    title: 'Three columns and three networks',
    settings: {
      aboutText,
      socialLinks: [
        social('LINKED_IN', 'linkedin.example'),
        social('INSTAGRAM', 'instagram.example'),
        social('FACEBOOK', 'facebook.example'),
      ],
      footerLinks: [
        {
          name: 'candidates',
          title: 'Werkzoekenden',
          links: [
            page('p-job-list', 'Alle vacatures'),
            page('p-landing-pages', 'Vacatures per vakgebied'),
            page('p-manage-job-alert', 'Job alert instellen'),
            page('p-account', 'Mijn cv'),
            page('p-about', 'Veelgestelde vragen'),
          ],
        },
        {
          name: 'employers',
          title: 'Werkgevers',
          links: [
            page('p-account', 'Vacature plaatsen'),
            page('p-products', 'Producten en tarieven'),
            page('p-candidate-list', 'Kandidaten zoeken'),
            page('p-login', 'Inloggen werkgever'),
          ],
        },
        {
          name: 'places',
          title: 'Vacatures in',
          links: [
            jobsIn('Groningen (stad)', 'Groningen'),
            jobsIn('Leeuwarden'),
            jobsIn('Assen'),
            jobsIn('Emmen'),
            jobsIn('Heerenveen'),
          ],
        },
      ],
    },
  },
  'own-html': {
    title: 'A column of the admin’s own code, and one icon',
    settings: {
      aboutText,
      showLangSwitcher: false,
      footerLinks: [
        {
          name: 'visit',
          title: 'Bezoek ons',
          contentType: 'html',
          htmlContent: '<address>Oude Boteringestraat 12<br>9712 GH Groningen</address>',
        },
        {
          name: 'contact',
          title: 'Contact',
          links: [
            { name: '050 123 45 67', link: 'tel:+31501234567', hasIcon: true, iconType: 'phone' },
            { name: 'Nieuwsbrief', link: 'https://example.org', targetBlank: true },
            page('p-not-here', 'Bestaat niet'),
          ],
        },
      ],
    },
  },
  'long-text': {
    title: 'Five columns with long words',
    settings: {
      aboutText: 'Arbeidsmarktcommunicatie '.repeat(18).trim(),
      footerLinks: [1, 2, 3, 4, 5].map((number) => ({
        name: `column ${number}`,
        title: `Arbeidsvoorwaardenonderhandelingen ${number}`,
        links: [
          page('p-job-list', 'Verpleegkundigspecialistenopleiding in Groningen'),
          page('p-about', 'Over ons'),
        ],
      })),
    },
  },
  empty: {
    title: 'Nothing but the copyright',
    settings: { baseLinks: [], showLangSwitcher: false },
  },
});
