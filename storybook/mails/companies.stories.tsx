import { companyDecidedMail, type MailedCompany } from '@boardwright/api/mails';
import type { Meta } from '@storybook/react-vite';
import { mailStory, sharedByMails } from './mail-stories.tsx';

const meta: Meta = { title: 'Mails/Companies', tags: ['autodocs'], ...sharedByMails };
export default meta;

const company = (locale: string): MailedCompany => ({
  locale,
  givenName: 'Ilse',
  company: 'Zorggroep Lauwers',
  url: 'https://wadwerk.example/my-account',
});
const nothing = { reason: '', published: [], left: [], waiting: [] } as const;

export const Approved = mailStory(
  'To a company: it is approved, and which of its jobs went online with it',
  (brand, locale) =>
    companyDecidedMail(
      company(locale),
      {
        decision: 'approve',
        reason: '',
        published: ['Wijkverpleegkundige', 'Verzorgende IG'],
        left: ['Teamleider thuiszorg Het Hogeland'],
        waiting: [],
      },
      brand,
    ),
);
export const Blocked = mailStory('To a company: it is blocked, why, and what it can do', (brand, locale) =>
  companyDecidedMail(
    company(locale),
    { ...nothing, decision: 'block', reason: 'Sollicitanten moesten vooraf voor hun werkkleding betalen.' },
    brand,
  ),
);
export const Unblocked = mailStory('To a company: it is no longer blocked', (brand, locale) =>
  companyDecidedMail(company(locale), { ...nothing, decision: 'unblock' }, brand),
);
