import type { PersonDecision } from '@boardwright/api-client/contract';
import { defineMail, type WrittenMail } from '../../platform/mail/define-mail.ts';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';
import type { MailedPerson } from './account-mails.ts';
import { personMailMessages } from './person-mail.messages.ts';

interface DecidedPerson extends MailedPerson {
  readonly decision: PersonDecision;
  /** Why they are blocked, in the admin's words. */
  readonly reason: string;
  /** When they are deleted, where they are: '27 December 2026'. */
  readonly day: string;
  /** Where they log in. */
  readonly url: string;
}

const names = { block: 'blocked', unblock: 'unblocked', delete: 'leaving', restore: 'stays' } as const;

/** To somebody whose account the site blocks, deletes on request, or gives back to them. */
export const personDecidedMail = defineMail(
  'person.decided',
  (
    translate,
    { givenName, locale, decision, reason, day, url }: DecidedPerson,
    brand: MailBrand,
  ): WrittenMail => {
    const t = translate(personMailMessages, locale, { givenName, site: brand.name, day });
    const name = names[decision];
    const more = {
      block: [{ paragraph: `${t('why')}:` }, { quote: reason }, { small: t('object') }],
      unblock: [{ button: { label: t('toAccount'), url } }],
      delete: [{ paragraph: t('leavingBack') }],
      restore: [{ button: { label: t('toAccount'), url } }],
    }[decision];
    const content = {
      subject: t(`${name}Subject`),
      heading: t(`${name}Heading`),
      parts: [{ paragraph: `${t('hello')}\n${t(`${name}Intro`)}` }, ...more],
      footer: t('footer'),
    };
    return { content, brand, locale };
  },
);
