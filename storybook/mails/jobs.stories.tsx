import {
  type MailedDecision,
  type MailedReport,
  movedMail,
  reportDecidedMail,
  reportReceivedMail,
  restoredMail,
  returnedMail,
  withheldMail,
} from '@boardwright/api/mails';
import type { Meta } from '@storybook/react-vite';
import { mailStory, sharedByMails } from './mail-stories.tsx';

const meta: Meta = { title: 'Mails/Jobs', tags: ['autodocs'], ...sharedByMails };
export default meta;

const decision = (locale: string): MailedDecision => ({
  locale,
  givenName: 'Ilse',
  company: 'Zorggroep Lauwers',
  title: 'Teamleider thuiszorg Het Hogeland',
  url: 'https://wadwerk.example/my-account?menuType=manage-jobs&active-job=4',
});
const reason = {
  isReported: true,
  ground: 'misleading',
  explanation: 'De tekst belooft een vast contract, maar sollicitanten kregen een oproepcontract aangeboden.',
} as const;

export const TakenOff = mailStory(
  'To a company: the site took its job off, why, and what it can do',
  (brand, locale) => withheldMail(decision(locale), reason, brand),
);
export const PutBack = mailStory('To a company: its job is on the site again', (brand, locale) =>
  restoredMail(decision(locale), true, brand),
);
export const PutBackLater = mailStory('The same, of a job that is not online now', (brand, locale) =>
  restoredMail(decision(locale), false, brand),
);

const words = 'De functie is vervuld, zoals je ons schreef.';

export const Ended = mailStory('To a company: the site ended its job', (brand, locale) =>
  movedMail(decision(locale), 'ended', words, brand),
);
export const Published = mailStory(
  'To a company: the site looked at its job and published it',
  (brand, locale) => movedMail(decision(locale), 'published', '', brand),
);
export const SentBack = mailStory(
  'To a company: what is to change before its job goes online',
  (brand, locale) =>
    returnedMail(
      decision(locale),
      {
        reasons: ['discriminates', 'pay_missing'],
        words: 'Haal ‘het liefst onder de 35’ weg: een leeftijd noemen mag niet.',
      },
      brand,
    ),
);
export const Paused = mailStory('To a company: the site set its job on pause', (brand, locale) =>
  movedMail(decision(locale), 'paused', words, brand),
);
export const Reopened = mailStory('To a company: the site opened its job again', (brand, locale) =>
  movedMail(decision(locale), 'reopened', '', brand),
);

const report = (locale: string): MailedReport => ({
  locale,
  title: 'Teamleider thuiszorg Het Hogeland',
  url: 'https://wadwerk.example/vacature/teamleider-thuiszorg-het-hogeland',
});

export const Reported = mailStory('To who reported a job: the report came in', (brand, locale) =>
  reportReceivedMail(report(locale), 'misleading', brand),
);
export const ReportedAndTakenOff = mailStory(
  'To who reported a job: it was taken off, and how to object',
  (brand, locale) =>
    reportDecidedMail(
      report(locale),
      { outcome: 'withheld', ground: 'misleading', message: 'De werkgever past de tekst aan.' },
      brand,
    ),
);
export const ReportedAndLeft = mailStory(
  'To who reported a job: it stays, why, and how to object',
  (brand, locale) =>
    reportDecidedMail(
      report(locale),
      {
        outcome: 'left',
        ground: null,
        message: 'We hebben het contract gezien: het is een vast contract, zoals er staat.',
      },
      brand,
    ),
);
