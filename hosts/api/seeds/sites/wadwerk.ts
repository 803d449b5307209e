import type { DemoPage, DemoSite } from '../../src/seeding/demo-site.ts';
import { accountPages } from './account-pages.ts';
import { contentPages } from './content-pages.ts';
import { featuredOrganisations, peoplePages, reviewsBlock } from './people-pages.ts';
import { wadwerkContent, wadwerkHome, wadwerkPeople, wadwerkReviews } from './wadwerk-texts.ts';
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

const locales = ['nl', 'en', 'ro'] as const;
const legal = legalTexts({
  name: 'Wadwerk',
  company: 'Wadwerk BV, Turfsingel 10, 9711 VX Groningen, KvK 02098765',
});

const towns = ['Groningen', 'Leeuwarden', 'Assen', 'Emmen', 'Heerenveen'] as const;
const townLinks = (list: string) => placeLinks(list, towns);

const navbar = {
  key: 'navbar',
  isGlobal: 'navbar',
  settings: {
    nl: navbarLinks('Voor werkgevers'),
    en: navbarLinks('For employers'),
    ro: navbarLinks('Pentru angajatori'),
  },
};
const footer = {
  key: 'footer',
  isGlobal: 'footer',
  settings: {
    nl: {
      aboutText:
        'Wadwerk brengt werkzoekenden en werkgevers in Groningen, Friesland en Drenthe bij elkaar. Altijd met salaris, uren en reisafstand.',
      socialLinks: social,
      footerLinks: [
        column(
          'Werkzoekenden',
          links(
            ['Alle vacatures', 'p-job-list'],
            ['Nieuwste vacatures', '/vacatures?sort=-from'],
            ['Werken op afstand', '/vacatures?match[remote]=true'],
            ['Organisaties', 'p-organisation'],
            ['Populaire zoekopdrachten', 'p-landing-pages'],
            ['Job alert', 'p-manage-job-alert'],
            ['Veelgestelde vragen', '/over-ons#vragen'],
          ),
        ),
        column(
          'Werkgevers',
          links(
            ['Vacature plaatsen', postJobAddress()],
            ['Producten en prijzen', 'p-products'],
            ['Zo werkt het', '/werkgevers#vragen'],
            ['Nieuws', 'p-news-list'],
            ['Contact', '/contact'],
          ),
        ),
        column('Vacatures in', townLinks('/vacatures')),
      ],
    },
    en: {
      aboutText:
        'Wadwerk brings job seekers and employers in the north of the Netherlands together. Always with pay, hours and distance.',
      socialLinks: social,
      footerLinks: [
        column(
          'Job seekers',
          links(
            ['All jobs', 'p-job-list'],
            ['Newest jobs', '/en/job-list?sort=-from'],
            ['Remote work', '/en/job-list?match[remote]=true'],
            ['Organisations', 'p-organisation'],
            ['Popular searches', 'p-landing-pages'],
            ['Job alert', 'p-manage-job-alert'],
            ['Questions', '/en/about#vragen'],
          ),
        ),
        column(
          'Employers',
          links(
            ['Post a job', postJobAddress('/en')],
            ['Products and prices', 'p-products'],
            ['How it works', '/en/employers#vragen'],
            ['News', 'p-news-list'],
            ['Contact', '/en/contact'],
          ),
        ),
        column('Jobs in', townLinks('/en/job-list')),
      ],
    },
    ro: {
      aboutText:
        'Wadwerk aduce împreună candidați și angajatori din nordul Țărilor de Jos. Mereu cu salariu, ore și distanță.',
      socialLinks: social,
      footerLinks: [
        column(
          'Candidați',
          links(
            ['Toate joburile', 'p-job-list'],
            ['Cele mai noi', '/ro/locuri-de-munca?sort=-from'],
            ['Lucru la distanță', '/ro/locuri-de-munca?match[remote]=true'],
            ['Organizații', 'p-organisation'],
            ['Căutări populare', 'p-landing-pages'],
            ['Alertă de joburi', 'p-manage-job-alert'],
            ['Întrebări', '/ro/about#vragen'],
          ),
        ),
        column(
          'Angajatori',
          links(
            ['Publică un job', postJobAddress('/ro')],
            ['Produse și prețuri', 'p-products'],
            ['Cum funcționează', '/ro/angajatori#vragen'],
            ['Noutăți', 'p-news-list'],
            ['Contact', '/ro/contact'],
          ),
        ),
        column('Joburi în', townLinks('/ro/locuri-de-munca')),
      ],
    },
  },
};

