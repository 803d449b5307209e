import { translate } from '@boardwright/messages';
import { composeMail, type ComposedMail } from '../../platform/mail/compose-mail.ts';
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
export function invitationMail(invitation: Invitation, brand: MailBrand): ComposedMail {
  const { locale, url, hasAccount, givenName, inviter, company } = invitation;
  const say = translate(clientMailMessages, locale, { givenName, inviter, company, site: brand.name });
  const content = {
    subject: say('subject'),
    heading: say('heading'),
    parts: [
      { paragraph: `${say('hello')}\n${say('intro')}` },
      { paragraph: say(hasAccount ? 'knownText' : 'newText') },
      { button: { label: say(hasAccount ? 'knownButton' : 'newButton'), url } },
      ...(hasAccount ? [] : [{ small: say('newUntil') }]),
    ],
    footer: say('footer'),
  };
  return composeMail(content, brand, locale);
}
