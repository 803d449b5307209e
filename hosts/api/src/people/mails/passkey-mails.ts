import { defineMail, type WrittenMail } from '../../platform/mail/define-mail.ts';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';
import type { MailedPerson } from './account-mails.ts';
import { passkeyMailMessages } from './passkey-mail.messages.ts';

/** What happened to the passkeys of an account. */
export interface PasskeyNews {
  readonly kind: 'added' | 'removed';
  /** As its owner calls it. */
  readonly passkey: string;
  readonly host: string;
}

/** To somebody whose passkeys have changed, so that nobody's do unnoticed. */
export const passkeyMail = defineMail(
  'account.passkey',
  (translate, { givenName, locale }: MailedPerson, news: PasskeyNews, brand: MailBrand): WrittenMail => {
    const { kind, passkey, host } = news;
    const t = translate(passkeyMailMessages, locale, { givenName, site: brand.name });
    const content = {
      subject: t(`${kind}.subject`),
      heading: t(`${kind}.heading`),
      parts: [
        { paragraph: `${t('hello')}\n${t(`${kind}.intro`, { passkey, host })}` },
        { paragraph: t('warning') },
      ],
      footer: t('footer'),
    };
    return { content, brand, locale };
  },
);
