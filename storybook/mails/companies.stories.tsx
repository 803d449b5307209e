import type { Meta } from '@storybook/react-vite';
import { mailStory, sharedByMails } from './mail-stories.tsx';

const meta: Meta = { title: 'Mails/Companies', tags: ['autodocs'], ...sharedByMails };
export default meta;

export const Approved = mailStory(
  'To a company: it is approved, and which of its jobs went online with it',
  'company.decided',
  'approved',
);
export const Blocked = mailStory(
  'To a company: it is blocked, why, and what it can do',
  'company.decided',
  'blocked',
);
export const Unblocked = mailStory('To a company: it is no longer blocked', 'company.decided', 'unblocked');
