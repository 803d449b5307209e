import type { Meta } from '@storybook/react-vite';
import { mailStory, sharedByMails } from './mail-stories.tsx';

const meta: Meta = { title: 'Mails/Account', tags: ['autodocs'], ...sharedByMails };
export default meta;

export const Verification = mailStory('To a new address: the link that shows it is theirs', 'account.verify');
export const ProfileOffer = mailStory(
  'To a guest who applied: to keep their data in a profile',
  'account.profile',
);
export const Reset = mailStory('To who forgot the password', 'account.reset');
export const PasswordChanged = mailStory('After a change of password', 'account.password');
export const AddressMoved = mailStory('To the earlier address, after a change', 'account.moved');
export const Deleted = mailStory('The last one, to who deleted the account', 'account.deleted');
export const Blocked = mailStory('To somebody who is blocked, and why', 'person.decided', 'blocked');
export const Unblocked = mailStory('To somebody who is let in again', 'person.decided', 'unblocked');
export const Leaving = mailStory(
  'To somebody who asked to be deleted, and till when it can be taken back',
  'person.decided',
  'leaving',
);
export const Stays = mailStory('To somebody whose deletion was taken back', 'person.decided', 'stays');
export const Invitation = mailStory(
  'To somebody who is asked to work for a company',
  'account.invited',
  'new',
);
export const InvitationOfAnAccount = mailStory(
  'The same, to somebody who has an account',
  'account.invited',
  'known',
);
export const TeamInvitation = mailStory(
  'To somebody who is asked to run the site with others',
  'account.team',
);
export const CalledInAComment = mailStory(
  'To somebody of the team who is called in a comment, once its conversation is quiet',
  'team.comments',
  'called',
);
export const CommentAnswered = mailStory(
  'The same, to who wrote in the conversation before',
  'team.comments',
  'replied',
);
export const PlanDone = mailStory('To who made a release, once it is live', 'team.plan', 'done');
export const PlanFailed = mailStory(
  'To who planned something, where it could not be done',
  'team.plan',
  'undone',
);
export const PasskeyAdded = mailStory('After a passkey was added', 'account.passkey', 'added');
export const PasskeyRemoved = mailStory('After a passkey was removed', 'account.passkey', 'removed');
export const SecondStepOn = mailStory(
  'To an admin, after two-step login was turned on',
  'account.second-step',
  'on',
);
export const SecondStepMoved = mailStory(
  'The same, after it was moved to another app',
  'account.second-step',
  'moved',
);
export const SecondStepOff = mailStory('The same, after it was turned off', 'account.second-step', 'off');
export const SecondStepRecovered = mailStory(
  'The same, after a login with a recovery code',
  'account.second-step',
  'recovered',
);
export const SecondStepReset = mailStory('The same, after an owner reset it', 'account.second-step', 'reset');
