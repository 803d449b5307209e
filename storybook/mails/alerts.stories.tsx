import type { Meta } from '@storybook/react-vite';
import { mailStory, sharedByMails } from './mail-stories.tsx';

const meta: Meta = { title: 'Mails/Alerts and newsletters', tags: ['autodocs'], ...sharedByMails };
export default meta;

export const ConfirmAlert = mailStory('To an address that somebody gave for an alert', 'job-alert.confirm');
export const NewJobs = mailStory('The jobs that are new in a search', 'job-alert.jobs', 'several');
export const OneNewJob = mailStory('One job is new in a search', 'job-alert.jobs', 'one');
export const ConfirmNewsletter = mailStory(
  'To an address that somebody gave for a newsletter',
  'newsletter.confirm',
);
