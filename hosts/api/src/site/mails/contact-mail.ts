import { defineMail, type WrittenMail } from '../../platform/mail/define-mail.ts';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';
import { mailMessages } from '../../platform/mail/mail.messages.ts';

/** What a visitor wrote in a contact block; empty fields are left out. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly phone?: string | undefined;
  readonly subject?: string | undefined;
  readonly message?: string | undefined;
}

/** To the address of a contact block: the visitor's message, to be answered to the visitor. */
export const contactMail = defineMail(
  'contact.sent',
  (translate, message: ContactMessage, brand: MailBrand, locale: string): WrittenMail => {
    const t = translate(mailMessages, locale);
    const values = { site: brand.name, name: message.name, subject: message.subject ?? '' };
    const facts: (readonly [string, string])[] = [
      [t('name'), message.name],
      [t('email'), message.email],
    ];
    if (message.phone) facts.push([t('phone'), message.phone]);
    if (message.subject) facts.push([t('subject'), message.subject]);
    const content = {
      subject: t(message.subject ? 'contactSubject' : 'contactSubjectEmpty', values),
      heading: t('contactHeading', values),
      parts: [
        { paragraph: t('contactIntro', values) },
        { facts },
        ...(message.message ? [{ quote: message.message }] : []),
      ],
      footer: t('contactFooter', values),
    };
    return { content, brand, locale };
  },
);