const callToAction = {
  key: 'call-to-action',
  isGlobal: 'call-to-action',
  settings: {
    nl: {
      text: '<h2>Op zoek naar een nieuwe collega?</h2><p>Plaats je vacature binnen tien minuten. Je bereikt elke maand duizenden werkzoekenden in het Noorden.</p>',
      buttonLink: { name: 'Vacature plaatsen', linkType: 'CUSTOM_LINK', link: postJobAddress() },
      secondButtonLink: { name: 'Lees hoe het werkt', linkType: 'CUSTOM_LINK', link: '/werkgevers#vragen' },
    },
    en: {
      text: '<h2>Looking for a new colleague?</h2><p>Post your job within ten minutes. You reach thousands of job seekers in the North every month.</p>',
      buttonLink: { name: 'Post a job', linkType: 'CUSTOM_LINK', link: postJobAddress('/en') },
      secondButtonLink: { name: 'Read how it works', linkType: 'CUSTOM_LINK', link: '/en/employers#vragen' },
    },
    ro: {
      text: '<h2>Cauți un nou coleg?</h2><p>Publică anunțul în zece minute. Ajungi în fiecare lună la mii de candidați din nord.</p>',
      buttonLink: { name: 'Publică un job', linkType: 'CUSTOM_LINK', link: postJobAddress('/ro') },
      secondButtonLink: {
        name: 'Vezi cum funcționează',
        linkType: 'CUSTOM_LINK',
        link: '/ro/angajatori#vragen',
      },
    },
  },
};

const home: DemoPage = {
  key: 'p-home',
  path: {},
  settings: {
    nl: {
      page_label: 'Home',
      page_title: 'Vacatures in het Noorden',
      page_description:
        'Vacatures in Groningen, Friesland en Drenthe, met salaris, uren en reisafstand erbij.',
    },
    en: {
      page_label: 'Home',
      page_title: 'Jobs in the north of the Netherlands',
      page_description: 'Jobs in Groningen, Friesland and Drenthe, with pay, hours and distance.',
    },
    ro: {
      page_label: 'Acasă',
      page_title: 'Joburi în nordul Țărilor de Jos',
      page_description: 'Joburi în Groningen, Friesland și Drenthe, cu salariu, ore și distanță.',
    },
  },
  blocks: [
    navbar,
    {
      key: 'search-job',
      settings: {
        nl: {
          headline: 'Ruimte voor je volgende stap.',
          subheadline:
            '{{jobs}} vacatures bij {{organisations}} organisaties in Groningen, Friesland en Drenthe. Met salaris, uren en reisafstand erbij.',
          image: { src: '/uploads/art/hero-wadwerk.svg#art' },
          popularSearches: [
            { name: 'Verpleegkundige', search: 'verpleegkundige' },
            { name: 'Monteur', search: 'monteur' },
            { name: 'Administratie', search: 'administratie' },
            { name: 'Werk in Groningen', location_name: 'Groningen' },
          ],
        },
        en: {
          headline: 'Room for your next step.',
          subheadline:
            '{{jobs}} jobs at {{organisations}} organisations in Groningen, Friesland and Drenthe. With pay, hours and distance.',
          image: { src: '/uploads/art/hero-wadwerk.svg#art' },
          popularSearches: [
            { name: 'Developer', search: 'developer' },
            { name: 'Nurse', search: 'verpleegkundige' },
            { name: 'Logistics', search: 'logistiek' },
            { name: 'Work in Groningen', location_name: 'Groningen' },
          ],
        },
        ro: {
          headline: 'Loc pentru următorul tău pas.',
          subheadline:
            '{{jobs}} de joburi la {{organisations}} de organizații în Groningen, Friesland și Drenthe. Cu salariu, ore și distanță.',
          image: { src: '/uploads/art/hero-wadwerk.svg#art' },
          popularSearches: [
            { name: 'Depozit', search: 'depozit' },
            { name: 'Producție', search: 'producție' },
            { name: 'Joburi în Leeuwarden', location_name: 'Leeuwarden' },
            { name: 'Joburi în Groningen', location_name: 'Groningen' },
          ],
        },
      },
    },
    {
      key: 'job-per-segment',
      settings: {
        nl: {
          titleText: 'Waar ben je goed in?',
          showCount: 12,
          segmentTabs: [
            { name: 'Vakgebied', segmentGroups: ['industry'] },
            { name: 'Dienstverband', segmentGroups: ['contract'] },
            { name: 'Opleiding', segmentGroups: ['education'] },
          ],
        },
        en: {
          titleText: 'What are you good at?',
          showCount: 12,
          segmentTabs: [
            { name: 'Field', segmentGroups: ['industry'] },
            { name: 'Contract', segmentGroups: ['contract'] },
            { name: 'Education', segmentGroups: ['education'] },
          ],
        },
        ro: {
          titleText: 'La ce te pricepi?',
          showCount: 12,
          segmentTabs: [
            { name: 'Domeniu', segmentGroups: ['industry'] },
            { name: 'Contract', segmentGroups: ['contract'] },
            { name: 'Studii', segmentGroups: ['education'] },
          ],
        },
      },
    },
    {
      key: 'featured-jobs',
      settings: {
        nl: {
          headerText: 'Uitgelichte vacatures',
          showCount: 6,
          sortStrategy: 'featured',
          groupOrganisations: true,
        },
        en: { headerText: 'Featured jobs', showCount: 6, sortStrategy: 'featured', groupOrganisations: true },
        ro: {
          headerText: 'Joburi recomandate',
          showCount: 6,
          sortStrategy: 'featured',
          groupOrganisations: true,
        },
      },
    },
    featuredOrganisations(wadwerkHome),
    callToAction,
    footer,
  ],
};

