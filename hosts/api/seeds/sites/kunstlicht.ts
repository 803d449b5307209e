import type { DemoBlock, DemoPage, DemoSite } from '../../src/seeding/demo-site.ts';
import { accountPages } from './account-pages.ts';
import { contentPages } from './content-pages.ts';
import {
  kunstlichtContent,
  kunstlichtHome,
  kunstlichtPeople,
  kunstlichtReviews,
} from './kunstlicht-texts.ts';
import { featuredOrganisations, peoplePages, reviewsBlock } from './people-pages.ts';
import {
  column,
  demoCookieScripts,
  everywhere,
  framed,
  legalTexts,
  links,
  navbarLinks,
  placeLinks,
  social,
  textPage,
  postJobAddress,
} from './site-parts.ts';

const locales = ['en', 'nl'] as const;
const legal = legalTexts({
  name: 'Kunstlicht',
  company: 'Wadwerk BV, Turfsingel 10, 9711 VX Groningen, KvK 02098765',
});
const towns = ['Amsterdam', 'Rotterdam', 'Utrecht', 'Den Bosch', 'Maastricht'] as const;
const townLinks = (list: string) => placeLinks(list, towns);

const home: DemoPage = {
  key: 'p-home',
  path: {},
  settings: {
    en: {
      page_label: 'Home',
      page_title: 'Jobs in art and culture',
      page_description: 'Jobs at theatres, museums, festivals and schools of art in the Netherlands.',
    },
    nl: {
      page_label: 'Home',
      page_title: 'Vacatures in kunst en cultuur',
      page_description: 'Vacatures bij podia, musea, festivals en kunstscholen in Nederland.',
    },
  },
  blocks: [
    {
      key: 'navbar',
      isGlobal: 'navbar',
      settings: { en: navbarLinks('For employers'), nl: navbarLinks('Voor werkgevers') },
    },
    {
      key: 'search-job',
      settings: {
        en: {
          headline: 'Work that raises the curtain.',
          subheadline:
            '{{jobs}} jobs at theatres, museums, festivals and schools of art. For makers, thinkers and doers behind the scenes.',
          image: { src: '/uploads/art/hero-kunstlicht.svg#art' },
          popularSearches: [
            { name: 'Stage technology', search: 'theatertechnicus' },
            { name: 'Curator', search: 'conservator' },
            { name: 'Music teacher', search: 'docent muziek' },
            { name: 'Internship', search: 'stage' },
          ],
        },
        nl: {
          headline: 'Werk dat het doek doet opgaan.',
          subheadline:
            '{{jobs}} vacatures bij podia, musea, festivals en kunstscholen. Voor makers, denkers en doeners achter de schermen.',
          image: { src: '/uploads/art/hero-kunstlicht.svg#art' },
          popularSearches: [
            { name: 'Theatertechniek', search: 'theatertechnicus' },
            { name: 'Conservator', search: 'conservator' },
            { name: 'Docent muziek', search: 'docent muziek' },
            { name: 'Stage', search: 'stage' },
          ],
        },
      },
    },
    {
      key: 'job-per-segment',
      settings: {
        en: {
          titleText: 'Choose your discipline',
          showCount: 9,
          segmentTabs: [
            { name: 'Field', segmentGroups: ['industry'] },
            { name: 'Contract', segmentGroups: ['contract'] },
            { name: 'Education', segmentGroups: ['education'] },
          ],
        },
        nl: {
          titleText: 'Kies je discipline',
          showCount: 9,
          segmentTabs: [
            { name: 'Vakgebied', segmentGroups: ['industry'] },
            { name: 'Dienstverband', segmentGroups: ['contract'] },
            { name: 'Opleiding', segmentGroups: ['education'] },
          ],
        },
      },
    },
    {
      key: 'featured-jobs',
      settings: {
        en: { headerText: 'Featured jobs', showCount: 6, sortStrategy: 'featured', groupOrganisations: true },
        nl: {
          headerText: 'Uitgelichte vacatures',
          showCount: 6,
          sortStrategy: 'featured',
          groupOrganisations: true,
        },
      },
    },
    featuredOrganisations(kunstlichtHome),
    {
      key: 'call-to-action',
      isGlobal: 'call-to-action',
      settings: {
        en: {
          text: '<h2>Who do you need for the new season?</h2><p>Your job stands among work that matters, and reaches people from the whole field every month.</p>',
          buttonLink: { name: 'Post a job', linkType: 'CUSTOM_LINK', link: postJobAddress() },
        },
        nl: {
          text: '<h2>Wie zoekt u voor het nieuwe seizoen?</h2><p>Uw vacature staat tussen werk dat ertoe doet en bereikt elke maand mensen uit de hele sector.</p>',
          buttonLink: { name: 'Vacature plaatsen', linkType: 'CUSTOM_LINK', link: postJobAddress('/nl') },
        },
      },
    },
    {
      key: 'footer',
      isGlobal: 'footer',
      settings: {
        en: {
          aboutText:
            'Kunstlicht is the job board for theatres, museums, festivals and art education in the Netherlands.',
          socialLinks: social,
          footerLinks: [
            column(
              'Job seekers',
              links(
                ['All jobs', 'p-job-list'],
                ['Newest jobs', '/job-list?sort=-from'],
                ['Organisations', 'p-organisation'],
                ['News', 'p-news-list'],
                ['About Kunstlicht', 'p-about'],
              ),
            ),
            column(
              'Employers',
              links(
                ['Post a job', postJobAddress()],
                ['Products and prices', 'p-products'],
                ['Contact', '/contact'],
              ),
            ),
            column('Jobs in', townLinks('/job-list')),
          ],
        },
        nl: {
          aboutText:
            'Kunstlicht is de vacaturebank voor podia, musea, festivals en kunsteducatie in Nederland.',
          socialLinks: social,
          footerLinks: [
            column(
              'Werkzoekenden',
              links(
                ['Alle vacatures', 'p-job-list'],
                ['Nieuwste vacatures', '/nl/vacatures?sort=-from'],
                ['Organisaties', 'p-organisation'],
                ['Nieuws', 'p-news-list'],
                ['Over Kunstlicht', 'p-about'],
              ),
            ),
            column(
              'Werkgevers',
              links(
                ['Vacature plaatsen', postJobAddress('/nl')],
                ['Producten en prijzen', 'p-products'],
                ['Contact', '/nl/contact'],
              ),
            ),
            column('Vacatures in', townLinks('/nl/vacatures')),
          ],
        },
      },
    },
  ],
};

