import type { PersonDecision } from '@boardwright/api-client/contract';
import { composeMail, type ComposedMail } from '../../platform/mail/compose-mail.ts';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';
import type { MailedPerson } from './account-mails.ts';
import { personMailMessages } from './person-mail.messages.ts';

interface DecidedPerson extends MailedPerson {
  readonly decision: PersonDecision;
  /** Why they are blocked, in the admin's words. */
  readonly reason: string;
  /** Where they log in. */
  readonly url: string;
}

/** To somebody whose account the site blocks, or lets in again. */
export function personDecidedMail(
  { givenName, locale, decision, reason, url }: DecidedPerson,
  brand: MailBrand,
): ComposedMail {
  const t = personMailMessages(locale, { givenName, site: brand.name });
  const name = decision === 'block' ? 'blocked' : 'unblocked';
  const content = {
    subject: t(`${name}Subject`),
    heading: t(`${name}Heading`),
    parts: [
      { paragraph: `${t('hello')}\n${t(`${name}Intro`)}` },
      ...(decision === 'block'
        ? [{ paragraph: `${t('why')}:` }, { quote: reason }, { small: t('object') }]
        : [{ button: { label: t('toAccount'), url } }]),
    ],
    footer: t('footer'),
  };
  return composeMail(content, brand, locale);
}
