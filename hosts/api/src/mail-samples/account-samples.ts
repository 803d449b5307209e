import {
  accountDeletedMail,
  addressMovedMail,
  passwordChangedMail,
  profileOfferMail,
  resetMail,
  verificationMail,
} from '../people/mails/account-mails.ts';
import { invitationMail } from '../people/mails/client-mails.ts';
import { passkeyMail } from '../people/mails/passkey-mails.ts';
import { personDecidedMail } from '../people/mails/person-mails.ts';
import { secondStepMail } from '../people/mails/second-step-mails.ts';
import { teamInvitationMail } from '../people/mails/team-mails.ts';
import { planMail } from '../site/builder/plan-mail.ts';
import { commentMail } from '../site/comments/comment-mail.ts';
import { sampled } from './mail-sample.ts';

const sanne = (locale: string) => ({ givenName: 'Sanne', locale });
const link = 'https://wadwerk.example/account?token=5f2c';
const login = { url: 'https://wadwerk.example/login', reason: '', day: '' };
const reason = 'Je solliciteerde op veertig vacatures met het cv van iemand anders.';
const invitation = { givenName: 'Femke', inviter: 'Ilse Veenstra', company: 'Zorggroep Lauwers', url: link };
const phone = { passkey: 'Safari, iOS', host: 'wadwerk.example' };
const colleague = { inviter: 'Femke Dijkstra', role: 'Support', url: link };

const exchange = {
  givenName: 'Andrei',
  comments: [
    {
      name: 'Sanne Bakker',
      page: '/techniek',
      text: 'Klopt dit nog? Bij zorg is het 14 dagen. @Andrei Popa heb jij het cijfer van november?',
    },
  ],
  more: 0,
  url: 'https://wadwerk.example/admin/?page=7&block=93&comment=12',
};

const campaign = {
  givenName: 'Sanne',
  name: 'Wintercampagne',
  time: 'maandag 30 november 2026 om 09:00',
  url: 'https://wadwerk.example/admin/releases?release=4',
};
const inTheWay = 'Bezoekers vinden de pagina “Markt” nog op /markt. Publiceer ze samen, of eerst die pagina.';

/** The mails about an account, with samples. */
export const accountSamples = [
  sampled(verificationMail, 'everyone', {
    usual: (brand, locale) => verificationMail(sanne(locale), link, brand),
  }),
  sampled(resetMail, 'everyone', { usual: (brand, locale) => resetMail(sanne(locale), link, brand) }),
  sampled(passwordChangedMail, 'everyone', {
    usual: (brand, locale) => passwordChangedMail(sanne(locale), brand),
  }),
  sampled(
    addressMovedMail,
    'everyone',
    { usual: (brand, locale) => addressMovedMail(sanne(locale), 'sanne.wiersma@voorbeeld.nl', brand) },
    ['email'],
  ),
  sampled(accountDeletedMail, 'everyone', {
    usual: (brand, locale) => accountDeletedMail(sanne(locale), brand),
  }),
  sampled(personDecidedMail, 'everyone', {
    blocked: (brand, locale) =>
      personDecidedMail({ ...sanne(locale), ...login, decision: 'block', reason }, brand),
    unblocked: (brand, locale) =>
      personDecidedMail({ ...sanne(locale), ...login, decision: 'unblock' }, brand),
    leaving: (brand, locale) =>
      personDecidedMail({ ...sanne(locale), ...login, decision: 'delete', day: '27-12-2026' }, brand),
    stays: (brand, locale) => personDecidedMail({ ...sanne(locale), ...login, decision: 'restore' }, brand),
  }),
  sampled(profileOfferMail, 'candidates', {
    usual: (brand, locale) => profileOfferMail(sanne(locale), link, brand),
  }),
  sampled(
    invitationMail,
    'companies',
    {
      new: (brand, locale) => invitationMail({ ...invitation, locale, hasAccount: false }, brand),
      known: (brand, locale) => invitationMail({ ...invitation, locale, hasAccount: true }, brand),
    },
    ['inviter', 'company'],
  ),
  sampled(
    teamInvitationMail,
    'team',
    { usual: (brand, locale) => teamInvitationMail({ ...colleague, locale }, brand) },
    ['inviter'],
  ),
  sampled(
    commentMail,
    'team',
    {
      called: (brand, locale) => commentMail({ ...exchange, locale, isCalled: true }, brand),
      replied: (brand, locale) => commentMail({ ...exchange, locale, isCalled: false }, brand),
    },
    ['name'],
  ),
  sampled(
    planMail,
    'team',
    {
      done: (brand, locale) => planMail({ ...campaign, locale, problem: undefined }, brand),
      undone: (brand, locale) => planMail({ ...campaign, locale, problem: inTheWay }, brand),
    },
    ['name'],
  ),
  sampled(passkeyMail, 'everyone', {
    added: (brand, locale) => passkeyMail(sanne(locale), { kind: 'added', ...phone }, brand),
    removed: (brand, locale) => passkeyMail(sanne(locale), { kind: 'removed', ...phone }, brand),
  }),
  sampled(secondStepMail, 'team', {
    on: (brand, locale) => secondStepMail(sanne(locale), { kind: 'on' }, brand),
    moved: (brand, locale) => secondStepMail(sanne(locale), { kind: 'moved' }, brand),
    off: (brand, locale) => secondStepMail(sanne(locale), { kind: 'off' }, brand),
    recovered: (brand, locale) => secondStepMail(sanne(locale), { kind: 'recovered', left: 3 }, brand),
    reset: (brand, locale) => secondStepMail(sanne(locale), { kind: 'reset', by: 'Femke Dijkstra' }, brand),
  }),
] as const;