const jobList: DemoPage = {
  key: 'p-job-list',
  path: {},
  settings: {
    nl: {
      page_label: 'Vacatures',
      page_title: 'Vacatures',
      page_description: 'Zoek op functie, plaats en afstand tussen alle vacatures in het Noorden.',
    },
    en: {
      page_label: 'Jobs',
      page_title: 'Jobs',
      page_description: 'Search all jobs in the North by title, place and distance.',
    },
    ro: {
      page_label: 'Joburi',
      page_title: 'Locuri de muncă',
      page_description: 'Caută după funcție, loc și distanță printre toate joburile din nord.',
    },
  },
  blocks: framed(everywhere('search-job', locales, { height: 'small' }), everywhere('job-list', locales, {})),
};

const jobDetails: DemoPage = {
  key: 'p-job-details',
  path: {},
  settings: { nl: { page_label: 'Vacature' }, en: { page_label: 'Job' }, ro: { page_label: 'Job' } },
  blocks: framed(everywhere('job-details', locales, { hideGender: 'show_not_required' }), {
    key: 'call-to-action',
    isGlobal: 'call-to-action',
    settings: {},
  }),
};

const about: DemoPage = {
  key: 'p-about',
  path: {},
  settings: {
    nl: {
      page_label: 'Over ons',
      page_title: 'Over ons',
      page_description: 'Wie er achter Wadwerk zit, en antwoord op wat werkzoekenden het vaakst vragen.',
    },
    en: {
      page_label: 'About',
      page_title: 'About us',
      page_description: 'Who is behind Wadwerk, and answers to what job seekers ask most.',
    },
    ro: {
      page_label: 'Despre noi',
      page_title: 'Despre noi',
      page_description: 'Cine este în spatele Wadwerk și răspunsuri la cele mai frecvente întrebări.',
    },
  },
  blocks: framed(
    {
      key: 'text-with-image',
      settings: {
        nl: {
          headerText: 'Werk met de wind mee',
          text: '<p>Wadwerk is gemaakt in Groningen, voor iedereen die in het Noorden wil werken en wonen. Geen advertentiemuur en geen praatjes: bij elke vacature zie je wat het betaalt, hoeveel uren het is en hoe ver je moet rijden.</p><p>Staat het salaris er niet bij, dan zeggen we dat eerlijk. Een vacature die verloopt, gaat dezelfde dag van de site.</p>',
          image: { src: '/uploads/art/lighthouse.svg#art' },
          layout: 'card-container',
        },
        en: {
          headerText: 'Work with the wind at your back',
          text: '<p>Wadwerk is made in Groningen, for everyone who wants to work and live in the North. No wall of adverts and no small talk: every job says what it pays, how many hours it is and how far you would travel.</p><p>Where the salary is missing, we say so. A job that expires leaves the site the same day.</p>',
          image: { src: '/uploads/art/lighthouse.svg#art' },
          layout: 'card-container',
        },
        ro: {
          headerText: 'La muncă, cu vântul din spate',
          text: '<p>Wadwerk este făcut la Groningen, pentru toți cei care vor să muncească și să trăiască în nord. Fără pereți de reclame și fără vorbe goale: la fiecare job vezi cât se plătește, câte ore sunt și cât ai de mers.</p><p>Dacă salariul lipsește, o spunem deschis. Un job expirat dispare de pe site în aceeași zi.</p>',
          image: { src: '/uploads/art/lighthouse.svg#art' },
          layout: 'card-container',
        },
      },
    },
    reviewsBlock(1, wadwerkReviews.heading, wadwerkReviews.subheading),
    {
      key: 'faq',
      settings: {
        nl: {
          anchor: 'vragen',
          title: 'Veelgestelde vragen',
          questions: [
            {
              question: 'Kost solliciteren iets?',
              answer: '<p>Nee. Zoeken, solliciteren en alerts zijn voor werkzoekenden altijd gratis.</p>',
            },
            {
              question: 'Heb ik een account nodig om te solliciteren?',
              answer:
                '<p>Nee. Je vult het formulier onder de vacature in en stuurt je cv mee. Je krijgt meteen een bevestiging per mail.</p>',
            },
            {
              question: 'Wie krijgt mijn cv te zien?',
              answer:
                '<p>Alleen de werkgever van de vacature. Vier weken nadat de vacature is gesloten, verwijderen we je gegevens en je bestanden.</p>',
            },
            {
              question: 'Hoe wordt de afstand berekend?',
              answer:
                '<p>Hemelsbreed, vanaf het midden van de plaats die je kiest. Werk op afstand en werk zonder vaste plek staat onderaan als je op afstand sorteert.</p>',
            },
          ],
        },
        en: {
          anchor: 'vragen',
          title: 'Questions',
          questions: [
            {
              question: 'Does applying cost anything?',
              answer: '<p>No. Searching, applying and alerts are always free for job seekers.</p>',
            },
            {
              question: 'Do I need an account to apply?',
              answer:
                '<p>No. You fill in the form under the job and send your CV along. A confirmation is mailed to you at once.</p>',
            },
            {
              question: 'Who gets to see my CV?',
              answer:
                '<p>Only the employer of the job. Four weeks after the job has closed we delete your details and files.</p>',
            },
            {
              question: 'How is the distance measured?',
              answer:
                '<p>As the crow flies, from the middle of the place you choose. Remote work and work without a fixed place come last when you sort by distance.</p>',
            },
          ],
        },
        ro: {
          anchor: 'vragen',
          title: 'Întrebări frecvente',
          questions: [
            {
              question: 'Costă ceva să aplic?',
              answer:
                '<p>Nu. Căutarea, aplicarea și alertele sunt întotdeauna gratuite pentru candidați.</p>',
            },
            {
              question: 'Am nevoie de cont ca să aplic?',
              answer:
                '<p>Nu. Completezi formularul de sub anunț și trimiți CV-ul. Primești imediat o confirmare pe e-mail.</p>',
            },
            {
              question: 'Cine îmi vede CV-ul?',
              answer:
                '<p>Numai angajatorul care a publicat jobul. La patru săptămâni după închiderea anunțului ștergem datele și fișierele tale.</p>',
            },
            {
              question: 'Cum se calculează distanța?',
              answer:
                '<p>În linie dreaptă, din centrul localității alese. Munca la distanță și cea fără loc fix apar la final când sortezi după distanță.</p>',
            },
          ],
        },
      },
    },
    { key: 'call-to-action', isGlobal: 'call-to-action', settings: {} },
  ),
};

