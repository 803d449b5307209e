import { accountMailMessages } from './account-mail.messages.ts';
import { composeMail, type ComposedMail } from '../../platform/mail/compose-mail.ts';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';

/** Whom a mail is about, and in which language they read. */
export interface MailedPerson {
  readonly givenName: string;
  readonly locale: string;
}

function messagesFor({ givenName, locale }: MailedPerson, brand: MailBrand) {
  return accountMailMessages(locale, { givenName, site: brand.name });
}

/** To a new address: the link that shows it is theirs. */
export function verificationMail(person: MailedPerson, url: string, brand: MailBrand): ComposedMail {
  const t = messagesFor(person, brand);
  const content = {
    subject: t('verifySubject'),
    heading: t('verifyHeading'),
    parts: [
      { paragraph: `${t('hello')}\n${t('verifyIntro')}` },
      { button: { label: t('verifyButton'), url } },
      { small: t('verifyUntil') },
    ],
    footer: t('verifyFooter'),
  };
  return composeMail(content, brand, person.locale);
}

/** To a guest who applied: the link that keeps their data in a profile. */
export function profileOfferMail(person: MailedPerson, url: string, brand: MailBrand): ComposedMail {
  const t = messagesFor(person, brand);
  const content = {
    subject: t('profileSubject'),
    heading: t('profileHeading'),
    parts: [
      { paragraph: `${t('hello')}\n${t('profileIntro')}` },
      { button: { label: t('profileButton'), url } },
      { small: t('profileUntil') },
    ],
    footer: t('profileFooter'),
  };
  return composeMail(content, brand, person.locale);
}

/** To who forgot the password: the link to choose another. */
export function resetMail(person: MailedPerson, url: string, brand: MailBrand): ComposedMail {
  const t = messagesFor(person, brand);
  const content = {
    subject: t('resetSubject'),
    heading: t('resetHeading'),
    parts: [
      { paragraph: `${t('hello')}\n${t('resetIntro')}` },
      { button: { label: t('resetButton'), url } },
      { small: t('resetUntil') },
    ],
    footer: t('resetFooter'),
  };
  return composeMail(content, brand, person.locale);
}

/** After a change of password, so that nobody's is changed unnoticed. */
export function passwordChangedMail(person: MailedPerson, brand: MailBrand): ComposedMail {
  const t = messagesFor(person, brand);
  const content = {
    subject: t('changedSubject'),
    heading: t('changedHeading'),
    parts: [{ paragraph: `${t('hello')}\n${t('changedIntro')}` }, { paragraph: t('changedWarning') }],
    footer: t('changedFooter'),
  };
  return composeMail(content, brand, person.locale);
}

/** To the earlier address, after a change of address. */
export function addressMovedMail(person: MailedPerson, email: string, brand: MailBrand): ComposedMail {
  const t = messagesFor(person, brand);
  const content = {
    subject: t('movedSubject'),
    heading: t('movedHeading'),
    parts: [{ paragraph: `${t('hello')}\n${t('movedIntro', { email })}` }, { paragraph: t('movedWarning') }],
    footer: t('changedFooter'),
  };
  return composeMail(content, brand, person.locale);
}

/** The last one. */
export function accountDeletedMail(person: MailedPerson, brand: MailBrand): ComposedMail {
  const t = messagesFor(person, brand);
  const content = {
    subject: t('deletedSubject'),
    heading: t('deletedHeading'),
    parts: [{ paragraph: `${t('hello')}\n${t('deletedIntro')}` }],
    footer: t('deletedFooter'),
  };
  return composeMail(content, brand, person.locale);
}
