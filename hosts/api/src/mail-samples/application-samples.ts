import { applicationWithdrawnMail, letterMail } from '../applications/mails/applicant-mails.ts';
import {
  applicationConfirmedMail,
  applicationReceivedMail,
  type MailedApplication,
} from '../applications/mails/application-mails.ts';
import {
  introducedMail,
  introductionReceivedMail,
  type MailedIntroduction,
} from '../resumes/mails/introduction-mails.ts';
import { contactReplyMail, contactRequestMail } from '../resumes/mails/relation-mails.ts';
import { contactMail } from '../site/mails/contact-mail.ts';
import { sampled } from './mail-sample.ts';

const url = 'https://wadwerk.example/vacature/wijkverpleegkundige-niveau-6';
const application: MailedApplication = {
  givenName: 'Sanne',
  familyName: 'Wiersma',
  salutation: 'miss',
  email: 'sanne.wiersma@voorbeeld.nl',
  phone: '+31612345678',
  motivationText: 'Beste team,\n\nNa drie jaar ziekenhuis mis ik de mensen thuis.\n\nSanne',
  fileNames: ['CV Sanne Wiersma 2026.pdf'],
};
const job = {
  title: 'Wijkverpleegkundige niveau 6',
  organisationName: 'Zorggroep Lauwers',
  url,
  referenceCode: 'ZL-204',
};
const letter = {
  subject: 'Je sollicitatie',
  text: 'Hallo Sanne,\n\nGraag tot dinsdag om tien uur.\n\nIlse Veenstra',
};
const request = {
  client: 'Medisch Centrum Stadspark',
  givenName: 'Sanne',
  introduction:
    'Op onze hartbewaking zoeken we iemand met jouw ervaring. Zin in een kop koffie op de afdeling?',
  motivation: 'Je werkte op een verpleegafdeling en in de wijk.',
  fileName: 'Werken op de hartbewaking.pdf',
  url,
};
const reply = { candidate: 'Sanne', url: 'https://wadwerk.example/my-account' };
const contact = { name: 'Sanne Wiersma', email: application.email, phone: application.phone };
const { salutation: _salutation, ...person } = application;
const introduction: MailedIntroduction = {
  ...person,
  introducedBy: 'Werkpunt Noord',
  colleague: 'Femke Hofstra',
  title: job.title,
  organisation: job.organisationName,
  jobUrl: url,
};
const question = {
  name: 'Sanne Wiersma',
  email: application.email,
  subject: 'Een vraag',
  message: 'Kan ik ook in het weekend bellen?',
};

/** The mails between candidates and companies, with samples. */
export const applicationSamples = [
  sampled(
    applicationConfirmedMail,
    'candidates',
    { usual: (brand, locale) => applicationConfirmedMail(application, job, brand, locale) },
    ['title'],
  ),
  sampled(letterMail, 'candidates', {
    usual: (brand, locale) => letterMail(letter, job.title, brand, locale),
  }),
  sampled(
    contactRequestMail,
    'candidates',
    { usual: (brand, locale) => contactRequestMail(request, brand, locale) },
    ['client'],
  ),
  sampled(
    introducedMail,
    'candidates',
    {
      usual: (brand, locale) =>
        introducedMail({ ...introduction, objectUrl: `${url}?object=1` }, brand, locale),
    },
    ['client', 'title'],
  ),
  sampled(
    applicationReceivedMail,
    'companies',
    { usual: (brand, locale) => applicationReceivedMail(application, job, brand, locale) },
    ['applicant', 'title'],
  ),
  sampled(
    applicationWithdrawnMail,
    'companies',
    { usual: (brand, locale) => applicationWithdrawnMail('Sanne Wiersma', job, brand, locale) },
    ['applicant', 'title'],
  ),
  sampled(
    introductionReceivedMail,
    'companies',
    { usual: (brand, locale) => introductionReceivedMail(introduction, brand, locale) },
    ['person', 'title'],
  ),
  sampled(
    contactReplyMail,
    'companies',
    {
      accepted: (brand, locale) => contactReplyMail({ ...reply, contact }, brand, locale),
      declined: (brand, locale) => contactReplyMail({ ...reply, contact: undefined }, brand, locale),
    },
    ['candidate'],
  ),
  sampled(contactMail, 'team', { usual: (brand, locale) => contactMail(question, brand, locale) }),
] as const;