const reason = (title: string, text: string) => ({ html: `<h3>${title}</h3><p>${text}</p>` });
const threeReasons: DemoBlock = {
  key: 'html-grid',
  settings: {
    en: {
      numberOfCells: 3,
      perRow: 3,
      cellsContent: [
        reason('One field', 'Only work in art and culture: no filter needed to keep the rest out.'),
        reason('Pay first', 'A job without pay and hours does not get on stage here.'),
        reason('Made by makers', 'Whoever answers your mail has built a set or hung a show.'),
      ],
    },
    nl: {
      numberOfCells: 3,
      perRow: 3,
      cellsContent: [
        reason('Eén vak', 'Alleen werk in kunst en cultuur: de rest hoef je niet weg te filteren.'),
        reason('Eerst het salaris', 'Een vacature zonder salaris en uren komt hier niet op.'),
        reason('Door makers', 'Wie je mail beantwoordt, heeft zelf een decor gebouwd of een zaal ingericht.'),
      ],
    },
  },
};

const pages: readonly DemoPage[] = [
  home,
  {
    key: 'p-job-list',
    path: {},
    settings: {
      en: { page_label: 'Jobs', page_title: 'Jobs in art and culture' },
      nl: { page_label: 'Vacatures', page_title: 'Vacatures in kunst en cultuur' },
    },
    blocks: framed(
      everywhere('search-job', locales, { height: 'small' }),
      everywhere('job-list', locales, {}),
    ),
  },
  {
    key: 'p-job-details',
    path: {},
    settings: { en: { page_label: 'Job' }, nl: { page_label: 'Vacature' } },
    blocks: framed(everywhere('job-details', locales, { hideMotivation: 'show_required' })),
  },
  {
    key: 'p-about',
    path: {},
    settings: {
      en: { page_label: 'About', page_title: 'About us' },
      nl: { page_label: 'Over ons', page_title: 'Over ons' },
    },
    blocks: framed(
      {
        key: 'text-with-image',
        settings: {
          en: {
            headerText: 'Behind every evening stand forty people',
            text: '<p>Kunstlicht knows the field from the inside: it was founded by a stage technician and a curator who were tired of looking in twelve places. Here you find what theatres, museums, festivals and schools of art are looking for, with pay and hours.</p>',
            image: { src: '/uploads/art/theatre-stage.svg#art' },
            layout: 'card-container',
          },
          nl: {
            headerText: 'Achter elke avond staan veertig mensen',
            text: '<p>Kunstlicht kent het vak van binnenuit: het is opgericht door een theatertechnicus en een conservator die het zat waren om op twaalf plekken te zoeken. Hier vind je wat podia, musea, festivals en kunstscholen zoeken, met salaris en uren.</p>',
            image: { src: '/uploads/art/theatre-stage.svg#art' },
            layout: 'card-container',
          },
        },
      },
      threeReasons,
      reviewsBlock(2, kunstlichtReviews.heading, kunstlichtReviews.subheading),
      { key: 'call-to-action', isGlobal: 'call-to-action', settings: {} },
    ),
  },
  {
    key: 'p-generic',
    path: { en: 'employers', nl: 'werkgevers' },
    settings: {
      en: { page_label: 'For employers', page_title: 'For employers' },
      nl: { page_label: 'Voor werkgevers', page_title: 'Voor werkgevers' },
    },
    blocks: framed({
      key: 'text-with-image',
      settings: {
        en: {
          headerText: 'Light on your job',
          text: '<p>Mail us your job; it is online the same day, in English or Dutch.</p><p><a data-button="primary" href="mailto:werk@kunstlicht.example">Mail your job</a></p>',
          image: { src: '/uploads/art/museum.svg#art' },
          layout: 'card-container',
          imagePosition: 'left',
        },
        nl: {
          headerText: 'Licht op uw vacature',
          text: '<p>Mail ons uw vacature; ze staat dezelfde dag online, in het Nederlands of Engels.</p><p><a data-button="primary" href="mailto:werk@kunstlicht.example">Mail uw vacature</a></p>',
          image: { src: '/uploads/art/museum.svg#art' },
          layout: 'card-container',
          imagePosition: 'left',
        },
      },
    }),
  },
  ...contentPages(kunstlichtContent),
  ...peoplePages(kunstlichtPeople, 'werk@kunstlicht.example'),
  ...accountPages(locales, '/uploads/art/hero-kunstlicht.svg#art'),
  textPage(
    'p-terms-and-conditions',
    { en: 'Terms', nl: 'Voorwaarden' },
    { en: legal.terms['en'] ?? '', nl: legal.terms['nl'] ?? '' },
  ),
  textPage(
    'p-privacy',
    { en: 'Privacy', nl: 'Privacy' },
    { en: legal.privacy['en'] ?? '', nl: legal.privacy['nl'] ?? '' },
  ),
  {
    key: 'p-not-found-error',
    path: {},
    settings: {
      en: { page_label: 'Not found', page_title: 'Page not found' },
      nl: { page_label: 'Niet gevonden', page_title: 'Pagina niet gevonden' },
    },
    blocks: framed(
      {
        key: 'text-with-image',
        settings: {
          en: {
            headerText: 'The lights are out here.',
            text: '<p><strong>Error 404.</strong> This page was moved, has closed or never opened.</p><p><a data-button="primary" href="/job-list">Search jobs</a> <a data-button="secondary" href="/">To the home page</a></p>',
            image: { src: '/uploads/art/theatre-stage.svg#art' },
            layout: 'card-container',
          },
          nl: {
            headerText: 'Hier is het licht uit.',
            text: '<p><strong>Fout 404.</strong> Deze pagina is verhuisd, gesloten of nooit opengegaan.</p><p><a data-button="primary" href="/nl/vacatures">Zoek vacatures</a> <a data-button="secondary" href="/nl">Naar de homepage</a></p>',
            image: { src: '/uploads/art/theatre-stage.svg#art' },
            layout: 'card-container',
          },
        },
      },
      { key: 'featured-jobs', settings: { en: { headerText: 'Just in' }, nl: { headerText: 'Net binnen' } } },
    ),
  },
];

