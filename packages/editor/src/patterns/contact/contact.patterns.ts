import { definePattern, place, placeReady, type Pattern } from '../define-pattern.ts';
import { buttons, drawing, inColumn, paragraphs } from '../pattern-parts.ts';
import { contactMessages } from './contact.messages.ts';
import { faqMessages } from './faq.messages.ts';
import { mapMessages } from './map.messages.ts';
import { newsletterMessages } from './newsletter.messages.ts';
import { questionsBesideMessages } from './questions-beside.messages.ts';

/** What is asked before somebody applies. */
export const faq = definePattern({
  key: 'faq',
  category: 'contact',
  drawing: [
    't3 35 8 34 3.5 1.75',
    't0 14.5 18.5 75 9 3',
    't3 19 21.7 40 2.5 1.25',
    't4 80 22 5 2 1',
    't0 14.5 30.5 75 9 3',
    't3 19 33.7 36 2.5 1.25',
    't4 80 34 5 2 1',
    't0 14.5 42.5 75 9 3',
    't3 19 45.7 44 2.5 1.25',
    't4 80 46 5 2 1',
  ],
  messages: faqMessages,
  blocks: (words) => [
    place('faq', {
      title: words.title,
      questions: [
        { question: words.question1, answer: paragraphs(words.answer1) },
        { question: words.question2, answer: paragraphs(words.answer2) },
        { question: words.question3, answer: paragraphs(words.answer3) },
        { question: words.question4, answer: paragraphs(words.answer4) },
        { question: words.question5, answer: paragraphs(words.answer5) },
      ],
    }),
  ],
});

/** Who answers, and a form. */
export const contact = definePattern({
  key: 'contact',
  category: 'contact',
  drawing: [
    't2 60 0 44 24 0',
    't3 8 7 30 4 2',
    't1 8 14 40 2 1',
    't3 34 29 36 3.5 1.75',
    'tp 26 36 24 6 2',
    'tp 54 36 24 6 2',
    'tp 26 45 52 8 2',
    't4 26 56 18 6 2',
  ],
  messages: contactMessages,
  blocks: (words) => [
    place('text-with-image', {
      headerText: words.headline,
      text: paragraphs(words.text, words.phone),
      image: drawing('rings'),
      layout: 'card-container',
    }),
    placeReady('contact', { title: words.title, successMessage: words.sent }),
  ],
});

const questionsBeside = definePattern({
  key: 'questions-beside',
  category: 'contact',
  drawing: [
    't3 8 15 26 4 2',
    't1 8 24 28 2 1',
    't1 8 29 24 2 1',
    't4 8 38 16 7 2',
    't0 46.5 12.5 50 10 3',
    't3 51 16 28 2.5 1.25',
    't0 46.5 26.5 50 10 3',
    't3 51 30 24 2.5 1.25',
    't0 46.5 40.5 50 10 3',
    't3 51 44 30 2.5 1.25',
  ],
  messages: questionsBesideMessages,
  blocks: (words) => [
    placeReady('columns', {
      count: 2,
      widths: 'last_wider',
      gap: 'large',
      background: 'tint',
      stacked: 'tablet',
    }),
    place('text-with-image', {
      headerText: words.headline,
      text: paragraphs(words.text) + buttons({ text: words.action, href: 'page:p-about' }),
      layout: 'card-container',
      ...inColumn(1),
    }),
    place('faq', {
      title: words.title,
      questions: [
        { question: words.question1, answer: paragraphs(words.answer1) },
        { question: words.question2, answer: paragraphs(words.answer2) },
        { question: words.question3, answer: paragraphs(words.answer3) },
      ],
      ...inColumn(2),
    }),
  ],
});

/** Where one finds us. */
export const map = definePattern({
  key: 'map',
  category: 'contact',
  drawing: [
    't3 8 7 34 4 2',
    't2 M10 24l14-7 16 6 12-5v34l-14 5-14-6-14 6z',
    't4 26 28 3',
    't4 42 36 3',
    't4 20 42 3',
    't3 64 22 28 3 1.5',
    't1 64 28 22 2 1',
    't3 64 38 24 3 1.5',
    't1 64 44 26 2 1',
  ],
  messages: mapMessages,
  blocks: (words) => [
    place('map', {
      heading: words.heading,
      subheading: words.subheading,
      places: [
        { name: 'Groningen', text: words.text1 },
        { name: 'Leeuwarden', text: words.text2 },
        { name: 'Assen', text: words.text3 },
      ],
    }),
  ],
});

/** A field for an address. */
export const newsletter = definePattern({
  key: 'newsletter',
  category: 'contact',
  drawing: [
    't2 6 14 92 36 4',
    't3 14 23 30 4 2',
    't1 14 31 32 2 1',
    't1 14 36 26 2 1',
    't0 54 24 24 8 2',
    't4 80 24 12 8 2',
    't1 54 37 34 2 1',
  ],
  messages: newsletterMessages,
  blocks: (words) => [
    place('newsletter', {
      heading: words.heading,
      subheading: words.subheading,
      note: words.note,
      thanks: words.thanks,
    }),
  ],
});

/** How to get in touch. */
export const contacts: readonly Pattern[] = [faq, questionsBeside, contact, map, newsletter];
