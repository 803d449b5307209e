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
  const say = messagesFor(person, brand);
  const content = {
    subject: say('verifySubject'),
    heading: say('verifyHeading'),
    parts: [
      { paragraph: `${say('hello')}\n${say('verifyIntro')}` },
      { button: { label: say('verifyButton'), url } },
      { small: say('verifyUntil') },
    ],
    footer: say('verifyFooter'),
  };
  return composeMail(content, brand, person.locale);
}

/** To a guest who applied: the link that keeps their data in a profile. */
export function profileOfferMail(person: MailedPerson, url: string, brand: MailBrand): ComposedMail {
  const say = messagesFor(person, brand);
  const content = {
    subject: say('profileSubject'),
    heading: say('profileHeading'),
    parts: [
      { paragraph: `${say('hello')}\n${say('profileIntro')}` },
      { button: { label: say('profileButton'), url } },
      { small: say('profileUntil') },
    ],
    footer: say('profileFooter'),
  };
  return composeMail(content, brand, person.locale);
}

/** To who forgot the password: the link to choose another. */
export function resetMail(person: MailedPerson, url: string, brand: MailBrand): ComposedMail {
  const say = messagesFor(person, brand);
  const content = {
    subject: say('resetSubject'),
    heading: say('resetHeading'),
    parts: [
      { paragraph: `${say('hello')}\n${say('resetIntro')}` },
      { button: { label: say('resetButton'), url } },
      { small: say('resetUntil') },
    ],
    footer: say('resetFooter'),
  };
  return composeMail(content, brand, person.locale);
}

/** After a change of password, so that nobody's is changed unnoticed. */
export function passwordChangedMail(person: MailedPerson, brand: MailBrand): ComposedMail {
  const say = messagesFor(person, brand);
  const content = {
    subject: say('changedSubject'),
    heading: say('changedHeading'),
    parts: [{ paragraph: `${say('hello')}\n${say('changedIntro')}` }, { paragraph: say('changedWarning') }],
    footer: say('changedFooter'),
  };
  return composeMail(content, brand, person.locale);
}

/** To the earlier address, after a change of address. */
export function addressMovedMail(person: MailedPerson, email: string, brand: MailBrand): ComposedMail {
  const say = messagesFor(person, brand);
  const content = {
    subject: say('movedSubject'),
    heading: say('movedHeading'),
    parts: [
      { paragraph: `${say('hello')}\n${say('movedIntro', { email })}` },
      { paragraph: say('movedWarning') },
    ],
    footer: say('changedFooter'),
  };
  return composeMail(content, brand, person.locale);
}

/** The last one. */
export function accountDeletedMail(person: MailedPerson, brand: MailBrand): ComposedMail {
  const say = messagesFor(person, brand);
  const content = {
    subject: say('deletedSubject'),
    heading: say('deletedHeading'),
    parts: [{ paragraph: `${say('hello')}\n${say('deletedIntro')}` }],
    footer: say('deletedFooter'),
  };
  return composeMail(content, brand, person.locale);
}
