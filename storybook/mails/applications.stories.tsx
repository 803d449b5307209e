import {
  applicationConfirmedMail,
  applicationReceivedMail,
  applicationWithdrawnMail,
  contactMail,
  contactReplyMail,
  contactRequestMail,
  introducedMail,
  introductionReceivedMail,
  letterMail,
  type MailedApplication,
  type MailedIntroduction,
} from '@boardwright/api/mails';
import type { Meta } from '@storybook/react-vite';
import { mailStory, sharedByMails } from './mail-stories.tsx';

const meta: Meta = { title: 'Mails/Applications and contact', tags: ['autodocs'], ...sharedByMails };
export default meta;

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
const { salutation: _salutation, ...person } = application;
const introduction: MailedIntroduction = {
  ...person,
  introducedBy: 'Werkpunt Noord',
  colleague: 'Femke Hofstra',
  title: job.title,
  organisation: job.organisationName,
  jobUrl: url,
};

export const Received = mailStory('To the employer: who applied, and what they wrote', (brand, locale) =>
  applicationReceivedMail(application, job, brand, locale),
);
export const Confirmed = mailStory('To the applicant: it was sent, and what was in it', (brand, locale) =>
  applicationConfirmedMail(application, job, brand, locale),
);
export const Withdrawn = mailStory('To the employer: an application was taken back', (brand, locale) =>
  applicationWithdrawnMail('Sanne Wiersma', job, brand, locale),
);
export const Letter = mailStory('To an applicant, in the employer’s own words', (brand, locale) =>
  letterMail(
    { subject: 'Je sollicitatie', text: 'Hallo Sanne,\n\nGraag tot dinsdag om tien uur.\n\nIlse Veenstra' },
    job.title,
    brand,
    locale,
  ),
);
export const ContactRequest = mailStory('To a candidate: who asks for contact', (brand, locale) =>
  contactRequestMail(request, brand, locale),
);
export const ContactAccepted = mailStory('To the employer: the candidate accepts', (brand, locale) =>
  contactReplyMail(
    {
      ...reply,
      contact: { name: 'Sanne Wiersma', email: application.email, phone: application.phone },
    },
    brand,
    locale,
  ),
);
export const ContactDeclined = mailStory('To the employer: the candidate declines', (brand, locale) =>
  contactReplyMail({ ...reply, contact: undefined }, brand, locale),
);
export const Introduced = mailStory('To somebody whom a company introduced', (brand, locale) =>
  introducedMail({ ...introduction, objectUrl: `${url}?object=1` }, brand, locale),
);
export const IntroductionReceived = mailStory('To who recruits: somebody was introduced', (brand, locale) =>
  introductionReceivedMail(introduction, brand, locale),
);
export const ContactForm = mailStory(
  'To the address of a contact block: what a visitor wrote',
  (brand, locale) =>
    contactMail(
      {
        name: 'Sanne Wiersma',
        email: application.email,
        subject: 'Een vraag',
        message: 'Kan ik ook in het weekend bellen?',
      },
      brand,
      locale,
    ),
);
