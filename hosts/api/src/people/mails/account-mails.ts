import { accountMailMessages } from './account-mail.messages.ts';
import { defineMail, type TranslateMail, type WrittenMail } from '../../platform/mail/define-mail.ts';
import type { MailBrand } from '../../platform/mail/mail-brand.ts';

/** Whom a mail is about, and in which language they read. */
export interface MailedPerson {
  readonly givenName: string;
  readonly locale: string;
}

function messagesFor(translate: TranslateMail, { givenName, locale }: MailedPerson, brand: MailBrand) {
  return translate(accountMailMessages, locale, { givenName, site: brand.name });
}

/** To a new address: the link that shows it is theirs. */
export const verificationMail = defineMail(
  'account.verify',
  (translate, person: MailedPerson, url: string, brand: MailBrand): WrittenMail => {
    const t = messagesFor(translate, person, brand);
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
    return { content, brand, locale: person.locale };
  },
);

/** To a guest who applied: the link that keeps their data in a profile. */
export const profileOfferMail = defineMail(
  'account.profile',
  (translate, person: MailedPerson, url: string, brand: MailBrand): WrittenMail => {
    const t = messagesFor(translate, person, brand);
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
    return { content, brand, locale: person.locale };
  },
);

/** To who forgot the password: the link to choose another. */
export const resetMail = defineMail(
  'account.reset',
  (translate, person: MailedPerson, url: string, brand: MailBrand): WrittenMail => {
    const t = messagesFor(translate, person, brand);
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
    return { content, brand, locale: person.locale };
  },
);

/** After a change of password, so that nobody's is changed unnoticed. */
export const passwordChangedMail = defineMail(
  'account.password',
  (translate, person: MailedPerson, brand: MailBrand): WrittenMail => {
    const t = messagesFor(translate, person, brand);
    const content = {
      subject: t('changedSubject'),
      heading: t('changedHeading'),
      parts: [{ paragraph: `${t('hello')}\n${t('changedIntro')}` }, { paragraph: t('changedWarning') }],
      footer: t('changedFooter'),
    };
    return { content, brand, locale: person.locale };
  },
);

/** To the earlier address, after a change of address. */
export const addressMovedMail = defineMail(
  'account.moved',
  (translate, person: MailedPerson, email: string, brand: MailBrand): WrittenMail => {
    const t = messagesFor(translate, person, brand);
    const content = {
      subject: t('movedSubject'),
      heading: t('movedHeading'),
      parts: [
        { paragraph: `${t('hello')}\n${t('movedIntro', { email })}` },
        { paragraph: t('movedWarning') },
      ],
      footer: t('changedFooter'),
    };
    return { content, brand, locale: person.locale };
  },
);

/** The last one. */
export const accountDeletedMail = defineMail(
  'account.deleted',
  (translate, person: MailedPerson, brand: MailBrand): WrittenMail => {
    const t = messagesFor(translate, person, brand);
    const content = {
      subject: t('deletedSubject'),
      heading: t('deletedHeading'),
      parts: [{ paragraph: `${t('hello')}\n${t('deletedIntro')}` }],
      footer: t('deletedFooter'),
    };
    return { content, brand, locale: person.locale };
  },
);
