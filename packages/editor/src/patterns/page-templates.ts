import { contact, faq } from './contact/contact.patterns.ts';
import { place, placeReady } from './define-pattern.ts';
import { definePageTemplate, type PageTemplate } from './define-page-template.ts';
import { benefits, steps, textPicture, threeColumns } from './content/content.patterns.ts';
import { closingBand, employerPitch, pricing } from './employers/employers.patterns.ts';
import { campaign, heroPicture, heroPoster } from './openings/openings.patterns.ts';
import { buttons, cell, drawing, listed, paragraphs } from './pattern-parts.ts';
import { featuredCompanies, reviews } from './proof/proof.patterns.ts';
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
    benefits,
    (words) => [
      place('featured-jobs', {
        anchor: 'jobs',
        headerText: words.jobs,
        showCount: 6,
        sortStrategy: 'newest',
      }),
    ],
    reviews,
    faq,
    campaign,
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
    threeColumns,
    textPicture,
    reviews,
    featuredCompanies,
    contact,
  ],
});

const employersPage = definePageTemplate({
  key: 'employers',
  messages: employersPageMessages,
  parts: [employerPitch, pricing, contact],
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
      place('html-grid', {
        cellsContent: [
          cell(words.heading1, words.text1),
          cell(words.heading2, words.text2),
          cell(words.heading3, words.text3),
        ],
      }),
      place('text-with-image', {
        headerText: words.placeHeadline,
        text: paragraphs(words.place, words.access),
        image: drawing('route'),
        layout: 'card-container',
        imagePosition: 'left',
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
    steps,
    (words) => [
      place('text-with-image', {
        headerText: words.payHeadline,
        text: listed(words.point1, words.point2, words.point3, words.point4),
        image: drawing('bars'),
        layout: 'card-container',
        imagePosition: 'left',
      }),
    ],
    (words) => [
      placeReady('featured-jobs', {
        anchor: 'jobs',
        headerText: words.jobs,
        showCount: 5,
        jobsLayout: 'list',
      }),
    ],
    reviews,
    closingBand,
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