const employers: DemoPage = {
  key: 'p-generic',
  path: { nl: 'werkgevers', en: 'employers', ro: 'angajatori' },
  settings: {
    nl: {
      page_label: 'Voor werkgevers',
      page_title: 'Voor werkgevers',
      page_description:
        'Plaats je vacature tussen mensen die in het Noorden willen werken: dezelfde dag online.',
    },
    en: {
      page_label: 'For employers',
      page_title: 'For employers',
      page_description: 'Post your job among people who want to work in the North: online the same day.',
    },
    ro: {
      page_label: 'Pentru angajatori',
      page_title: 'Pentru angajatori',
      page_description: 'Publică anunțul printre oameni care vor să lucreze în nord: online în aceeași zi.',
    },
  },
  blocks: framed(
    {
      key: 'text-with-image',
      settings: {
        nl: {
          headerText: 'Jouw vacature tussen mensen die hier willen werken',
          text: '<p>Mail ons je vacature, dan staat ze dezelfde dag online: met salaris, uren en plaats, in het Nederlands, Engels of Roemeens.</p><p><a data-button="primary" href="mailto:werkgevers@wadwerk.example">Mail je vacature</a></p>',
          image: { src: '/uploads/art/harbour.svg#art' },
          layout: 'card-container',
          imagePosition: 'left',
        },
        en: {
          headerText: 'Your job among people who want to work here',
          text: '<p>Mail us your job and it is online the same day: with pay, hours and place, in Dutch, English or Romanian.</p><p><a data-button="primary" href="mailto:werkgevers@wadwerk.example">Mail your job</a></p>',
          image: { src: '/uploads/art/harbour.svg#art' },
          layout: 'card-container',
          imagePosition: 'left',
        },
        ro: {
          headerText: 'Jobul tău, printre oameni care vor să lucreze aici',
          text: '<p>Trimite-ne anunțul pe e-mail și apare în aceeași zi: cu salariu, ore și loc, în neerlandeză, engleză sau română.</p><p><a data-button="primary" href="mailto:werkgevers@wadwerk.example">Trimite anunțul</a></p>',
          image: { src: '/uploads/art/harbour.svg#art' },
          layout: 'card-container',
          imagePosition: 'left',
        },
      },
    },
    {
      key: 'figures',
      settings: {
        nl: {
          heading: 'Wie je hier bereikt',
          figures: [
            { value: '48.000', label: 'bezoekers per maand, van Delfzijl tot Lemmer' },
            { value: '1 op 3', label: 'zoekt binnen vijftien kilometer van huis' },
            { value: '17 dagen', label: 'tot een vacature vervuld is, gemiddeld' },
          ],
        },
        en: {
          heading: 'Whom you reach here',
          figures: [
            { value: '48,000', label: 'visitors a month, from Delfzijl to Lemmer' },
            { value: '1 in 3', label: 'looks within fifteen kilometres of home' },
            { value: '17 days', label: 'until a job is filled, on average' },
          ],
        },
        ro: {
          heading: 'La cine ajungi aici',
          figures: [
            { value: '48.000', label: 'de vizitatori pe lună, de la Delfzijl la Lemmer' },
            { value: '1 din 3', label: 'caută la cel mult cincisprezece kilometri de casă' },
            { value: '17 zile', label: 'până se ocupă un post, în medie' },
          ],
        },
      },
    },
    {
      key: 'timeline',
      settings: {
        nl: {
          heading: 'Van mail tot eerste werkdag',
          layout: 'across',
          moments: [
            { title: 'Je mailt je vacature', text: 'In je eigen woorden. Een pdf mag ook.' },
            { title: 'Wij zetten haar online', text: 'Dezelfde werkdag, met salaris, uren en plaats.' },
            { title: 'Mensen reageren', text: 'Rechtstreeks bij jou, met of zonder cv.' },
            { title: 'Jij kiest', text: 'En haalt de vacature weg met één klik.' },
          ],
        },
        en: {
          heading: 'From mail to first day at work',
          layout: 'across',
          moments: [
            { title: 'You mail us your job', text: 'In your own words. A PDF will do.' },
            { title: 'We put it online', text: 'The same working day, with pay, hours and place.' },
            { title: 'People reply', text: 'To you directly, with or without a CV.' },
            { title: 'You choose', text: 'And take the job off the site with one click.' },
          ],
        },
        ro: {
          heading: 'De la e-mail la prima zi de lucru',
          layout: 'across',
          moments: [
            { title: 'Ne trimiți anunțul', text: 'Cu cuvintele tale. Merge și un PDF.' },
            { title: 'Îl punem online', text: 'În aceeași zi lucrătoare, cu salariu, ore și loc.' },
            { title: 'Oamenii răspund', text: 'Direct la tine, cu sau fără CV.' },
            { title: 'Tu alegi', text: 'Și scoți anunțul de pe site cu un singur clic.' },
          ],
        },
      },
    },
    {
      key: 'faq',
      settings: {
        nl: {
          anchor: 'vragen',
          title: 'Zo werkt het',
          questions: [
            {
              question: 'Hoe snel staat mijn vacature online?',
              answer: '<p>Dezelfde werkdag, en binnen een seconde vindbaar.</p>',
            },
            {
              question: 'Kan ik mijn vacatures automatisch aanleveren?',
              answer:
                '<p>Ja. We lezen XML- en JSON-feeds; wat uit de feed verdwijnt, verdwijnt van de site.</p>',
            },
            {
              question: 'Moet het salaris erbij?',
              answer:
                '<p>Het hoeft niet, maar vacatures met een salaris krijgen duidelijk meer reacties.</p>',
            },
          ],
        },
        en: {
          anchor: 'vragen',
          title: 'How it works',
          questions: [
            {
              question: 'How soon is my job online?',
              answer: '<p>The same working day, and found within a second.</p>',
            },
            {
              question: 'Can I deliver my jobs automatically?',
              answer: '<p>Yes. We read XML and JSON feeds; what leaves the feed leaves the site.</p>',
            },
            {
              question: 'Must the salary be shown?',
              answer: '<p>No, but jobs with a salary clearly get more replies.</p>',
            },
          ],
        },
        ro: {
          anchor: 'vragen',
          title: 'Cum funcționează',
          questions: [
            {
              question: 'Cât de repede apare jobul?',
              answer: '<p>În aceeași zi lucrătoare, și poate fi găsit într-o secundă.</p>',
            },
            {
              question: 'Pot livra joburile automat?',
              answer: '<p>Da. Citim fluxuri XML și JSON; ce dispare din flux dispare și de pe site.</p>',
            },
            {
              question: 'Salariul este obligatoriu?',
              answer: '<p>Nu, dar joburile cu salariu primesc vizibil mai multe răspunsuri.</p>',
            },
          ],
        },
      },
    },
  ),
};

