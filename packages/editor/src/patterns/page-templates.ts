import { contact, faq, newsletter } from './contact/contact.patterns.ts';
import { place, placeReady } from './define-pattern.ts';
import { definePageTemplate, type PageTemplate } from './define-page-template.ts';
import { benefits, gallery, textPicture } from './content/content.patterns.ts';
import { employerPitch, pricing } from './employers/employers.patterns.ts';
import { campaign, heroPicture, heroPoster } from './openings/openings.patterns.ts';
import { buttons, drawing, listed, paragraphs } from './pattern-parts.ts';
import { team } from './people/people.patterns.ts';
import { featuredCompanies, logos, quote, reviews } from './proof/proof.patterns.ts';
import { aboutPageMessages } from './templates/about-page.messages.ts';
import { campaignPageMessages } from './templates/campaign-page.messages.ts';
import { employersPageMessages } from './templates/employers-page.messages.ts';
import { eventPageMessages } from './templates/event-page.messages.ts';
import { vacancyPageMessages } from './templates/vacancy-page.messages.ts';

const campaignPage = definePageTemplate({
  key: 'campaign',
  messages: campaignPageMessages,
  like: heroPoster,
  parts: [
    (words) => [
      place('text-with-image', {
        headerText: words.headline,
        text: paragraphs(words.text) + buttons({ text: words.action, href: '#jobs' }),
        image: drawing('crew'),
        layout: 'poster',
        verticalPosition: 'bottom',
      }),
    ],
    (words) => [
      place('figures', {
        heading: words.figures,
        figures: [
          { value: words.value1, label: words.label1 },
          { value: words.value2, label: words.label2 },
          { value: words.value3, label: words.label3 },
          { value: words.value4, label: words.label4 },
        ],
        layout: 'panel',
      }),
    ],
    benefits,
    (words) => [
      place('featured-jobs', {
        anchor: 'jobs',
        headerText: words.jobs,
        showCount: 6,
        sortStrategy: 'newest',
      }),
    ],
    quote,
    gallery,
    faq,
    campaign,
    newsletter,
  ],
});

const aboutPage = definePageTemplate({
  key: 'about',
  messages: aboutPageMessages,
  like: heroPicture,
  parts: [
    (words) => [
      place('text-with-image', {
        headerText: words.headline,
        text: paragraphs(words.text) + buttons({ text: words.action, href: 'page:p-job-list' }),
        image: drawing('hills'),
        backgroundGradient: true,
      }),
    ],
    textPicture,
    (words) => [
      place('timeline', {
        heading: words.history,
        moments: [
          { when: words.when1, title: words.title1, text: words.text1 },
          { when: words.when2, title: words.title2, text: words.text2 },
          { when: words.when3, title: words.title3, text: words.text3 },
          { when: words.when4, title: words.title4, text: words.text4 },
        ],
        layout: 'across',
      }),
    ],
    team,
    reviews,
    featuredCompanies,
    newsletter,
    contact,
  ],
});

const employersPage = definePageTemplate({
  key: 'employers',
  messages: employersPageMessages,
  parts: [
    employerPitch,
    (words) => [
      place('figures', {
        heading: words.figures,
        figures: [
          { value: '25 km', label: words.label1 },
          { value: words.value2, label: words.label2 },
          { value: words.value3, label: words.label3 },
        ],
        layout: 'cards',
      }),
      place('timeline', {
        heading: words.steps,
        moments: [
          { when: words.when1, title: words.title1, text: words.text1 },
          { when: words.when2, title: words.title2, text: words.text2 },
          { when: words.when3, title: words.title3, text: words.text3 },
          { when: words.when4, title: words.title4, text: words.text4 },
        ],
        layout: 'across',
      }),
    ],
    logos,
    pricing,
    contact,
  ],
});

const eventPage = definePageTemplate({
  key: 'event',
  messages: eventPageMessages,
  like: campaign,
  parts: [
    (words) => [
      place('text-with-image', {
        headerText: words.headline,
        text: paragraphs(words.text) + buttons({ text: words.action, href: '#sign-up' }),
        image: drawing('arches'),
        backgroundGradient: true,
      }),
      place('countdown', { heading: words.countdown, endText: words.end, layout: 'panel' }),
      place('timeline', {
        heading: words.programme,
        subheading: words.programmeLead,
        moments: [
          { when: '10:00', title: words.title1, text: words.text1 },
          { when: '12:00', title: words.title2, text: words.text2 },
          { when: '14:00', title: words.title3, text: words.text3 },
        ],
      }),
    ],
    gallery,
    (words) => [
      place('map', {
        heading: words.placeHeadline,
        subheading: words.access,
        places: [{ name: 'Groningen', text: words.place }],
        links: 'none',
      }),
      place('contact', {
        anchor: 'sign-up',
        title: words.form,
        successMessage: words.sent,
        formFields: ['subject', 'phone'],
      }),
    ],
  ],
});

const vacancyPage = definePageTemplate({
  key: 'vacancy',
  messages: vacancyPageMessages,
  like: heroPicture,
  parts: [
    (words) => [
      place('text-with-image', {
        headerText: words.headline,
        text: paragraphs(words.text) + buttons({ text: words.action, href: '#jobs' }),
        image: drawing('route'),
        backgroundGradient: true,
      }),
    ],
    (words) => [
      place('timeline', {
        heading: words.route,
        moments: [
          { when: words.when1, title: words.stage1, text: words.about1 },
          { when: words.when2, title: words.stage2, text: words.about2 },
          { when: words.when3, title: words.stage3, text: words.about3 },
          { when: words.when4, title: words.stage4, text: words.about4 },
        ],
        layout: 'across',
      }),
      place('text-with-image', {
        headerText: words.payHeadline,
        text: listed(words.point1, words.point2, words.point3, words.point4),
        image: drawing('bars'),
        layout: 'card-container',
        imagePosition: 'left',
      }),
      place('quote', {
        text: words.quote,
        name: 'Henk Wiersma',
        role: words.role,
        picture: drawing('portrait-2'),
        layout: 'panel',
      }),
      placeReady('featured-jobs', {
        anchor: 'jobs',
        headerText: words.jobs,
        showCount: 5,
        jobsLayout: 'list',
      }),
    ],
    faq,
    newsletter,
  ],
});

/** Whole pages that arrive finished, in the order of their list. */
export const pageTemplates: readonly PageTemplate[] = [
  campaignPage,
  aboutPage,
  employersPage,
  eventPage,
  vacancyPage,
];
