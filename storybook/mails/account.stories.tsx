import {
  accountDeletedMail,
  addressMovedMail,
  invitationMail,
  passwordChangedMail,
  personDecidedMail,
  profileOfferMail,
  resetMail,
  secondStepMail,
  type SecondStepNews,
  teamInvitationMail,
  verificationMail,
} from '@boardwright/api/mails';
import type { Meta } from '@storybook/react-vite';
import { mailStory, sharedByMails } from './mail-stories.tsx';

const meta: Meta = { title: 'Mails/Account', tags: ['autodocs'], ...sharedByMails };
export default meta;

const sanne = (locale: string) => ({ givenName: 'Sanne', locale });
const link = 'https://wadwerk.example/account?token=5f2c';
const invitation = { givenName: 'Femke', inviter: 'Ilse Veenstra', company: 'Zorggroep Lauwers', url: link };

export const Verification = mailStory('To a new address: the link that shows it is theirs', (brand, locale) =>
  verificationMail(sanne(locale), link, brand),
);
export const ProfileOffer = mailStory(
  'To a guest who applied: to keep their data in a profile',
  (brand, locale) => profileOfferMail(sanne(locale), link, brand),
);
export const Reset = mailStory('To who forgot the password', (brand, locale) =>
  resetMail(sanne(locale), link, brand),
);
export const PasswordChanged = mailStory('After a change of password', (brand, locale) =>
  passwordChangedMail(sanne(locale), brand),
);
export const AddressMoved = mailStory('To the earlier address, after a change', (brand, locale) =>
  addressMovedMail(sanne(locale), 'sanne.wiersma@voorbeeld.nl', brand),
);
export const Deleted = mailStory('The last one, to who deleted the account', (brand, locale) =>
  accountDeletedMail(sanne(locale), brand),
);
export const Blocked = mailStory('To somebody who is blocked, and why', (brand, locale) =>
  personDecidedMail(
    {
      ...sanne(locale),
      decision: 'block',
      reason: 'You applied for forty jobs with somebody else’s CV.',
      day: '',
      url: 'https://wadwerk.example/login',
    },
    brand,
  ),
);
export const Unblocked = mailStory('To somebody who is let in again', (brand, locale) =>
  personDecidedMail(
    { ...sanne(locale), decision: 'unblock', reason: '', day: '', url: 'https://wadwerk.example/login' },
    brand,
  ),
);
export const Leaving = mailStory(
  'To somebody who asked to be deleted, and till when it can be taken back',
  (brand, locale) =>
    personDecidedMail(
      {
        ...sanne(locale),
        decision: 'delete',
        reason: '',
        day: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date('2026-12-27T12:00:00Z')),
        url: 'https://wadwerk.example/login',
      },
      brand,
    ),
);
export const Stays = mailStory('To somebody whose deletion was taken back', (brand, locale) =>
  personDecidedMail(
    { ...sanne(locale), decision: 'restore', reason: '', day: '', url: 'https://wadwerk.example/login' },
    brand,
  ),
);
export const Invitation = mailStory('To somebody who is asked to work for a company', (brand, locale) =>
  invitationMail({ ...invitation, locale, hasAccount: false }, brand),
);
export const InvitationOfAnAccount = mailStory('The same, to somebody who has an account', (brand, locale) =>
  invitationMail({ ...invitation, locale, hasAccount: true }, brand),
);
export const TeamInvitation = mailStory(
  'To somebody who is asked to run the site with others',
  (brand, locale) =>
    teamInvitationMail({ inviter: 'Femke Dijkstra', role: 'Support', locale, url: link }, brand),
);
const secondStepStory = (name: string, news: SecondStepNews) =>
  mailStory(name, (brand, locale) => secondStepMail(sanne(locale), news, brand));
export const SecondStepOn = secondStepStory('To an admin, after two-step login was turned on', {
  kind: 'on',
});
export const SecondStepMoved = secondStepStory('The same, after it was moved to another app', {
  kind: 'moved',
});
export const SecondStepOff = secondStepStory('The same, after it was turned off', { kind: 'off' });
export const SecondStepRecovered = secondStepStory('The same, after a login with a recovery code', {
  kind: 'recovered',
  left: 3,
});
export const SecondStepReset = secondStepStory('The same, after an owner reset it', {
  kind: 'reset',
  by: 'Femke Dijkstra',
});