const notFound: DemoPage = {
  key: 'p-not-found-error',
  path: {},
  settings: {
    nl: { page_label: 'Niet gevonden', page_title: 'Pagina niet gevonden' },
    en: { page_label: 'Not found', page_title: 'Page not found' },
    ro: { page_label: 'Negăsită', page_title: 'Pagina nu a fost găsită' },
  },
  blocks: framed(
    {
      key: 'text-with-image',
      settings: {
        nl: {
          headerText: 'Deze pagina is drooggevallen.',
          text: '<p><strong>Fout 404.</strong> Ze is verplaatst, verlopen of heeft nooit bestaan. Het tij keert hier niet vanzelf, dus zoek liever verder.</p><p><a data-button="primary" href="/vacatures">Zoek vacatures</a> <a data-button="secondary" href="/">Naar de homepage</a></p>',
          image: { src: '/uploads/art/low-tide.svg#art' },
          layout: 'card-container',
        },
        en: {
          headerText: 'This page has run aground.',
          text: '<p><strong>Error 404.</strong> It was moved, has expired or never was. The tide will not turn here by itself, so better search on.</p><p><a data-button="primary" href="/en/job-list">Search jobs</a> <a data-button="secondary" href="/en">To the home page</a></p>',
          image: { src: '/uploads/art/low-tide.svg#art' },
          layout: 'card-container',
        },
        ro: {
          headerText: 'Pagina aceasta a eșuat pe nisip.',
          text: '<p><strong>Eroare 404.</strong> A fost mutată, a expirat sau nu a existat niciodată. Fluxul nu vine singur aici, așa că mai bine caută mai departe.</p><p><a data-button="primary" href="/ro/locuri-de-munca">Caută joburi</a> <a data-button="secondary" href="/ro">Prima pagină</a></p>',
          image: { src: '/uploads/art/low-tide.svg#art' },
          layout: 'card-container',
        },
      },
    },
    {
      key: 'featured-jobs',
      settings: {
        nl: { headerText: 'Net binnen' },
        en: { headerText: 'Just in' },
        ro: { headerText: 'Abia sosite' },
      },
    },
  ),
};

