import { restoredMail, withheldMail, type MailedDecision } from '@boardwright/api/mails';
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
