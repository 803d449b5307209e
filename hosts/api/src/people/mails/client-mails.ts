import { defineMail, type WrittenMail } from '../../platform/mail/define-mail.ts';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';
import { clientMailMessages } from './client-mail.messages.ts';

export interface Invitation {
  /** As the inviter typed it. */
  readonly givenName: string;
  readonly inviter: string;
  readonly company: string;
  readonly locale: string;
  /** Chooses a password, or leads to the account where there is one. */
  readonly url: string;
  readonly hasAccount: boolean;
}

/** To somebody who is asked to work for a company: how to begin, or where to accept. */
export const invitationMail = defineMail(
  'account.invited',
  (translate, invitation: Invitation, brand: MailBrand): WrittenMail => {
    const { locale, url, hasAccount, givenName, inviter, company } = invitation;
    const t = translate(clientMailMessages, locale, { givenName, inviter, company, site: brand.name });
    const content = {
      subject: t('subject'),
      heading: t('heading'),
      parts: [
        { paragraph: `${t('hello')}\n${t('intro')}` },
        { paragraph: t(hasAccount ? 'knownText' : 'newText') },
        { button: { label: t(hasAccount ? 'knownButton' : 'newButton'), url } },
        ...(hasAccount ? [] : [{ small: t('newUntil') }]),
      ],
      footer: t('footer'),
    };
    return { content, brand, locale };
  },
);