/** Kunstlicht, the second site: jobs in art and culture, another brand, colours and font on the same server. */
export const kunstlicht: DemoSite = {
  id: 19,
  status: 'active',
  name: 'Kunstlicht',
  hosts: ['kunstlicht.localhost'],
  defaultLocale: 'en',
  locales,
  board: {
    id: 2,
    name: 'Kunstlicht',
    slug: 'kunstlicht',
    jobPath: '/jobs/{slug}',
    email: 'werk@kunstlicht.example',
  },
  settings: {
    site_name: 'Kunstlicht',
    logo: '/uploads/art/mark-kunstlicht.svg#art',
    favicon: '/uploads/art/mark-kunstlicht.svg',
    primary_color: '#f0a81c',
    primary_employer_color: '#1f3d5c',
    secondary_color: '#b5382a',
    font_family: 'EB Garamond',
    contained_max_width: 75,
    supported_languages: [...locales],
    default_language: 'en',
    job_board: 2,
    job_date_format: 'MMMM dd yyyy',
    flags_to_text: true,
    search_countries: ['NL', 'BE'],
    // The house's examples are a nurse's: this board's visitors look for other work.
    custom_translations: {
      en: { searchJob: { keywordExample: 'E.g. lighting technician', placeExample: 'E.g. Utrecht' } },
      nl: { searchJob: { keywordExample: 'Bijv. lichttechnicus', placeExample: 'Bijv. Utrecht' } },
    },
  },
  texts: {
    en: {
      copyright_text: '© 2026 Kunstlicht',
      cookie_text_small: 'We only use cookies that are necessary, unless you allow more.',
      cookie_text_large:
        'Necessary cookies keep the site going. Statistics teach us what works, marketing shows jobs on other sites. You choose, and you can change your choice at any time.',
    },
    nl: {
      copyright_text: '© 2026 Kunstlicht',
      cookie_text_small: 'We gebruiken alleen cookies die nodig zijn, tenzij je meer toestaat.',
      cookie_text_large:
        'Noodzakelijke cookies houden de site aan de praat. Met statistiek leren we wat werkt, met marketing laten we vacatures op andere sites zien. Je kiest zelf, en je kunt je keuze altijd wijzigen.',
    },
  },
  cookieScripts: demoCookieScripts,
  pages,
};
