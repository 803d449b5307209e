import { alertMail, confirmAlertMail, newsletterMail, type MailedAlert } from '@boardwright/api/mails';
import type { Meta } from '@storybook/react-vite';
import { mailStory, sharedByMails } from './mail-stories.tsx';

const meta: Meta = { title: 'Mails/Alerts and newsletters', tags: ['autodocs'], ...sharedByMails };
export default meta;

const site = 'https://wadwerk.example';
const alert: MailedAlert = {
  filter: {
    search: 'verpleegkundige',
    city: 'Groningen',
    lat: 53.22,
    lon: 6.57,
    range: 25,
    salaryMin: 36_000,
  },
  frequency: 'weekly',
  segmentNames: ['Vast', '24–32 uur'],
  links: {
    confirm: `${site}/job-alert?token=abc&action=confirm`,
    manage: `${site}/job-alert?token=abc`,
    unsubscribe: `${site}/job-alert?token=abc&action=unsubscribe`,
    list: `${site}/vacatures?search=verpleegkundige`,
  },
};
const jobs = [
  { title: 'Wijkverpleegkundige niveau 6', details: 'Zorggroep Lauwers, Winsum', url: `${site}/vacature/1` },
  {
    title: 'SEH-verpleegkundige',
    details: 'Medisch Centrum Stadspark, Groningen',
    url: `${site}/vacature/2`,
  },
  {
    title: 'Arbeidsmarktcommunicatiemedewerker en verpleegkundig specialist ouderengeneeskunde',
    details: 'Anders Zorg Noord, Gasselternijveenschemond',
    url: `${site}/vacature/3`,
  },
];

export const ConfirmAlert = mailStory('To an address that somebody gave for an alert', (brand, locale) =>
  confirmAlertMail(alert, brand, locale),
);
export const NewJobs = mailStory('The jobs that are new in a search', (brand, locale) =>
  alertMail(alert, jobs, 7, brand, locale),
);
export const OneNewJob = mailStory('One job is new in a search', (brand, locale) =>
  alertMail(alert, jobs.slice(0, 1), 1, brand, locale),
);
export const ConfirmNewsletter = mailStory(
  'To an address that somebody gave for a newsletter',
  (brand, locale) =>
    newsletterMail(
      'Werk in het Noorden',
      { confirm: `${site}/?newsletter=abc`, unsubscribe: `${site}/?unsubscribe=abc` },
      brand,
      locale,
    ),
);
