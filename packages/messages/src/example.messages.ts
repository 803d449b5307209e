import { defineMessages } from './define-messages.ts';

/** What the tests read. */
export const exampleMessages = defineMessages({
  en: {
    hello: 'Hello {{name}}',
    form: { required: 'Required' },
    jobs_one: '{{count}} job on {{site}}',
    jobs_other: '{{count}} jobs on {{site}}',
  },
  nl: {
    hello: 'Hallo {{name}}',
    form: { required: 'Verplicht' },
    jobs_one: '{{count}} vacature op {{site}}',
    jobs_other: '{{count}} vacatures op {{site}}',
  },
  ro: {
    hello: 'Bună, {{name}}',
    form: { required: 'Obligatoriu' },
    jobs_one: '{{count}} job pe {{site}}',
    jobs_few: '{{count}} joburi pe {{site}}',
    jobs_other: '{{count}} de joburi pe {{site}}',
  },
});
