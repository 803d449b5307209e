import { companyDecidedMail, type MailedCompany } from '../companies/company-mails.ts';
import { movedMail, returnedMail, transferredMail } from '../jobs/mails/moved-mails.ts';
import { type MailedReport, reportDecidedMail, reportReceivedMail } from '../jobs/mails/report-mails.ts';
import { type MailedDecision, restoredMail, withheldMail } from '../jobs/mails/withheld-mails.ts';
import { sampled } from './mail-sample.ts';

const company = (locale: string): MailedCompany => ({
  locale,
  givenName: 'Ilse',
  company: 'Zorggroep Lauwers',
  url: 'https://wadwerk.example/my-account',
});
const nothing = { reason: '', published: [], left: [], waiting: [] } as const;
const approved = {
  decision: 'approve',
  reason: '',
  published: ['Wijkverpleegkundige', 'Verzorgende IG'],
  left: ['Teamleider thuiszorg Het Hogeland'],
  waiting: [],
} as const;
const blocked = {
  ...nothing,
  decision: 'block',
  reason: 'Sollicitanten moesten vooraf voor hun werkkleding betalen.',
} as const;
const decision = (locale: string): MailedDecision => ({
  ...company(locale),
  title: 'Teamleider thuiszorg Het Hogeland',
  url: 'https://wadwerk.example/my-account?menuType=manage-jobs&active-job=4',
});
const reason = {
  isReported: true,
  ground: 'misleading',
  explanation: 'De tekst belooft een vast contract, maar sollicitanten kregen een oproepcontract aangeboden.',
} as const;
const returned = {
  reasons: ['discriminates', 'pay_missing'],
  words: 'Haal ‘het liefst onder de 35’ weg: een leeftijd noemen mag niet.',
} as const;
const words = 'De functie is vervuld, zoals je ons schreef.';
const report = (locale: string): MailedReport => ({
  locale,
  title: 'Teamleider thuiszorg Het Hogeland',
  url: 'https://wadwerk.example/vacature/teamleider-thuiszorg-het-hogeland',
});
const withheldReport = {
  outcome: 'withheld',
  ground: 'misleading',
  message: 'De werkgever past de tekst aan.',
} as const;
const leftReport = {
  outcome: 'left',
  ground: null,
  message: 'We hebben het contract gezien: het is een vast contract, zoals er staat.',
} as const;

/** The mails about what a board decides, with samples. */
export const jobSamples = [
  sampled(
    companyDecidedMail,
    'companies',
    {
      approved: (brand, locale) => companyDecidedMail(company(locale), approved, brand),
      blocked: (brand, locale) => companyDecidedMail(company(locale), blocked, brand),
      unblocked: (brand, locale) =>
        companyDecidedMail(company(locale), { ...nothing, decision: 'unblock' }, brand),
    },
    ['company'],
  ),
  sampled(
    movedMail,
    'companies',
    {
      published: (brand, locale) => movedMail(decision(locale), 'published', '', brand),
      placed: (brand, locale) => movedMail(decision(locale), 'placed', '', brand),
      ended: (brand, locale) => movedMail(decision(locale), 'ended', words, brand),
      paused: (brand, locale) => movedMail(decision(locale), 'paused', words, brand),
      reopened: (brand, locale) => movedMail(decision(locale), 'reopened', '', brand),
    },
    ['title'],
  ),
  sampled(
    transferredMail,
    'companies',
    {
      away: (brand, locale) =>
        transferredMail(decision(locale), { way: 'away', other: 'Wadzorg', words }, brand),
      here: (brand, locale) =>
        transferredMail(decision(locale), { way: 'here', other: 'Wadzorg', words: '' }, brand),
    },
    ['title'],
  ),
  sampled(
    returnedMail,
    'companies',
    { usual: (brand, locale) => returnedMail(decision(locale), returned, brand) },
    ['title'],
  ),
  sampled(
    withheldMail,
    'companies',
    {
      reported: (brand, locale) => withheldMail(decision(locale), reason, brand),
      unreported: (brand, locale) => withheldMail(decision(locale), { ...reason, isReported: false }, brand),
    },
    ['title'],
  ),
  sampled(
    restoredMail,
    'companies',
    {
      online: (brand, locale) => restoredMail(decision(locale), true, brand),
      later: (brand, locale) => restoredMail(decision(locale), false, brand),
    },
    ['title'],
  ),
  sampled(
    reportReceivedMail,
    'candidates',
    { usual: (brand, locale) => reportReceivedMail(report(locale), 'misleading', brand) },
    ['title'],
  ),
  sampled(
    reportDecidedMail,
    'candidates',
    {
      withheld: (brand, locale) => reportDecidedMail(report(locale), withheldReport, brand),
      left: (brand, locale) => reportDecidedMail(report(locale), leftReport, brand),
    },
    ['title'],
  ),
] as const;