/** Wadwerk, site 18: jobs in the north of the Netherlands. */
export const wadwerk: DemoSite = {
  id: 18,
  status: 'active',
  name: 'Wadwerk',
  hosts: ['localhost', 'wadwerk.localhost', '127.0.0.1'],
  defaultLocale: 'nl',
  locales,
  board: {
    id: 1,
    name: 'Wadwerk',
    slug: 'wadwerk',
    jobPath: '/vacature/{slug}',
    email: 'hallo@wadwerk.example',
    newsletters: [
      {
        id: 1,
        names: { nl: 'Wadwerk Weekbericht', en: 'Wadwerk Weekly', ro: 'Săptămâna Wadwerk' },
      },
    ],
  },
  settings: {
    site_name: 'Wadwerk',
    logo: '/uploads/art/mark-wadwerk.svg#art',
    favicon: '/uploads/art/mark-wadwerk.svg',
    primary_color: '#00616b',
    primary_employer_color: '#8a4423',
    secondary_color: '#e6a03a',
    font_family: 'Montserrat',
    contained_max_width: 75,
    supported_languages: [...locales],
    default_language: 'nl',
    job_board: 1,
    job_date_format: 'dd-MM-yyyy',
    flags_to_text: true,
    search_countries: ['NL', 'BE', 'DE'],
    app_credit_price: 1,
    invoice_name: 'Wadwerk BV',
    invoice_address: 'Turfsingel 10\n9711 VX Groningen',
    invoice_country: 'NL',
    invoice_vat_number: 'NL853746333B01',
    invoice_registration: '02098765',
    invoice_iban: 'NL91 ABNA 0417 1643 00',
  },
  texts: {
    nl: {
      copyright_text: '© 2026 Wadwerk',
      cookie_text_small: 'We gebruiken alleen cookies die nodig zijn, tenzij je meer toestaat.',
      cookie_text_large:
        'Noodzakelijke cookies houden de site aan de praat. Met statistiek leren we wat werkt, met marketing laten we vacatures op andere sites zien. Je kiest zelf, en je kunt je keuze altijd wijzigen.',
    },
    en: {
      copyright_text: '© 2026 Wadwerk',
      cookie_text_small: 'We only use cookies that are necessary, unless you allow more.',
      cookie_text_large:
        'Necessary cookies keep the site going. Statistics teach us what works, marketing shows jobs on other sites. You choose, and you can change your choice at any time.',
    },
    ro: {
      copyright_text: '© 2026 Wadwerk',
      cookie_text_small: 'Folosim doar module cookie necesare, dacă nu permiți mai mult.',
      cookie_text_large:
        'Modulele cookie necesare țin site-ul în funcțiune. Statisticile ne arată ce funcționează, marketingul arată joburi pe alte site-uri. Tu alegi și îți poți schimba oricând alegerea.',
    },
  },
  cookieScripts: demoCookieScripts,
  pages: [
    home,
    jobList,
    jobDetails,
    about,
    employers,
    ...contentPages(wadwerkContent),
    ...peoplePages(wadwerkPeople, 'redactie@wadwerk.example'),
    ...accountPages(locales, '/uploads/art/hero-wadwerk-login.svg#art'),
    textPage('p-terms-and-conditions', { nl: 'Voorwaarden', en: 'Terms', ro: 'Termeni' }, legal.terms),
    textPage('p-privacy', { nl: 'Privacy', en: 'Privacy', ro: 'Confidențialitate' }, legal.privacy),
    notFound,
  ],
};
