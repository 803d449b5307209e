import type { Meta } from '@storybook/react-vite';
import { mailStory, sharedByMails } from './mail-stories.tsx';

const meta: Meta = { title: 'Mails/Jobs', tags: ['autodocs'], ...sharedByMails };
export default meta;

export const TakenOff = mailStory(
  'To a company: the site took its job off, why, and what it can do',
  'job.withheld',
  'reported',
);
export const TakenOffUnreported = mailStory(
  'The same, of a job that nobody reported',
  'job.withheld',
  'unreported',
);
export const PutBack = mailStory('To a company: its job is on the site again', 'job.restored', 'online');
export const PutBackLater = mailStory('The same, of a job that is not online now', 'job.restored', 'later');
export const Ended = mailStory('To a company: the site ended its job', 'job.moved', 'ended');
export const Paused = mailStory('To a company: the site set its job on pause', 'job.moved', 'paused');
export const Reopened = mailStory('To a company: the site opened its job again', 'job.moved', 'reopened');
export const Reported = mailStory('To who reported a job: the report came in', 'job-report.received');
export const ReportedAndTakenOff = mailStory(
  'To who reported a job: it was taken off, and how to object',
  'job-report.decided',
  'withheld',
);
export const ReportedAndLeft = mailStory(
  'To who reported a job: it stays, why, and how to object',
  'job-report.decided',
  'left',
);
export const Published = mailStory(
  'To a company: the site looked at its job and published it',
  'job.moved',
  'published',
);
export const Placed = mailStory('To a company: the site put a job online for it', 'job.moved', 'placed');
export const MovedAway = mailStory(
  'To a company: a job of it is another one’s now',
  'job.transferred',
  'away',
);
export const MovedHere = mailStory(
  'To a company: a job of another one is its now',
  'job.transferred',
  'here',
);
export const SentBack = mailStory(
  'To a company: what is to change before its job goes online',
  'job.returned',
);
