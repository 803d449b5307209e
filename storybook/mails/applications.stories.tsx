import type { Meta } from '@storybook/react-vite';
import { mailStory, sharedByMails } from './mail-stories.tsx';

const meta: Meta = { title: 'Mails/Applications and contact', tags: ['autodocs'], ...sharedByMails };
export default meta;

export const Received = mailStory(
  'To the employer: who applied, and what they wrote',
  'application.received',
);
export const Confirmed = mailStory(
  'To the applicant: it was sent, and what was in it',
  'application.confirmed',
);
export const Withdrawn = mailStory('To the employer: an application was taken back', 'application.withdrawn');
export const Letter = mailStory('To an applicant, in the employer’s own words', 'application.answered');
export const ContactRequest = mailStory('To a candidate: who asks for contact', 'contact-request.requested');
export const ContactAccepted = mailStory(
  'To the employer: the candidate accepts',
  'contact-request.answered',
  'accepted',
);
export const ContactDeclined = mailStory(
  'To the employer: the candidate declines',
  'contact-request.answered',
  'declined',
);
export const Introduced = mailStory('To somebody whom a company introduced', 'candidate.introduced');
export const IntroductionReceived = mailStory(
  'To who recruits: somebody was introduced',
  'introduction.received',
);
export const ContactForm = mailStory(
  'To the address of a contact block: what a visitor wrote',
  'contact.sent',
);
