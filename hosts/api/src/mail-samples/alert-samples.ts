import { alertMail, confirmAlertMail, type MailedAlert } from '../alerts/mails/alert-mails.ts';
import { newsletterMail } from '../newsletters/confirm-newsletter-mail.ts';
import { sampled } from './mail-sample.ts';

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
const links = { confirm: `${site}/?newsletter=abc`, unsubscribe: `${site}/?unsubscribe=abc` };

/** The mails to whoever asked to be mailed, with samples. */
export const alertSamples = [
  sampled(confirmAlertMail, 'candidates', {
    usual: (brand, locale) => confirmAlertMail(alert, brand, locale),
  }),
  sampled(alertMail, 'candidates', {
    several: (brand, locale) => alertMail(alert, jobs, 7, brand, locale),
    one: (brand, locale) => alertMail(alert, jobs.slice(0, 1), 1, brand, locale),
  }),
  sampled(
    newsletterMail,
    'candidates',
    { usual: (brand, locale) => newsletterMail('Werk in het Noorden', links, brand, locale) },
    ['name'],
  ),
] as const;
